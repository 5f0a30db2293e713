// Made from zh-Hant.cards.ts by `npm run texts`. Change that file, or shared/text/zh-Hans.overrides.ts.
// 繁体中文：卡牌、指示物与板块上的文字。
import type { CardTexts } from './shape.ts';

const look = '查看自己一个系统牌堆的所有牌。在自己的飞行结束时选择牌堆。';
const remove = '再移除 1 张本次飞行抽到的黄色或红色牌。';
const bump = '将顺位指示物翻面，移到上排最左的空格：明年较早行动，跳过时也保留该位置。';

export const cards: CardTexts = {
  areas: {
    develop:
      '将一个部件提升一级：火箭、卫星或太空舱。新火箭使推进牌堆加 1 张黄色牌，新太空舱使生命维持牌堆加 1 张。旧部件仍可使用。',
    'inspect-and-equip': '未持有检查指示物时拿取 1 枚，并拿取任 1 个备用系统。',
    'test-deep': '选择自己的一个系统，抽 3 张牌。其中若有黄色或红色牌，必须移除 1 张。',
    'test-wide': '选择自己的一个系统，抽 2 张牌，移除其中所有黄色牌。',
    'fuel-two': '拿取 2 个燃料。',
    'fuel-and-equip': '拿取 1 个燃料与任 1 个备用系统。',
    'train-two': '拿取 2 个训练指示物。',
    'equip-two': '拿取任 2 个备用系统，可相同。',
    copy: '执行另一名玩家最上面卡牌的一个区域，但不能再复制。',
    retrieve: '将本年已打出的另一张牌取回手中，不论深浅。从下一个回合起可再打出。',
  },
  tokens: {
    fuel: '火箭燃料槽中的 1 单位燃料。',
    training: '放在太空舱，可处理生命维持、控制、着陆与再入的问题，不论在哪个部件。',
    'extra-tank': '占火箭 1 个凹槽，本身就是 1 单位燃料。',
    'thrust-backup': '放在火箭凹槽，处理推进的问题。',
    'life-support-backup': '放在太空舱凹槽，处理生命维持的问题。',
    'control-backup': '放在卫星、太空舱或登月舱的凹槽，处理该部件的控制问题。',
    'sensor-backup': '放在卫星或登月舱的凹槽，处理探测的问题；也可作为着陆雷达，处理着陆的问题。',
    inspection: '用来应付事件。最多 1 枚，年底归还。',
  },
  systems: {
    propulsion:
      '黄色：推进备用系统，或中止任务。红色：用推进备用系统转为黄色；否则若有航天员则 1 名死亡，任务立刻结束。',
    'life-support':
      '黄色：生命维持备用系统、训练，或 1 人受伤。红色：用生命维持备用系统转为黄色；否则承受与船上人数相同次数的受伤，自行分配。',
    control:
      '黄色：控制备用系统、训练，或中止任务。红色：用控制备用系统转为黄色；否则若有航天员则 1 名死亡，并中止任务。',
    sensors: '黄色：探测备用系统，或中止任务。红色：用探测备用系统转为黄色；否则任务立刻结束。',
    landing:
      '黄色：探测备用系统、训练，或中止任务。红色：用探测备用系统或训练转为黄色；否则若有航天员则 1 名死亡，并中止任务。',
    're-entry': '黄色：训练，或 1 人受伤。红色：用训练转为黄色；否则船上所有航天员死亡。',
  },
  awards: {
    'award-inspect-a': look,
    'award-inspect-b': look,
    'award-peek': '查看下一张事件牌，之后仍放在牌库顶端。',
    'award-remove-a': remove,
    'award-remove-b': remove,
    'award-bump-a': bump,
    'award-bump-b': bump,
    'award-fuel': '拿取 1 个燃料。',
    'award-training': '拿取 1 个训练指示物。',
    'award-equip': '拿取任 1 个备用系统。',
  },
  types: {
    satellite: '成功的卫星任务。',
    crewed: '成功的载人任务。',
    lunar: '成功的月球任务。',
    media: '媒体指示物：最先完成仍有媒体指示物的任务者获得。',
    pioneer: '由你最先完成的任务。',
  },
  specialist: (system) =>
    `存活且在船上时，可无限次免费处理一个系统的问题：${system}。下次飞行前恢复健康；死者不能复生。`,
  automa: {
    same: '与你声明的任务相同',
    'lowest-open': '编号最小的未完成任务',
    'next-open': '最大已完成任务的下一个任务',
    'highest-completed': '编号最大、且类型有进度轨的已完成任务',
  },
  options: {
    awards: {
      name: '各年奖励',
      hint: '首次游戏的七个，或从十个中随机七个。',
      choices: { 'first-game': '首次游戏', random: '随机' },
    },
    awardPicks: {
      name: '自选奖励',
      hint: '从 1962 年起依年份选七个板块。不选则依上项。',
      choices: {},
    },
    missions: {
      name: '任务',
      hint: '首次游戏的八个，或每个编号随机一张。',
      choices: { 'first-game': '首次游戏', random: '随机' },
    },
    mission: { name: '任务', hint: '指定一张牌，或依上项。', choices: { any: '依上项' } },
    scenario: {
      name: '场景',
      hint: '不同的进度轨，以及会互相取消的媒体指示物。',
      choices: { none: '无', random: '随机' },
    },
    specialists: { name: '专职航天员', hint: '每名玩家四名有名字的航天员，各精通一个系统。', choices: {} },
    experience: {
      name: '航天员经验',
      hint: '成功返航的航天员计入经验；载人进度轨不计分。会使用一张场景牌。',
      choices: {},
    },
    difficulty: { name: '自动机', hint: '它的任务有多大胆。', choices: { normal: '一般', hard: '困难' } },
  },
};
