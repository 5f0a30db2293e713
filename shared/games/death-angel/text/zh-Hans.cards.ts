// Made from zh-Hant.cards.ts by `npm run texts`. Change that file, or shared/text/zh-Hans.overrides.ts.
// 繁体中文 texts of the cards, in the words of a setting.
import type { CardTexts, Names } from './shape.ts';

export function cardTexts({ marines, terrain, locations, words: w }: Names): CardTexts {
  return {
    actions: {
      block: `本回合${marines['sergeant-gideon']}防御时每次掷出${w.skull}，该次攻击失手（不论点数大小、正面或背后）。`,
      'defensive-stance': `本回合黄队${w.marine}防御时，每次消费支持指示物重骰，只要新结果不是 0，该次攻击就失手。`,
      'counter-attack': `本回合${marines['sergeant-lorenzo']}防御时每次掷出${w.skull}，该次攻击失手，并${w.slay}攻击${w.swarm}中任一只；若${w.swarm}仍有怪物，立即再次攻击他。`,
      overwatch: `本回合事件阶段结束时，红队每名${w.marine}可各消费自己身上一枚支持指示物，进行一次攻击。`,
      strategize: `放置支持指示物后，可将任一${w.swarm}移到邻接一排，及／或移到队形另一侧。`,
      'power-field': `放置支持指示物后，可指定任一${w.swarm}：直到回合结束，其中的怪物不能攻击，也不能被${w.slay}。`,
      'onward-brothers': `执行此卡时，红队${w.marine}每次启动舱门，可额外再放一枚支持指示物于舱门上。`,
      'stealth-tactics': `行动后可弃掉任一雷达光点牌堆顶一张；若有弃掉，可再消费灰队${w.marine}身上一枚支持指示物，弃掉另一堆顶一张。`,
      reorganize: `黄队${w.marine}移动时可移到任何一排（与该排${w.marine}互换），不限邻接。`,
      'forward-scouting': '行动后可秘密查看事件牌库顶一张，再放回牌库顶或牌库底。',
      intimidation: `行动后可掷骰：依点数选择与蓝队${w.marine}交战的怪物（不足则全部），洗入张数较少的雷达光点牌堆。`,
      'run-and-gun': `行动后绿队每名${w.marine}可各消费自己身上一枚支持指示物，进行一次攻击。`,
      'lead-by-example': `蓝队${w.marine}${w.slay}怪物时，可放一枚支持指示物在任一名${w.marine}身上；每回合限一次。`,
      'flamer-attack': `${marines['brother-zael']}攻击时不看${w.skull}，改为${w.slay}目标${w.swarm}中等同掷出点数的怪物。`,
      'psionic-attack': `${marines['lexicanium-calistarius']}攻击时，每次最终掷出${w.skull}，可立即再攻击一次，目标可不同。`,
      'dead-aim': `绿队${w.marine}攻击时，每次最终掷出 4，${w.slay}目标${w.swarm}中三只怪物（不足则全部）。`,
      'full-auto': `此行动中${marines['brother-leon']}最多可攻击三次（原为一次），每次可选不同目标。`,
      'heroic-charge': `可用下列效果取代${marines['brother-claudio']}的攻击：${w.slay}其所在排及邻接排（左右皆可）至多三只怪物，然后掷骰，掷出 0 则他${w.fallen}；此掷骰不可重骰。`,
    },
    events: {
      'chaos-of-battle': `所有${w.marine}改变面向。`,
      'the-swarm-tail': '由怪物牌库各取两张加入左右雷达光点牌堆。',
      'the-swarm-tongue': '由怪物牌库各取两张加入左右雷达光点牌堆。',
      'out-of-thin-air-head': `选一名${w.marine}：在其背后${w.spawn}两只怪物。`,
      'out-of-thin-air-claw': `选一名${w.marine}：在其背后${w.spawn}两只怪物。`,
      'full-scan': '选一侧雷达光点牌堆，弃掉顶一张。',
      'secret-route': '若场上有舱门，在其上放两枚支持指示物。',
      'for-my-battle-brothers': `选一名身上有支持指示物的${w.marine}（若有）：弃掉他一枚指示物，以及一只与他交战的怪物（由你选择）。`,
      'stalking-from-the-shadows': `选一名身上有支持指示物的${w.marine}：弃掉其全部支持指示物。`,
      'gun-jam': '选一支本回合没有打出攻击卡的队伍：该队下回合不能打出攻击卡。',
      outnumbered: `所有正与${w.swarm}交战的${w.marine}失去全部支持指示物。`,
      surrounded: `选一名${w.marine}：所有怪物移到他那一排，左右侧不变。`,
      'flanking-manoeuvre': `所有位于${w.marine}正面的${w.swarm}，移到该${w.marine}背后。`,
      'cleansing-flames': `选一名${w.marine}并掷骰：掷出${w.skull}则${w.slay}两只与他交战的怪物（由你选择）。`,
      'temporary-sanctuary': `选一个${w.swarm}：将其全部洗入张数较少的雷达光点牌堆。`,
      'rescue-space-marine': `选一名已${w.fallen}、且所属队伍尚有${w.marine}存活的${w.marine}：将他放回队形最下方，面向右方。`,
      'rewarded-faith': `选一名${w.marine}：可弃掉他任意数量（可为零）的支持指示物，每枚${w.slay}一只与他交战的怪物。`,
      'psychic-assault': `选一名${w.marine}并掷骰：掷出 0 或 1 则他${w.fallen}。`,
      'quick-instincts': `选一名${w.marine}：他可立即进行一次攻击。`,
      resupply: `选一名${w.marine}：将其他${w.marine}身上的支持指示物全部移到他身上。`,
      'enter-formation': `下回合每次执行移动＋启动卡之前，该玩家可先放一枚支持指示物在任一名${w.marine}身上。`,
      evasion: `下回合每张攻击卡只能由该队一名${w.marine}进行攻击。`,
      'they-re-everywhere': `每名没有与${w.swarm}交战的${w.marine}，在其正面${w.spawn}一只怪物。`,
      'second-wind': `选一名${w.marine}：下回合他防御时每次掷出 0，该次攻击失手。`,
    },
    terrain: {
      'ventilation-duct': '没有能力；怪物由此出现。',
      'spore-chimney': `启动：掷骰，掷出${w.skull}则弃掉此场地卡。`,
      'dark-corner': '没有能力；怪物由此出现。',
      'promethium-tank': `启动：弃掉此卡，${w.slay}此排两侧所有怪物；然后掷骰，掷出 0 则启动的${w.marine}${w.fallen}。`,
      door: `启动：放一枚支持指示物于此卡上。行进时，当前玩家可先依其上的指示物数量，每枚${w.slay}场上任一只怪物。`,
      'control-panel': '启动：执行目前地点卡的“控制面板”能力。',
      corridor: '没有能力；怪物由此出现。',
      artefact: `启动：将此卡收入手中。你的${w.marine}掷骰防御失败之后，可弃掉此卡使该次攻击失手（限一次）。`,
    },
    locations: {
      'void-lock-6': `没有能力。决定整场游戏的${w.spawn}数量。`,
      'void-lock-8': `没有能力。决定整场游戏的${w.spawn}数量。`,
      'void-lock-10': `没有能力。决定整场游戏的${w.spawn}数量。`,
      'void-lock-12': `没有能力。决定整场游戏的${w.spawn}数量。`,
      'main-corridor': `进入之后：在走廊通道${w.spawn}两只怪物。`,
      'maintenance-tunnels': '控制面板：弃掉控制面板，于原处改放走廊通道。',
      'service-shaft': `进入之后：所有${w.marine}面向右方。`,
      'cryo-control': '控制面板：弃掉任一雷达光点牌堆顶一张。',
      'wreckage-labyrinth': `进入之后：凡面向自己那一排场地卡的${w.marine}，全部改变面向。`,
      'lower-accessway': `进入之后：在最上方${w.marine}背后${w.spawn}两只怪物。`,
      munitorium: `进入之后：当前玩家选两名不同${w.marine}，各放一枚支持指示物。`,
      'core-cogitator': `控制面板：选一张场上的场地卡；下一个事件阶段中，该处最多只能${w.spawn}一只怪物。`,
      apothecarion: `控制面板：放一枚支持指示物在任一名${w.marine}身上，然后可令该${w.marine}改变面向。`,
      teleportarium: `控制面板：每名${w.marine}须弃掉一枚支持指示物，或掷骰并在掷出 0 时${w.fallen}；之后无论结果如何，弃掉两侧雷达光点牌堆。`,
      'black-holds': `进入之后：当前玩家选一个${w.swarm}，在该处${w.spawn}两只怪物；场上无${w.swarm}则无效果。`,
      'dark-catacombs': `进入之后：当前玩家须选一名没有支持指示物的${w.marine}（若人人都有则任选），在其背后${w.spawn}一只怪物。`,
      'wrath-of-baal-chapel': `进入之后：当前玩家将${terrain.artefact}放在任一排的任一侧。`,
      generatorium: `控制面板：掷骰，掷出${w.skull}则${w.slay}场上至多四只怪物（不限位置）；否则启动的${w.marine}${w.fallen}。`,
      'hibernation-cluster': `进入之后：场上每有一名${w.marine}，便由怪物牌库各取一张加入左右雷达光点牌堆。`,
      'launch-control-room':
        '控制面板：放一枚支持指示物在此卡上，或掷骰：若点数小于或等于此卡上的指示物数量，玩家获胜。',
      'toxin-pumping-station':
        '控制面板：掷骰，由你选择的一个雷达光点牌堆顶弃掉等同点数的牌。只有两堆皆空且场上没有怪物时才获胜。',
      'genestealer-lair': `进入之后：所有${w.swarm}移到同侧的红色场地处，然后每张红色场地各出现一只${w.lord}。两只${w.lord}皆${w.fallen}时玩家获胜。`,
    },
    lord: `符合任一图标时整群一起移动；须最后才能被${w.slay}；其${w.swarm}攻击时防御点数减一。`,
    targets: {
      'any-marine': `队形中任一名${w.marine}。`,
      'max-spawn-behind-2': `能在背后${w.spawn}最多只（至多两只）的${w.marine}；若所有人皆为 0 则略过效果。`,
      'non-empty-blip-pile': '至少有一张牌的雷达光点牌堆；两堆皆空则略过效果。',
      'support-and-engaged-priority':
        '取第一个非空的类别：(1) 有支持指示物且正在交战；(2) 有支持指示物；(3) 正在交战。皆无则略过效果。',
      'marine-with-support': `身上至少有一枚支持指示物的${w.marine}；皆无则略过效果。`,
      'team-that-did-not-attack': `尚有${w.marine}存活且本回合未打出攻击卡的队伍；皆无则略过效果。`,
      'engaged-marine': `正与至少一只可被${w.slay}的怪物交战的${w.marine}；皆无则略过效果（不掷骰）。`,
      'swarm-with-normal-monster': `至少含一只非${w.lord}怪物的${w.swarm}；皆无则略过效果。`,
      'slain-of-living-team': `已${w.fallen}且队友仍在队形中的${w.marine}；皆无则略过效果。`,
      'support-and-slayable': `有支持指示物且正与至少一只可被${w.slay}的怪物交战的${w.marine}；皆无则略过效果。`,
      'marine-with-legal-attack': `至少有一个合法攻击目标的${w.marine}；皆无则略过效果。`,
      'monsters-would-move': `除他所在的排以外，场上至少还有一只怪物的${w.marine}；若无此人则略过效果。`,
      'tokens-would-move': `除他以外，至少还有一名${w.marine}身上有支持指示物的${w.marine}；若无此人则略过效果。`,
    },
    options: {
      'movement-rules': {
        name: '怪物移动规则',
        choices: {
          seed: {
            name: '逐张移动',
            text: `符合图标的怪物卡各自移动，${w.swarm}会分裂或合并；转侧背袭一律跳到同排另一侧。`,
          },
          published: {
            name: '整群移动',
            text: `只要${w.swarm}中有一张符合图标，整群一起移动；转侧背袭只会由正面移到${w.marine}背后，已在背后者不动。`,
          },
        },
      },
      'activation-rules': {
        name: '启动场地规则',
        choices: {
          seed: { name: '每张卡启动一次', text: `每张移动＋启动卡只能由该队一名${w.marine}启动一张场地卡。` },
          published: {
            name: `每名${w.marine}启动一次`,
            text: `每张移动＋启动卡可由该队每名${w.marine}各启动一张场地卡；每张场地卡每回合限一次。`,
          },
        },
      },
      'team-assignment': {
        name: '选队方式',
        choices: {
          draft: { name: '轮流选取', text: '由随机一位玩家开始，依序每次选一队，直到人人选满。' },
          random: { name: '随机分配', text: '随机分发队伍。' },
        },
      },
      destination: {
        name: '最终地点',
        choices: {
          random: { name: '随机', text: '四号地点随机抽取。' },
          'launch-control-room': { name: '发射控制室', text: '四号地点固定为发射控制室。' },
          'toxin-pumping-station': { name: '毒素抽送站', text: '四号地点固定为毒素抽送站。' },
          'genestealer-lair': {
            name: `${locations['genestealer-lair']}`,
            text: `四号地点固定为${locations['genestealer-lair']}。`,
          },
        },
      },
      'spawn-level': {
        name: `${w.spawn}强度`,
        choices: {
          standard: { name: '标准', text: `主要与次要${w.spawn}依${locations['void-lock-6']}所示。` },
          reduced: {
            name: '减量',
            text: `较简单：6、8、10、12 名${w.marine}时，主要／次要${w.spawn}分别为 1／1、2／1、3／1、3／2。`,
          },
        },
      },
    },
  };
}
