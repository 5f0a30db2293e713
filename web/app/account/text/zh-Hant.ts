// 帳號畫面的文字，繁體中文。
import type { AccountMessages } from './en.ts';

export const messages: AccountMessages = {
  title: '帳號',

  safety: {
    alone: '這個帳號只存在這台裝置上。裝置遺失，或瀏覽器資料被清除，帳號就沒了。',
    aloneHint: '留一條回來的路吧：備用碼只要一分鐘。',
    safe: (ways) => `回到這個帳號的路：${ways}。`,
    codes: (n) => `${n} 組備用碼`,
    devices: (n) => `另外 ${n} 台裝置`,
  },

  link: {
    title: '在另一台裝置上使用',
    hint: '用另一台裝置的相機掃描，或在那裡打開 Lightlag，選「我有帳號」，輸入這組代碼。',
    make: '加入一台裝置',
    again: '產生新的代碼',
    qr: '給另一台裝置掃描的條碼',
    warning: '誰先用了它，誰就有你的帳號。別給其他人看。',
    left: (minutes) => `只能用一次，還有 ${minutes} 分鐘有效。`,
    over: '這組代碼已經過期。',
    done: '另一台裝置已經登入。',
  },

  codes: {
    title: '備用碼',
    hint: '把十組代碼抄下來，以防所有裝置都遺失。每組只能用一次。',
    make: '產生十組備用碼',
    left: (n, when) => `還剩 ${n} 組（共 10 組），${when}產生。`,
    renew: '重新產生十組',
    renewSure: '你手上的備用碼從此不能再用。',
    once: '只會顯示這一次。請抄下來，或列印出來。',
    copy: '複製',
    copied: '已複製',
    print: '列印',
    printed: (name) => `${name}的 Lightlag 備用碼。每組只能用一次。`,
    kept: '我收好了',
  },

  devices: {
    title: '登入中的裝置',
    here: '這台裝置',
    unknown: '某台裝置',
    seen: (when) => `${when}打開過`,
    end: '登出',
    endOf: (device) => `登出 ${device}`,
    ended: '那台裝置已經登出。',
    everywhere: '全部登出',
    everywhereSure: '所有裝置都會登出，這台也是。',
    noWayBack: '你沒有備用碼：登出後就再也回不到這個帳號。',
  },

  signIn: {
    title: '我有帳號',
    hint: '輸入另一台裝置給的代碼（在那裡：設定、帳號、加入一台裝置），或一組備用碼。',
    code: '代碼',
    codeMissing: '請輸入代碼。',
    enter: '登入',
    linked: '要在這台裝置上使用給出這組代碼的帳號嗎？',
    linkedHint: '只有這組代碼是你自己在另一台裝置上產生的，才這麼做。',
    instead: (name) => `這台裝置現在是${name}的。那個帳號要有別的裝置或回來的路，才會留下來。`,
    welcome: (name) => `歡迎回來，${name}。`,
  },
};
