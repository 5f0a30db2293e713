// Made from zh-Hant.ts by `npm run texts`. Change that file, or shared/text/zh-Hans.overrides.ts.
// 账号画面的文字，繁体中文。
import type { AccountMessages } from './en.ts';

export const messages: AccountMessages = {
  title: '账号',

  safety: {
    alone: '这个账号只存在这台设备上。设备遗失，或浏览器数据被清除，账号就没了。',
    aloneHint: '留一条回来的路吧：加一把通行密钥或产生备用码，只要一分钟。',
    safe: (ways) => `回到这个账号的路：${ways}。`,
    passkeys: (n) => `${n} 把通行密钥`,
    codes: (n) => `${n} 组备用码`,
    devices: (n) => `另外 ${n} 台设备`,
  },

  passkeys: {
    title: '通行密钥',
    hint: '用手机的解锁方式，或一支安全密钥，就能在任何设备上打开这个账号。什么都不用记。',
    add: '加入通行密钥',
    added: '通行密钥加好了，从现在起就能打开这个账号。',
    unnamed: '通行密钥',
    since: (when) => `${when}加入`,
    used: (when) => `${when}用过`,
    synced: '会同步到你的其他设备',
    single: '只在一台设备上',
    change: '变更',
    changeOf: (name) => `变更 ${name}`,
    name: '名称',
    save: '保存',
    revoke: '撤销',
    revokeSure: '它从此打不开这个账号。你的设备可能还会提供它，直到你在设备上删除。',
    revoked: '通行密钥已撤销。',
    cancelled: '没有使用通行密钥。',
    known: '这台设备已经有这个账号的通行密钥。',
    failed: '浏览器做不到。',
    hindered: {
      insecure: '通行密钥需要安全的网址（https）。',
      address: '通行密钥需要有名称的网址，不能是一串数字。',
      unsupported: '这个浏览器不支持通行密钥。',
    },
  },

  link: {
    title: '在另一台设备上使用',
    hint: '用另一台设备的相机扫描，或在那里打开 Lightlag，选“我有账号”，输入这组代码。',
    make: '加入一台设备',
    again: '产生新的代码',
    qr: '给另一台设备扫描的条码',
    warning: '谁先用了它，谁就有你的账号。别给其他人看。',
    left: (minutes) => `只能用一次，还有 ${minutes} 分钟有效。`,
    over: '这组代码已经过期。',
    done: '另一台设备已经登录。',
  },

  codes: {
    title: '备用码',
    hint: '把十组代码抄下来，以防所有设备都遗失。每组只能用一次。',
    make: '产生十组备用码',
    left: (n, when) => `还剩 ${n} 组（共 10 组），${when}产生。`,
    renew: '重新产生十组',
    renewSure: '你手上的备用码从此不能再用。',
    once: '只会显示这一次。请抄下来，或打印出来。',
    copy: '复制',
    copied: '已复制',
    print: '打印',
    printed: (name) => `${name}的 Lightlag 备用码。每组只能用一次。`,
    kept: '我收好了',
  },

  devices: {
    title: '登录中的设备',
    here: '这台设备',
    unknown: '某台设备',
    seen: (when) => `${when}打开过`,
    end: '注销',
    endOf: (device) => `注销 ${device}`,
    ended: '那台设备已经注销。',
    everywhere: '全部注销',
    everywhereSure: '所有设备都会注销，这台也是。',
    noWayBack: '你既没有通行密钥，也没有备用码：注销后就再也回不到这个账号。',
  },

  farewell: {
    title: '你的数据',
    exportHint: '关于你的一切，存成一个文件：名字、设备、游戏与你的行动和结果、你说过的话。',
    export: '下载我的数据',
    remove: '删除这个账号',
    sure: '你会离开所有游戏，其他人继续玩下去。结束的游戏和你说过的话都不再有你的名字。删除后无法恢复。',
    typeName: (name) => `输入你的名字“${name}”来确认`,
  },

  signIn: {
    title: '我有账号',
    passkey: '使用通行密钥',
    passkeyHint: '如果你在账号里加过的话。',
    hint: '输入另一台设备给的代码（在那里：设置、账号、加入一台设备），或一组备用码。',
    code: '代码',
    codeMissing: '请输入代码。',
    enter: '登录',
    linked: '要在这台设备上使用给出这组代码的账号吗？',
    linkedHint: '只有这组代码是你自己在另一台设备上产生的，才这么做。',
    instead: (name) => `这台设备现在是${name}的。那个账号要有别的设备或回来的路，才会留下来。`,
    welcome: (name) => `欢迎回来，${name}。`,
  },
};
