// Made from zh-Hant.cards.ts by `npm run texts`. Change that file, or shared/text/zh-Hans.overrides.ts.
// 繁体中文：板块与卡牌上的文字。
import type { CardTexts } from './shape.ts';

export const cards: CardTexts = {
  terrains: {
    'terrain-choice': '从钢铁、水资源、聚合物、食物中自选获得1个。',
    'terrain-train': '支付1点能量，然后训练1名专家，不需支付一般的能量与食物。',
    'terrain-battery': '获得1个食物；获得1枚电池标记。',
    'terrain-permit': '获得1次欧罗巴或火星许可。',
    'terrain-greenhouse': '支付1点能量，然后建造1个温室，不需支付水与聚合物（取自左侧堆时仍须支付2点能量）。',
  },
  powers: {
    'power-base-camp': '每有1个自己的建筑微缩模型与此漫游车所在板块呈对角相邻，获得1个食物。',
    'power-power-link': '每有1辆对手的漫游车与此漫游车所在板块呈正交相邻，获得1点能量。',
    'power-convoy': '每有1辆自己的其他漫游车与此漫游车所在板块呈正交相邻，获得1个自选资源（可不同种类）。',
  },
  labs: {
    'lab-solar-array': '获得2点能量。',
    'lab-algae-tank': '获得2个食物。',
    'lab-ice-laboratory': '获得1个水资源。',
    'lab-smelting-laboratory': '获得1个钢铁。',
    'lab-polymer-laboratory': '获得1个聚合物。',
    'lab-observatory': '获得2分。',
    'lab-battery-workshop': '获得1枚电池标记。',
    'lab-protein-printer': '支付1点能量，然后获得4个食物。',
    'lab-simulation-center': '支付1点能量，然后获得3分。',
    'lab-recruitment-laboratory': '免费招募1名普通航天员。',
    'lab-botany-laboratory': '免费升级1个温室。',
    'lab-europa-bureau': '获得1次欧罗巴许可。',
    'lab-mars-bureau': '获得1次火星许可。',
    'lab-titan-bureau': '支付1点能量，然后获得1次泰坦许可。',
    'lab-titan-assembly-hall': '获得1次泰坦许可（仅限建造）。',
    'lab-universal-synthesizer': '从钢铁、水资源、聚合物中自选获得1个。',
    'lab-refit-dock': '获得1次任一任务许可（仅限改良）。',
  },
  smalls: {
    'small-data-relay': '获得1分。',
    'small-hydroponics-annex': '免费升级1个温室。',
    'small-recruitment-office': '免费招募1名普通航天员。',
    'small-greenhouse-yard': '建造1个温室，不需支付水与聚合物（取自左侧堆时仍须支付2点能量）。',
    'small-training-academy': '训练1名专家，不需支付一般的能量与食物。',
    'small-lunar-monument': '获得3分。',
  },
  larges: {
    'large-spaceport-hub': '建成时获得4分。此后每次取得任务板块时，额外获得1分。',
    'large-biodome': '建成时获得3分。终局：每个自己的温室1分。',
    'large-central-academy': '建成时获得3分。终局：每名自己的专家2分。',
    'large-grand-observatory': '建成时获得3分。终局：每间自己的实验室1分。',
    'large-reactor-complex': '建成时获得4分。建成时：获得2枚电池标记。',
    'large-habitat-tower': '建成时获得5分。建成时：免费招募1名普通航天员。',
    'large-logistics-depot':
      '建成时获得4分。建成时：从钢铁、水资源、聚合物、食物中自选获得3个（可不同种类）。',
    'large-mission-control': '建成时获得4分。建成时：获得1次任一任务许可。',
    'large-aquarius-ice-palace': '建成时获得4分。建成时：免费升级1个温室。终局：每个自己的改良温室1分。',
    'large-vulcan-forge': '建成时获得3分。终局：每座自己的大型建筑2分（含此建筑）。',
    'large-helios-mirror': '建成时获得4分。建成时：获得3点能量。终局：每2枚自己的电池标记1分（向下取整）。',
    'large-minerva-campus': '建成时获得4分。终局：每块自己的地基2分。',
    'large-diaspora-hall': '建成时获得4分。终局：每名漫游车中自己的航天员（含专家）1分。',
    'large-ares-gantry': '建成时获得5分。建成时：获得1次火星许可。',
    'large-pathfinder-lodge':
      '建成时获得5分。建成时：从钢铁、水资源、聚合物、食物中自选获得2个（可不同种类）。',
    'large-terran-archive': '建成时获得4分。终局：每2枚自己的成就标记1分（向下取整）。',
  },
  factions: {
    'faction-aquarius-combine': '每次执行发展温室行动时，第一次升级不需支付水。',
    'faction-vulcan-foundry': '你的大型建筑少付1个钢铁（最低为0）。',
    'faction-helios-grid': '开局拥有2枚电池标记：能量上限与能量均从5开始。',
    'faction-minerva-institute':
      '开局已有1块地基放在第一个位置。执行科研行动时，展示排的能量费用少1点（最低为0）；特殊科研不变。',
    'faction-diaspora-league': '每次以任何方式招募航天员时，获得1个食物。',
    'faction-ares-vanguard': '每次取得任务板块时，额外获得2分。',
    'faction-pathfinder-guild':
      '放置漫游车时，若与至少1辆自己的其他漫游车正交相邻，获得1个食物（每次放置限1次）。',
    'faction-terran-heritage': '每次因进度板块获得成就标记时，额外获得1分。',
  },
  rival: {
    'rival-01': '将1辆对手漫游车放在方块最多的空地形板块，并移除其上至多2个方块。弃掉左栏最下方的实验室。',
    'rival-02': '将1辆对手漫游车放在方块最多的空地形板块，并移除其上至多2个方块。弃掉右栏最下方的实验室。',
    'rival-03': '将1辆对手漫游车放在方块最多的空地形板块，并移除其上至多2个方块。弃掉左栏最下方的实验室。',
    'rival-04': '将1辆对手漫游车放在方块最多的空地形板块，并移除其上至多2个方块。',
    'rival-05': '将1辆对手漫游车放在方块最多的空地形板块，并移除其上至多2个方块。',
    'rival-06':
      '将1辆对手漫游车放在方块最多的空地形板块，并移除其上至多2个方块。若有免费温室，移除最右侧的1块；对手获得1分。',
    'rival-07': '对手取得欧罗巴任务中分数最低的任务板块并得分。',
    'rival-08': '对手取得泰坦任务中分数最低的任务板块并得分。',
    'rival-09': '对手取得火星任务中分数最低的任务板块并得分。',
    'rival-10': '对手取得第一块公共大型建筑，获得4分与1枚成就标记，并放置1个模型。',
    'rival-11': '对手获得2枚成就标记。',
    'rival-12': '若有免费温室，移除最右侧的1块；对手获得1分。',
  },
  options: {
    firstGame: { name: '首次游戏', hint: '地形、专家能力与进度板块依规则固定，不使用派系。', choices: {} },
    factions: {
      name: '派系',
      hint: '每名玩家从两个派系中选一个：不同的起始资源、一项能力、一座专属大型建筑。',
      choices: {},
    },
    short: { name: '短局', hint: '4块进度板块，每艘飞船4块任务板块：每人约22回合。', choices: {} },
    level: {
      name: '对手',
      hint: '对手每次召回获得3、6或10分。',
      choices: { easy: '简单', normal: '普通', hard: '困难' },
    },
  },
};
