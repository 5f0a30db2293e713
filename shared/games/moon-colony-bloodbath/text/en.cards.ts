// English names and texts of the cards.

import type { CardTexts } from './shape.ts';

const scientist = 'One of five scientists. They differ in nothing but their colour.';

export const cards: CardTexts = {
  actions: {
    restock: { name: 'Restock', text: 'Gain 2 boxes and put each on any of your buildings.' },
    build: {
      name: 'Build',
      text: 'Pay for one building card from your hand and add it to your colony, then do its Play effect.',
    },
    mine: { name: 'Mine', text: 'Gain 4 money.' },
    farm: { name: 'Farm', text: 'Gain 4 food.' },
    research: { name: 'Research', text: 'Draw 2 building cards.' },
  },
  buildings: {
    'iron-mine': { name: 'Iron Mine', text: 'Play: add a Perk. Mine: +1 box.' },
    'dust-mine': { name: 'Dust Mine', text: 'Mine: +2 money.' },
    'silica-mine': { name: 'Silica Mine', text: 'Mine: draw 1 building card.' },
    'helium-3-mine': { name: 'Helium-3 Mine', text: 'Play: add a Development: Radiation. Mine: +3 money.' },
    'titanium-mine': {
      name: 'Titanium Mine',
      text: 'Play: put 1 box on this building. Mine: you may spend 1 box from here for +5 money.',
    },
    'aluminum-mine': { name: 'Aluminum Mine', text: 'Mine: if you have no money, +5 money.' },
    'potato-farm': { name: 'Potato Farm', text: 'You may spend food as money. Farm: +2 food.' },
    'kale-farm': { name: 'Kale Farm', text: 'Play: take the Farm action. Farm: +1 food.' },
    restaurant: { name: 'Restaurant', text: 'Farm: you may pay 1 food for +4 money.' },
    nursery: {
      name: 'Nursery',
      text: 'Play: put 1 box on this building. Farm: you may spend 1 box from here for +4 people.',
    },
    market: {
      name: 'Market',
      text: 'Play: add a Development: Trade. Farm: you may pay 2 food for +4 money.',
    },
    'moon-hotel': { name: 'Moon Hotel', text: 'Each time you gain food: +1 person.' },
    greenhouse: { name: 'Greenhouse', text: 'Play: add a Development: Harvest Festival. Farm: +3 food.' },
    'hydroponics-lab': { name: 'Hydroponics Lab', text: 'Farm: draw 1 building card.' },
    'fuel-cells': {
      name: 'Fuel Cells',
      text: 'Restock: you may spend 1 box from here for +4 money; then also draw 1 building card and discard 1 building card.',
    },
    kitchen: { name: 'Kitchen', text: 'Restock: you may spend 1 box from here for +4 food.' },
    warehouse: {
      name: 'Warehouse',
      text: 'Restock: +1 box, and you may move 1 box from one of your buildings to another.',
    },
    spaceport: { name: 'Spaceport', text: 'Play: add a Development: Supply Rocket. Restock: +2 people.' },
    'cargo-dock': { name: 'Cargo Dock', text: 'Play: +1 box. Restock: +2 money.' },
    'assembly-line': {
      name: 'Assembly Line',
      text: 'Build: the building costs 2 less. When this building is lost: you may take the Build action.',
    },
    'lunarcrete-factory': {
      name: 'Lunarcrete Factory',
      text: 'Play: draw 2 building cards. Build: the building costs 1 less.',
    },
    reactor: {
      name: 'Reactor',
      text: 'Play: add the next Event. Build: a building with a printed cost of 6 or more costs 4 less.',
    },
    'solar-panels': { name: 'Solar Panels', text: 'Build: you may spend 1 box from here for +3 people.' },
    'launch-pad': {
      name: 'Launch Pad',
      text: 'Play: choose another of your buildings and do its Play effect again (but not that of another Launch Pad).',
    },
    'welcome-center': {
      name: 'Welcome Center',
      text: 'Play: add a Development: Recruitment Drive. Build: +1 person.',
    },
    'hacker-lair': { name: 'Hacker Lair', text: 'You skip Paperwork entirely. Research: +1 money.' },
    'makeshift-lab': { name: 'Makeshift Lab', text: 'Play: +2 boxes. Research: +1 box.' },
    'rd-storage': {
      name: 'R&D Storage',
      text: 'At any time, you may spend 1 box from here to draw 1 building card. Research: put 1 box on this building.',
    },
    recycling: { name: 'Recycling', text: 'For each building card that you discard: +1 money.' },
    'radio-antennae': {
      name: 'Radio Antennae',
      text: 'When Work is revealed: if your hand is empty, draw 1 building card.',
    },
    university: { name: 'University', text: 'Play: add a Development: Scrap Drive. Research: +1 person.' },
    observatory: {
      name: 'Observatory',
      text: 'Play: add a Development: Innovation. Research: draw 1 building card.',
    },
    bunker: { name: 'Bunker', text: 'Play: add a Robot.' },
    flag: { name: 'Flag', text: 'Play: add a Perk and draw 1 building card.' },
    'organ-banks': {
      name: 'Organ Banks',
      text: 'Play: add a Perk and put 1 box on this building. Accident: you may spend 1 box from here instead of losing people.',
    },
    'trading-post': {
      name: 'Trading Post',
      text: 'For each card that you add to the progress deck: +2 money at the end of the step.',
    },
    'escape-pods': { name: 'Escape Pods', text: 'When this building is lost: +5 people.' },
    'apartment-dome': { name: 'Apartment Dome', text: 'Play: add a Development: Repairs.' },
    'grand-tower': { name: 'Grand Tower', text: 'Play: add a Development: Budget Cuts.' },
    hospital: {
      name: 'Hospital',
      text: 'Play: put 1 box on this building. When you lose people, you may spend 1 box from here to lose 2 fewer.',
    },
    'robot-workshop': {
      name: 'Robot Workshop',
      text: 'When a Robot makes you lose people, lose 1 fewer (but at least 1).',
    },
    'soup-kitchen': { name: 'Soup Kitchen', text: 'Hunger: you need 3 less food.' },
    'clock-tower': { name: 'Clock Tower', text: 'Whenever the progress deck is reshuffled: +3 people.' },
    'prefab-huts': { name: 'Prefab Huts', text: 'No ability; just homes.' },
    'theme-park': { name: 'Theme Park', text: 'Play: add a Development: Tourists.' },
  },
  starting: {
    work: { name: 'Work', text: 'Everyone takes one of the five actions.' },
    trouble: { name: 'Trouble', text: 'The next Event is added.' },
    loneliness: {
      name: 'Loneliness',
      text: 'Gain 3 people for each of your buildings with a plus symbol. Then lose 3 people for each with a minus symbol.',
    },
  },
  events: {
    hunger: {
      name: 'Hunger',
      text: 'Everyone loses 1 food for each of their buildings, and 1 person for each food that is missing. Whoever loses no people gains 2 people.',
    },
    paperwork: { name: 'Paperwork', text: 'Everyone draws 1 building card, then discards 2 building cards.' },
    'glitch-a': { name: 'Glitch', text: 'A Robot is added: one in all, not one each.' },
    'leak-a': { name: 'Leak', text: 'Everyone loses 1 person.' },
    'tempers-flare': { name: 'Tempers Flare', text: 'Everyone loses 2 people.' },
    'accident-a': { name: 'Accident', text: 'Everyone loses 3 people.' },
    'glitch-b': { name: 'Glitch', text: 'A Robot is added: one in all, not one each.' },
    'airlock-test': { name: 'Airlock Test', text: 'Everyone loses 4 people.' },
    'leak-b': { name: 'Leak', text: 'Everyone loses 1 person.' },
    'accident-b': { name: 'Accident', text: 'Everyone loses 3 people.' },
    moonquake: { name: 'Moonquake', text: 'Everyone loses 5 people.' },
    'power-failure': { name: 'Power Failure', text: 'Everyone loses 6 people.' },
    'instruction-manual': {
      name: 'Instruction Manual',
      text: 'So that is how it all works! Every problem is solved and the game ends: the highest total population wins.',
    },
  },
  perks: {
    payday: { name: 'Payday', text: 'Its owner gains 2 money.' },
    feast: { name: 'Feast', text: 'Its owner gains 3 food.' },
    'care-package': { name: 'Care Package', text: 'Its owner gains 1 box.' },
    'bright-idea': { name: 'Bright Idea', text: 'Its owner draws 1 building card.' },
    newcomers: { name: 'Newcomers', text: 'Its owner gains 2 people.' },
  },
  developments: {
    trade: { name: 'Trade', text: 'Everyone may spend 1 box to draw 2 building cards.' },
    tourists: { name: 'Tourists', text: 'Everyone may pay 2 food for +3 people.' },
    innovation: { name: 'Innovation', text: 'Everyone may take the Build action.' },
    'recruitment-drive': { name: 'Recruitment Drive', text: 'Everyone may pay 3 money for +3 people.' },
    'harvest-festival': { name: 'Harvest Festival', text: 'Everyone takes the Farm action.' },
    'supply-rocket': { name: 'Supply Rocket', text: 'Everyone gains 1 box.' },
    'scrap-drive': { name: 'Scrap Drive', text: 'Everyone may discard 1 building card for +3 money.' },
    radiation: {
      name: 'Radiation',
      text: 'Everyone chooses: lose 4 people, or lose a building of your choice.',
    },
    repairs: { name: 'Repairs', text: 'Everyone loses 1 box of their choice.' },
    'budget-cuts': { name: 'Budget Cuts', text: 'Everyone loses 2 money.' },
  },
  robots: {
    'automatic-doors': {
      name: 'Automatic Doors',
      text: 'Everyone loses 2 people. At the next Work of this pass, buildings have no abilities.',
    },
    'construction-robot': {
      name: 'Construction Robot',
      text: 'Everyone loses 3 people, then puts a card from hand face down on their base. You can build only such cards until none is left there.',
    },
    'delivery-drone': {
      name: 'Delivery Drone',
      text: 'Everyone loses 3 people, then passes a card from hand to the player on their left.',
    },
    'drilling-robot': {
      name: 'Drilling Robot',
      text: 'Everyone loses 2 people, then a building of their choice.',
    },
    'mining-robot': {
      name: 'Mining Robot',
      text: 'Everyone loses 4 people, then gains 1 money for each different kind of mine among their buildings.',
    },
    'repairs-robot': {
      name: 'Repairs Robot',
      text: 'Everyone loses 3 people. At the next Work of this pass, nobody can build.',
    },
    'robot-butler': { name: 'Robot Butler', text: 'Everyone loses 3 people, then 1 box of their choice.' },
    'robot-companion': {
      name: 'Robot Companion',
      text: 'Everyone loses 5 people, then takes one action of their choice.',
    },
    'robot-waiter': { name: 'Robot Waiter', text: 'Everyone loses 4 people, then 2 food.' },
    'sentient-ai': { name: 'Sentient AI', text: 'Everyone loses 2 people. Then the next Twist is added.' },
    'stacking-robot': {
      name: 'Stacking Robot',
      text: 'Everyone loses 6 people, but 2 fewer for each box that they spend.',
    },
    'warehouse-robot': {
      name: 'Warehouse Robot',
      text: 'Everyone loses 4 people, then gains 1 box for one of their buildings that has none.',
    },
    'kitchen-robot': { name: 'Kitchen Robot', text: 'Everyone loses 4 people, then gains 2 food.' },
    'gardening-robot': {
      name: 'Gardening Robot',
      text: 'Everyone loses 3 people, then may pay 1 food for +1 person.',
    },
    'cleaning-robot': {
      name: 'Cleaning Robot',
      text: 'Everyone loses 3 people, then discards 1 building card.',
    },
    'nanny-robot': { name: 'Nanny Robot', text: 'Everyone loses 5 people, then gains 1 person.' },
    'security-robot': { name: 'Security Robot', text: 'Everyone loses 4 people.' },
    'teaching-robot': {
      name: 'Teaching Robot',
      text: 'Everyone loses 4 people, then draws 1 building card.',
    },
    'replicator-robot': { name: 'Replicator Robot', text: 'Everyone loses 5 people, then gains 2 boxes.' },
    'tax-robot': { name: 'Tax Robot', text: 'Everyone loses 3 people, then 2 money.' },
  },
  twists: {
    'construction-kits': {
      name: 'Construction Kits',
      text: 'Everyone may spend 1 box to take the Build action for a building with a printed cost of 4 or less.',
    },
    engineers: { name: 'Engineers', text: 'Everyone may lose a building for +6 money.' },
    'grand-plan': {
      name: 'Grand Plan',
      text: 'Everyone may discard 1 building card to take the Build action for a building with a printed cost of 5 or more.',
    },
    overtime: { name: 'Overtime', text: 'Everyone may lose 2 people to take the Build action.' },
    'risky-research': {
      name: 'Risky Research',
      text: 'Everyone may lose 2 people to draw 3 building cards.',
    },
    surveying: {
      name: 'Surveying',
      text: 'Everyone chooses: put a card from hand face down under your base, or discard all cards under your base for +4 money each.',
    },
    'supply-drop': {
      name: 'Supply Drop',
      text: 'Everyone chooses: +3 money, +3 food, +2 boxes, or draw 2 building cards.',
    },
    'meteor-shower': {
      name: 'Meteor Shower',
      text: 'Everyone loses 1 person for every 3 buildings they have, rounded up.',
    },
    'moon-tax': { name: 'Moon Tax', text: 'Everyone may pay 3 money. Whoever does not loses 3 people.' },
    'baby-boom': {
      name: 'Baby Boom',
      text: 'Everyone gains 1 person for every 3 buildings they have, rounded up.',
    },
    'space-pirates': { name: 'Space Pirates', text: 'Everyone loses half of their money, rounded up.' },
    'moon-rats': { name: 'Moon Rats', text: 'Everyone loses half of their food, rounded up.' },
    'brain-drain': {
      name: 'Brain Drain',
      text: 'Everyone may discard 1 building card. Whoever does not loses 3 people.',
    },
    'moon-fever': { name: 'Moon Fever', text: 'Everyone may pay 2 food. Whoever does not loses 3 people.' },
    lottery: {
      name: 'Lottery',
      text: 'The top building card is turned up and discarded. Everyone gains money equal to its printed cost.',
    },
    envy: { name: 'Envy', text: 'Only the players with the highest total population lose 3 people.' },
    'flea-market': { name: 'Flea Market', text: 'Everyone may spend 1 box for +4 money.' },
    'volunteer-crew': { name: 'Volunteer Crew', text: 'Everyone may discard 1 building card for +3 people.' },
    'solar-flare': { name: 'Solar Flare', text: 'Everyone loses 2 boxes of their choice.' },
    'alien-signal': { name: 'Alien Signal', text: 'Everyone takes the Research action.' },
    'clearance-sale': { name: 'Clearance Sale', text: 'Everyone may pay 2 money for +2 boxes.' },
    'perk-fair': { name: 'Perk Fair', text: 'Everyone adds a Perk.' },
    'deja-vu': {
      name: 'Déjà Vu',
      text: 'Everyone takes again the action that they chose at their latest Work.',
    },
    'night-shift': { name: 'Night Shift', text: 'Everyone takes the Mine action, then loses 2 people.' },
    'gold-fever': { name: 'Gold Fever', text: 'Everyone may lose 1 person for +4 money.' },
  },
  scientists: {
    'dr-brain': { name: 'Dr. Brain', text: scientist },
    'dr-comet': { name: 'Dr. Comet', text: scientist },
    'dr-nebula': { name: 'Dr. Nebula', text: scientist },
    'dr-eclipse': { name: 'Dr. Eclipse', text: scientist },
    'dr-regolith': { name: 'Dr. Regolith', text: scientist },
  },
};
