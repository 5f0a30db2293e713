// 繁體中文：卡牌、指示物與板塊上的文字。
import type { CardTexts } from './shape.ts';

const look = '查看自己一個系統牌堆的所有牌。在自己的飛行結束時選擇牌堆。';
const remove = '再移除 1 張本次飛行抽到的黃色或紅色牌。';
const bump = '將順位指示物翻面，移到上排最左的空格：明年較早行動，跳過時也保留該位置。';

export const cards: CardTexts = {
  areas: {
    develop:
      '將一個部件提升一級：火箭、衛星或太空艙。新火箭使推進牌堆加 1 張黃色牌，新太空艙使生命維持牌堆加 1 張。舊部件仍可使用。',
    'inspect-and-equip': '未持有檢查指示物時拿取 1 枚，並拿取任 1 個備用系統。',
    'test-deep': '選擇自己的一個系統，抽 3 張牌。其中若有黃色或紅色牌，必須移除 1 張。',
    'test-wide': '選擇自己的一個系統，抽 2 張牌，移除其中所有黃色牌。',
    'fuel-two': '拿取 2 個燃料。',
    'fuel-and-equip': '拿取 1 個燃料與任 1 個備用系統。',
    'train-two': '拿取 2 個訓練指示物。',
    'equip-two': '拿取任 2 個備用系統，可相同。',
    copy: '執行另一名玩家最上面卡牌的一個區域，但不能再複製。',
    retrieve: '將本年已打出的另一張牌取回手中，不論深淺。從下一個回合起可再打出。',
  },
  tokens: {
    fuel: '火箭燃料槽中的 1 單位燃料。',
    training: '放在太空艙，可處理生命維持、控制、著陸與再入的問題，不論在哪個部件。',
    'extra-tank': '佔火箭 1 個凹槽，本身就是 1 單位燃料。',
    'thrust-backup': '放在火箭凹槽，處理推進的問題。',
    'life-support-backup': '放在太空艙凹槽，處理生命維持的問題。',
    'control-backup': '放在衛星、太空艙或登月艙的凹槽，處理該部件的控制問題。',
    'sensor-backup': '放在衛星或登月艙的凹槽，處理探測的問題；也可作為著陸雷達，處理著陸的問題。',
    inspection: '用來應付事件。最多 1 枚，年底歸還。',
  },
  systems: {
    propulsion:
      '黃色：推進備用系統，或中止任務。紅色：用推進備用系統轉為黃色；否則若有太空人則 1 名死亡，任務立刻結束。',
    'life-support':
      '黃色：生命維持備用系統、訓練，或 1 人受傷。紅色：用生命維持備用系統轉為黃色；否則承受與船上人數相同次數的受傷，自行分配。',
    control:
      '黃色：控制備用系統、訓練，或中止任務。紅色：用控制備用系統轉為黃色；否則若有太空人則 1 名死亡，並中止任務。',
    sensors: '黃色：探測備用系統，或中止任務。紅色：用探測備用系統轉為黃色；否則任務立刻結束。',
    landing:
      '黃色：探測備用系統、訓練，或中止任務。紅色：用探測備用系統或訓練轉為黃色；否則若有太空人則 1 名死亡，並中止任務。',
    're-entry': '黃色：訓練，或 1 人受傷。紅色：用訓練轉為黃色；否則船上所有太空人死亡。',
  },
  awards: {
    'award-inspect-a': look,
    'award-inspect-b': look,
    'award-peek': '查看下一張事件牌，之後仍放在牌庫頂端。',
    'award-remove-a': remove,
    'award-remove-b': remove,
    'award-bump-a': bump,
    'award-bump-b': bump,
    'award-fuel': '拿取 1 個燃料。',
    'award-training': '拿取 1 個訓練指示物。',
    'award-equip': '拿取任 1 個備用系統。',
  },
  types: {
    satellite: '成功的衛星任務。',
    crewed: '成功的載人任務。',
    lunar: '成功的月球任務。',
    media: '媒體指示物：最先完成仍有媒體指示物的任務者獲得。',
    pioneer: '由你最先完成的任務。',
  },
  specialist: (system) =>
    `存活且在船上時，可無限次免費處理一個系統的問題：${system}。下次飛行前恢復健康；死者不能復生。`,
  automa: {
    same: '與你宣告的任務相同',
    'lowest-open': '編號最小的未完成任務',
    'next-open': '最大已完成任務的下一個任務',
    'highest-completed': '編號最大、且類型有進度軌的已完成任務',
  },
  options: {
    awards: {
      name: '各年獎勵',
      hint: '首次遊戲的七個，或從十個中隨機七個。',
      choices: { 'first-game': '首次遊戲', random: '隨機' },
    },
    awardPicks: {
      name: '自選獎勵',
      hint: '從 1962 年起依年份選七個板塊。不選則依上項。',
      choices: {},
    },
    missions: {
      name: '任務',
      hint: '首次遊戲的八個，或每個編號隨機一張。',
      choices: { 'first-game': '首次遊戲', random: '隨機' },
    },
    mission: { name: '任務', hint: '指定一張牌，或依上項。', choices: { any: '依上項' } },
    scenario: {
      name: '場景',
      hint: '不同的進度軌，以及會互相取消的媒體指示物。',
      choices: { none: '無', random: '隨機' },
    },
    specialists: { name: '專職太空人', hint: '每名玩家四名有名字的太空人，各精通一個系統。', choices: {} },
    experience: {
      name: '太空人經驗',
      hint: '成功返航的太空人計入經驗；載人進度軌不計分。會使用一張場景牌。',
      choices: {},
    },
    difficulty: { name: '自動機', hint: '它的任務有多大膽。', choices: { normal: '一般', hard: '困難' } },
  },
};
