import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  WEEKEND,
  WORKDAYS,
  count,
  dayOf,
  dollars,
  formatUsd,
  inventoryGroups,
  typicalCpm,
  typicalCpmMinor,
  useShare,
} from '../ownFigures.ts'

const DOG: PlanAudience = {
  gender: 'all',
  ageFrom: 13,
  ageTo: 99,
  combine: 'AND',
  groups: [{ id: 'one', options: ['pets.dog'] }],
}

export const page: MarketingPage = {
  question: 'Whom can a mobile banner reach?',
  description:
    'Targeting phones by place, app, hour and audience without tracking positions: what helps, what it costs, and what privacy law allows.',
  answer:
    'People in a **town or circle**, in a **kind of app**, at an **hour**, with broad facts such as age or owning a dog for a few cents more. Not the person who just left your rival’s shop, although others offer that. You do not need it, and most state privacy laws call such data sensitive.',
  picture: {
    kind: 'day',
    hours: dayOf('mobile_display', 4),
    note: 'A Friday on the phone: morning, noon, and all evening.',
    alt: 'A chart of a Friday hour by hour: phones are used from six in the morning, with a small peak at seven and the largest from eight to ten in the evening.',
  },
  figures: [
    {
      value: useShare('mobile_display', WORKDAYS, [6, 9]),
      text: 'of a week’s phone use is on workday mornings from 6 to 9.',
      from: 'own',
    },
    {
      value: '78%',
      text: 'of Americans over 65 own a smartphone (2025), 91% of all adults',
      from: 'MOB-A2',
    },
    { value: '16%', text: 'of US adults are online by phone only (2025)', from: 'MOB-A3' },
    { value: '0', text: 'exact locations of phones are collected or bought here.', from: 'own' },
  ],
  calculator: {
    title: 'Build an audience',
    intro: 'Make choices, and see who is left around you and what each adds to the price.',
    preset: { kind: 'audience', values: { people: 80_000, age: 'all', trait: 'pets.dog' } },
  },
  parts: [
    {
      heading: 'Near, without being followed',
      text: [
        'A circle of two miles says all that a local business needs to know: these people can come. Precise locations say more, and that is the trouble. In most state privacy laws precise location is sensitive data, so sellers have to ask people first[^MOB-R3]. A ZIP code or a circle needs no permission from anybody, cannot leak, and works on any phone.',
        'Draw it by how people move, not with a ruler: along the road into town, on this side of the river.',
      ],
      term: {
        name: 'Geofence',
        text: 'A line around a place; ads go to phones measured inside it. Not used here.',
      },
    },
    {
      heading: 'The app is the moment',
      text: [
        'Weather before leaving, maps on the way, news in line, puzzles on the sofa, shopping in bed. Choose the moment in which your offer helps. {{And look at the numbers in the table: some topics are so large that one app can swallow a small budget and repeat your strip all day.}} Take three or four together.',
      ],
      table: {
        isOfExamples: true,
        caption: 'Topics with the most room on phones, US example inventory',
        head: ['Topic', 'Apps and sites', 'Impressions a week', 'Median CPM'],
        rows: inventoryGroups('mobile_display')
          .toSorted((a, b) => b.weeklyMedian - a.weeklyMedian)
          .slice(0, 8)
          .map(({ label, count: apps, weeklyMedian, medianMinor }) => [
            label,
            String(apps),
            count(weeklyMedian),
            dollars(medianMinor),
          ]),
        note: 'Weekly impressions of the app or site in the middle of its topic, nationwide.',
      },
    },
    {
      heading: 'Hours: all of them, or two',
      text: [
        `Phones are used from waking to sleeping: ${useShare('mobile_display', WORKDAYS, [6, 9])} of a week’s use falls on workday mornings, ${useShare('mobile_display', WORKDAYS, [11, 14])} around lunch, ${useShare('mobile_display', WORKDAYS, [17, 23])} on workday evenings and ${useShare('mobile_display', WEEKEND, [0, 24])} on weekends. If your offer has an hour, choose the two before it; nobody decides about lunch at one. If it has none, leave the day open and save the surcharge of up to 15%.`,
      ],
    },
    {
      heading: 'Facts about people',
      text: [
        'Gender, age, household, work, hobbies, plans: the same list as for every medium here, with the same shares and cents. On phones, use it sparingly. A circle of two miles has few people, and a fifth of them are fewer still. The forecast says what is left, and which choice to take back first.',
        'One group deserves a thought of its own: the one adult in six who is online by phone only[^MOB-A3]. No banner on a computer reaches them.',
      ],
      term: {
        name: 'Smartphone-only',
        text: 'People without broadband at home, who use the internet by phone.',
      },
    },
    {
      heading: 'How often, and who is left out',
      text: [
        'The cap counts by app and device: three a day to start with, one for full screens. People who play for hours would otherwise use up much of your budget. Children are left out: thirteen is the youngest age that can be planned, and a plan for something that is not for minors should start at eighteen. You cannot exclude your existing customers, since you would have to tell us who they are, and you should not.',
      ],
      steps: [
        'Circle first, then the moment, then the hour.',
        'Three topics, not one and not ten.',
        'Add a fact about people only if most others could never buy.',
        'Cap at three; after a week, lower it or keep it.',
      ],
    },
    {
      heading: 'What others sell, and why we do not',
      text: [
        'Lists of phones that were seen at a rival’s store, a clinic, a church. Ads that follow a person from the app to the car. Profiles put together from a hundred apps. Some of it works, much of it is guessed, and all of it uses up somebody’s trust. A plan that would embarrass you on the front page of the local paper is a bad plan at any price, and honest space in named apps costs between four and five dollars per thousand.',
      ],
    },
  ],
  example: {
    heading: 'A dog groomer counts',
    text: [
      'In a circle with 80,000 people aged 13 and over, the groomer compares reaching everybody with reaching dog owners only.',
    ],
    rows: [
      ['Dog owners in the circle', count(80_000 * audienceShare(DOG)), 'by our audience model'],
      ['CPM for everybody', typicalCpm('mobile_display')],
      ['CPM for dog owners', formatUsd(typicalCpmMinor('mobile_display') + 30)],
      [
        '1,000 impressions on owners without choosing',
        dollars(Math.round(typicalCpmMinor('mobile_display') / audienceShare(DOG))),
      ],
      ['Decision', 'choose', '30 cents save several dollars'],
    ],
  },
  pros: {
    for: [
      'Nearness and moment, which decide most small purchases.',
      'No personal data is needed.',
      'Apps can be dropped on the second day.',
    ],
    against: [
      'A circle is coarse; streets and buildings cannot be bought.',
      'Small circles leave no room for further choices.',
      'The app does not know who holds the phone.',
    ],
  },
  questions: [
    [
      'Can I reach people at a stadium?',
      'By ZIP code and hour. Expect many others in the same ZIP code.',
    ],
    [
      'Can I target by phone model?',
      'No. It says little about people, and much about sellers’ imagination.',
    ],
    ['Do you use advertising IDs?', 'No. The cap is kept without them.'],
    ['Can I exclude games?', 'Yes, leave the topic out.'],
    ['Are VPN users lost?', 'They seem to be somewhere else, so a region may miss them.'],
    [
      'How exact is the town?',
      'Good for towns, fair for ZIP codes in cities, poor in rural areas.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'conversion-kpis',
    'market',
    'online-display-digital-banner/targeting',
  ],
}
