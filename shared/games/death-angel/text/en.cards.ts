// English texts of the cards, in the words of a setting.
import type { CardTexts, Names } from './shape.ts';

export function cardTexts({ marines, terrain, locations, words: w }: Names): CardTexts {
  return {
    actions: {
      block: `This round every ${w.skull} on ${marines['sergeant-gideon']}'s defence rolls makes that attack miss, whatever its number and from either side.`,
      'defensive-stance': `This round, whenever a defending Yellow ${w.marine} spends a support token to reroll, the attack misses unless the new face is 0.`,
      'counter-attack': `This round every ${w.skull} on ${marines['sergeant-lorenzo']}'s defence rolls makes that attack miss and ${w.slay}s 1 monster of the attacking swarm (your choice); if any monster is left in it, that swarm attacks him again at once.`,
      overwatch: `At the end of this round's Event Phase, each Red ${w.marine} may spend 1 of his own support tokens to make 1 attack.`,
      strategize:
        'After placing the token, you may move one swarm to an adjacent row and/or to the other side of the formation.',
      'power-field': `After placing the token, you may choose any swarm: until the end of the round its monsters can neither attack nor be ${w.slain}.`,
      'onward-brothers': `Each time a Red ${w.marine} activates the Door with this card, you may put 1 more support token on it.`,
      'stealth-tactics': `After the action you may discard the top card of one ${w.pile}; if you did, you may spend 1 support token of a Grey ${w.marine} to discard the top card of the other pile.`,
      reorganize: `Yellow ${w.marines} may move to any row (changing places with whoever is there) instead of an adjacent one.`,
      'forward-scouting':
        'After the action you may secretly see the top event card and then leave it on top or move it to the bottom of the deck.',
      intimidation: `After the action you may roll the die: that many monsters of your choice engaged with Blue ${w.marines} (all of them if fewer) are shuffled into the smaller ${w.pile}.`,
      'run-and-gun': `After the action each Green ${w.marine} may spend 1 of his own support tokens to make 1 attack.`,
      'lead-by-example': `When a Blue ${w.marine} ${w.slay}s a monster, you may put 1 support token on any ${w.marine}; once per round.`,
      'flamer-attack': `When ${marines['brother-zael']} attacks, ${w.skulls} do not count; he ${w.slay}s as many monsters of the target swarm as the number rolled.`,
      'psionic-attack': `Each time ${marines['lexicanium-calistarius']} attacks and his final roll is a ${w.skull}, he may make another attack at once, on any legal swarm.`,
      'dead-aim': `Each time a Green ${w.marine} attacks and his final roll is a 4, 3 monsters of the target swarm are ${w.slain} (all of them if fewer).`,
      'full-auto': `With this action ${marines['brother-leon']} may make up to 3 attacks instead of 1, choosing a target for each.`,
      'heroic-charge': `Instead of ${marines['brother-claudio']}'s attack you may ${w.slay} up to 3 monsters on his row or the rows next to it, on either side; then roll the die, and on a 0 he is ${w.fallen}. That roll cannot be rerolled.`,
    },
    events: {
      'chaos-of-battle': `Every ${w.marine} turns round.`,
      'the-swarm-tail': `Add 2 cards from the monster deck to each ${w.pile}.`,
      'the-swarm-tongue': `Add 2 cards from the monster deck to each ${w.pile}.`,
      'out-of-thin-air-head': `Choose a ${w.marine}: 2 monsters ${w.spawn} behind him.`,
      'out-of-thin-air-claw': `Choose a ${w.marine}: 2 monsters ${w.spawn} behind him.`,
      'full-scan': `Choose a ${w.pile} and discard its top card.`,
      'secret-route': 'If the Door is in the formation, put 2 support tokens on it.',
      'for-my-battle-brothers': `Choose a ${w.marine} who has a support token (if any has): discard 1 token from him and 1 monster of your choice engaged with him.`,
      'stalking-from-the-shadows': `Choose a ${w.marine} who has a support token: he loses all his tokens.`,
      'gun-jam':
        'Choose a team that did not play an Attack card this round: it cannot play its Attack card next round.',
      outnumbered: `Every ${w.marine} engaged with a swarm loses all his support tokens.`,
      surrounded: `Choose a ${w.marine}: all monsters move to his row, each staying on its own side.`,
      'flanking-manoeuvre': `Every swarm in front of its ${w.marine} moves to behind him.`,
      'cleansing-flames': `Choose a ${w.marine} and roll the die: on a ${w.skull} 2 monsters of your choice engaged with him are ${w.slain}.`,
      'temporary-sanctuary': `Choose a swarm: all its cards are shuffled into the smaller ${w.pile}.`,
      'rescue-space-marine': `Choose a ${w.fallen} ${w.marine} whose team still has a living member: he returns at the bottom of the formation, facing right.`,
      'rewarded-faith': `Choose a ${w.marine}: each support token that you discard from him (from none to all) ${w.slay}s 1 monster engaged with him.`,
      'psychic-assault': `Choose a ${w.marine} and roll the die: on a 0 or 1 he is ${w.fallen}.`,
      'quick-instincts': `Choose a ${w.marine}: he may make 1 attack at once.`,
      resupply: `Choose a ${w.marine}: all support tokens on the other ${w.marines} move to him.`,
      'enter-formation': `Next round, before each Move + Activate card is carried out, its player may put 1 support token on any ${w.marine}.`,
      evasion: `Next round, only one ${w.marine} of the team may attack with each Attack card.`,
      'they-re-everywhere': `1 monster ${w.spawn}s in front of every ${w.marine} who is not engaged with a swarm.`,
      'second-wind': `Choose a ${w.marine}: next round, every 0 he rolls while defending makes the attack miss.`,
    },
    terrain: {
      'ventilation-duct': 'No ability; monsters enter here.',
      'spore-chimney': `Activate: roll the die; on a ${w.skull} this card is discarded.`,
      'dark-corner': 'No ability; monsters enter here.',
      'promethium-tank': `Activate: discard this card and ${w.slay} every monster on this row, both sides; then roll the die, and on a 0 the activating ${w.marine} is ${w.fallen}.`,
      door: `Activate: put 1 support token on this card. When the formation travels, the current player may first ${w.slay} as many monsters, anywhere in the formation, as there are tokens on it, or fewer.`,
      'control-panel': 'Activate: use the Control Panel ability of the current location.',
      corridor: 'No ability; monsters enter here.',
      artefact: `Activate: take this card. Once, after one of your own ${w.marines} has failed a defence roll, you may discard it to make that attack miss.`,
    },
    locations: {
      'void-lock-6': `No ability. Sets the ${w.spawn} numbers for the whole game.`,
      'void-lock-8': `No ability. Sets the ${w.spawn} numbers for the whole game.`,
      'void-lock-10': `No ability. Sets the ${w.spawn} numbers for the whole game.`,
      'void-lock-12': `No ability. Sets the ${w.spawn} numbers for the whole game.`,
      'main-corridor': `On entering: 2 monsters ${w.spawn} on the Corridor.`,
      'maintenance-tunnels': 'Control Panel: discard the Control Panel and put the Corridor in its place.',
      'service-shaft': `On entering: every ${w.marine} faces right.`,
      'cryo-control': `Control Panel: discard the top card of a ${w.pile} of your choice.`,
      'wreckage-labyrinth': `On entering: every ${w.marine} facing a terrain card on his own row turns round.`,
      'lower-accessway': `On entering: 2 monsters ${w.spawn} behind the top ${w.marine}.`,
      munitorium: `On entering: the current player puts 1 support token on each of 2 different ${w.marines}.`,
      'core-cogitator': `Control Panel: choose a terrain card in the formation; during the next Event Phase at most 1 monster can ${w.spawn} on it.`,
      apothecarion: `Control Panel: put 1 support token on any ${w.marine}; you may then turn that ${w.marine} round.`,
      teleportarium: `Control Panel: each ${w.marine} gives up 1 support token or rolls the die and is ${w.fallen} on a 0; then both ${w.piles} are discarded whatever happened.`,
      'black-holds': `On entering: the current player chooses a swarm and 2 monsters ${w.spawn} on it; nothing happens if there is none.`,
      'dark-catacombs': `On entering: the current player chooses a ${w.marine} without support tokens (any ${w.marine} if all have one); 1 monster ${w.spawn}s behind him.`,
      'wrath-of-baal-chapel': `On entering: the current player puts the ${terrain.artefact} on any row, on either side.`,
      generatorium: `Control Panel: roll the die; on a ${w.skull} ${w.slay} up to 4 monsters anywhere in the formation, otherwise the activating ${w.marine} is ${w.fallen}.`,
      'hibernation-cluster': `On entering: for every ${w.marine} in the formation, 1 card from the monster deck is added to each ${w.pile}.`,
      'launch-control-room':
        'Control Panel: either put 1 support token on this card, or roll the die: if the number is not higher than the tokens on this card, you win.',
      'toxin-pumping-station': `Control Panel: roll the die; that many cards from the top of one ${w.pile} of your choice are discarded. You win only by having no card in either pile and no monster in the formation.`,
      'genestealer-lair': `On entering: every swarm moves to the red terrain on its own side, then one ${w.lord} appears on each red terrain. You win when both ${w.lords} are ${w.slain}.`,
    },
    lord: `Its swarm moves as a whole on either icon; it is ${w.slain} last; when its swarm attacks, the defender's number is 1 lower.`,
    targets: {
      'any-marine': `Any ${w.marine} in the formation.`,
      'max-spawn-behind-2': `A ${w.marine} behind whom the greatest possible number of the 2 monsters can ${w.spawn} (compare min(2, cards in the ${w.pile} of the side behind him) over all ${w.marines}). If that number is 0 for all, the effect is skipped.`,
      'non-empty-blip-pile': `A ${w.pile} with at least 1 card. If both are empty, the effect is skipped.`,
      'support-and-engaged-priority': `Best class that is not empty: (1) ${w.marines} with a support token and engaged with a monster; (2) ${w.marines} with a support token; (3) engaged ${w.marines}. If all are empty, the effect is skipped.`,
      'marine-with-support': `A ${w.marine} with at least 1 support token. If none, the effect is skipped.`,
      'team-that-did-not-attack': `A team with a living ${w.marine} whose card this round was not its Attack card. If none, the effect is skipped.`,
      'engaged-marine': `A ${w.marine} engaged with at least 1 monster that can be ${w.slain}. If none, the effect (and the roll) is skipped.`,
      'swarm-with-normal-monster': `A swarm holding at least 1 monster that is not a ${w.lord}. If none, the effect is skipped.`,
      'slain-of-living-team': `A ${w.fallen} ${w.marine} whose team-mate is in the formation. If none, the effect is skipped.`,
      'support-and-slayable': `A ${w.marine} with at least 1 support token who is engaged with at least 1 monster that can be ${w.slain}. If none, the effect is skipped.`,
      'marine-with-legal-attack': `A ${w.marine} who has at least one legal attack target. If none, the effect is skipped.`,
      'monsters-would-move': `A ${w.marine} such that at least 1 monster stands on another row. If there is no such ${w.marine}, the effect is skipped.`,
      'tokens-would-move': `A ${w.marine} such that at least 1 other ${w.marine} has a support token. If there is no such ${w.marine}, the effect is skipped.`,
    },
    options: {
      'movement-rules': {
        name: 'Monster movement',
        choices: {
          seed: {
            name: 'Card by card',
            text: 'Each matching monster card moves by itself, so swarms split and merge; flanking always crosses to the other side of the row.',
          },
          published: {
            name: 'Whole swarm',
            text: `A swarm with at least one matching card moves as a whole; flanking only brings a swarm from the front to behind its ${w.marine}.`,
          },
        },
      },
      'activation-rules': {
        name: 'Terrain activation',
        choices: {
          seed: {
            name: 'One activation per card',
            text: `With each Move + Activate card one ${w.marine} of the team may activate one terrain card.`,
          },
          published: {
            name: `One activation per ${w.marine}`,
            text: `With each Move + Activate card every ${w.marine} of the team may activate one terrain card, each card once a round.`,
          },
        },
      },
      'team-assignment': {
        name: 'Choosing teams',
        choices: {
          draft: {
            name: 'Draft',
            text: 'Starting with a random seat and going round the table, each seat takes one free team at a time until all have their number.',
          },
          random: { name: 'Random', text: 'Teams are dealt at random.' },
        },
      },
      destination: {
        name: 'Destination',
        choices: {
          random: { name: 'Random', text: 'The stage 4 location is drawn at random.' },
          'launch-control-room': {
            name: 'Launch Control Room',
            text: 'The stage 4 location is the Launch Control Room.',
          },
          'toxin-pumping-station': {
            name: 'Toxin Pumping Station',
            text: 'The stage 4 location is the Toxin Pumping Station.',
          },
          'genestealer-lair': {
            name: `${locations['genestealer-lair']}`,
            text: `The stage 4 location is the ${locations['genestealer-lair']}.`,
          },
        },
      },
      'spawn-level': {
        name: 'Spawn level',
        choices: {
          standard: {
            name: 'Standard',
            text: `Major and minor ${w.spawn} as on the ${locations['void-lock-6']}.`,
          },
          reduced: {
            name: 'Reduced',
            text: `Easier: major / minor ${w.spawn} are 1 / 1, 2 / 1, 3 / 1 and 3 / 2 for 6, 8, 10 and 12 ${w.marines}.`,
          },
        },
      },
    },
  };
}
