import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import { ageCpmMinor, GENDER_CPM_MINOR } from '#domain/planning/audience/audienceSurcharge.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  dayOf,
  dollars,
  inventoryGroups,
  typicalCpm,
  useShare,
  WEEKEND,
  WORKDAYS,
} from '../ownFigures.ts'

const EVERYBODY: PlanAudience = {
  gender: 'all',
  ageFrom: 13,
  ageTo: 99,
  combine: 'AND',
  groups: [],
}
const shareOf = (change: Partial<PlanAudience>) =>
  `${(audienceShare({ ...EVERYBODY, ...change }) * 100).toFixed(0)}%`

export const page: MarketingPage = {
  question: 'Whom can a digital billboard reach?',
  description:
    'Targeting on digital billboards by place, venue, hour and audience: what each choice costs in people and in price, and what no screen can do.',
  answer:
    'Everybody who passes, and nobody else. You target a screen by **where it stands**, **what people do there** and **what time it is**. Age, income or plans to buy a car can shape the forecast and the choice of screens, but everyone who comes by sees the ad.',
  picture: {
    kind: 'day',
    hours: dayOf('dooh', 1),
    note: 'A workday on the street: to work, and home again.',
    alt: 'A chart of a workday hour by hour: most people are on the street between 7 and 9 in the morning and between 4 and 7 in the evening.',
  },
  figures: [
    {
      value: useShare('dooh', WORKDAYS, [7, 9]),
      text: 'of a week’s street traffic falls into two hours of five mornings, 7 to 9.',
      from: 'own',
    },
    {
      value: '10',
      text: 'kinds of places to choose from, from roadside to gyms and airports.',
      from: 'own',
    },
    {
      value: '76%',
      text: 'said they acted after seeing a digital screen, in a US trade-body survey of 2024',
      from: 'DOOH-P2',
    },
    {
      value: '0',
      text: 'cookies, phone numbers or faces that a screen of this market reads.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'Build an audience',
    intro:
      'See what each choice leaves of the people in your region, and what it adds to the price of a thousand views.',
    preset: {
      kind: 'audience',
      values: { people: 250_000, age: '35-64', trait: 'purchase_intentions.new_car' },
    },
  },
  parts: [
    {
      heading: 'Place: the only sharp tool',
      text: [
        'A circle around an address, a list of ZIP codes, a city, a state: all of them can be drawn in the planner, and you can add or drop single screens on the map. For most advertisers this is the whole of targeting. People who live, work or shop within a few minutes of you have more in common than any list of hobbies would say.',
        'Do not stop at your own door. A screen two exits before a rival, beside the garage that sends you customers, or at the station where your commuters change trains can do more than the one next to your sign, which they see anyway.',
      ],
      term: {
        name: 'Proximity',
        text: 'Choosing screens by their distance to something: your shop, a school, a stadium.',
      },
    },
    {
      heading: 'Venue: what people are doing',
      text: [
        'The kind of place is the second tool. At the pump people stand for three minutes with nothing to read. In the gym they return three times a week. In a mall they have money in hand; in an office lobby they have the day ahead in mind. Choose the moment in which your offer is useful, and the audience follows by itself.',
      ],
      table: {
        isOfExamples: true,
        caption: 'What our example screens deliver in a week, by place',
        head: ['Place', 'Screens', 'Views a week', 'Median CPM'],
        rows: inventoryGroups('dooh', 3)
          .toSorted((a, b) => b.weeklyMedian - a.weeklyMedian)
          .map(({ label, count, weeklyMedian, medianMinor }) => [
            label,
            String(count),
            formatCount(weeklyMedian),
            dollars(medianMinor),
          ]),
        note: 'The screen in the middle of each kind, one slot, United States. Example inventory.',
      },
    },
    {
      heading: 'Hours: who is there when',
      text: [
        `Streets have tides. By the curve that our forecast uses, ${useShare('dooh', WORKDAYS, [6, 10])} of a week’s traffic passes between 6 and 10 on workday mornings, ${useShare('dooh', WORKDAYS, [16, 20])} between 4 and 8 on workday evenings and ${useShare('dooh', WEEKEND, [9, 20])} on the two weekend days between 9 and 8. A commuter message in the morning, a family message on Saturday: two pictures and two schedules cost no more than one.`,
        'Narrow hours cost up to 15% more for each view, because what is left in the other hours has to be sold to somebody else. If a message works all day, leave all hours on.',
      ],
    },
    {
      heading: 'Audience: a weight, not a filter',
      text: [
        `You can tell the planner that you are looking for women, for people from 35 to 64, or for those who intend to buy a car. It then counts only the matching part of the passers-by and adds cents for each choice: ${formatUsd(GENDER_CPM_MINOR)} for a gender, ${formatUsd(ageCpmMinor(35, 64))} for that age range. On a street this mostly tells you what share of your views is useful. It cannot keep the others from looking.`,
      ],
      table: {
        caption: 'What a choice leaves of all people aged 13 and over',
        head: ['Choice', 'Share left', 'Added to 1,000 views'],
        rows: [
          ['Everybody', shareOf({}), formatUsd(0)],
          ['Women', shareOf({ gender: 'female' }), formatUsd(GENDER_CPM_MINOR)],
          ['18 to 34', shareOf({ ageFrom: 18, ageTo: 34 }), formatUsd(ageCpmMinor(18, 34))],
          ['35 to 64', shareOf({ ageFrom: 35, ageTo: 64 }), formatUsd(ageCpmMinor(35, 64))],
          ['65 and over', shareOf({ ageFrom: 65 }), formatUsd(ageCpmMinor(65, 99))],
        ],
        note: 'From public statistics on age; a planning estimate for every country.',
      },
      term: {
        name: 'Audience impressions',
        text: 'Only the views of people who match what you asked for. Reports list them apart from all views.',
      },
    },
    {
      heading: 'What a screen cannot do',
      text: [
        'It does not know who stands in front of it. There is no retargeting, no cap on how often one person sees the ad, no way to leave out existing customers. If you need those, take [mobile or display banners](pros-cons-benefits-disadvantages) for that part of the budget and let the screens do what they do best: be impossible to miss in one place.',
        'Nor should it try. A person’s precise location is sensitive data under most US privacy laws, and a camera that guesses age and gender starts a debate you do not want next to your name. A ZIP code and a clock need nobody’s permission.',
      ],
    },
  ],
  example: {
    heading: 'A car dealer narrows, then widens again',
    text: [
      'A dealer first asks for men from 25 to 54 who intend to buy a new car, and looks at what is left of a region of 250,000 people. Then the dealer keeps the place and drops the rest.',
    ],
    rows: [
      ['People aged 13 and over left by all three choices', count25(), 'of 250,000'],
      ['Left by the car alone', '7%', 'our estimate for an intention to buy a new car'],
      ['Price for everybody', typicalCpm('dooh')],
      [
        'What the dealer books instead',
        'everybody, six screens',
        'near the inspection station, the DMV and two rivals',
      ],
    ],
  },
  pros: {
    for: [
      'Place and hour are certain. No model has to guess where a screen stands.',
      'No personal data is used, so nothing breaks when a browser changes its rules.',
      'A message can fit its corner: the next exit, the rain, the train that just left.',
    ],
    against: [
      'You pay for passers-by who will never be customers.',
      'Small groups, such as business owners, are cheaper to reach in other media.',
      'Only a survey afterward can tell whether the right people looked.',
    ],
  },
  questions: [
    [
      'Can I target by weather?',
      'Not by itself. You can upload a rainy and a sunny picture and switch their weights when the forecast changes.',
    ],
    [
      'Can I exclude a street or a school?',
      'Yes. Drop the screen on the map or in the list, and it stays out.',
    ],
    [
      'How small can a circle be?',
      'A small circle holds few screens. Below a mile or two, choose single screens from the map.',
    ],
    [
      'Do you use phone data to count?',
      'No. Views are estimates from traffic and place, the same for every advertiser.',
    ],
    [
      'Can I show different ads in different towns?',
      'Book a line for each town: each has its own creatives, dates and report.',
    ],
  ],
  next: ['price-budget-rates-cpm', 'market', 'tips-rules', 'cheap-small-businesses'],
}

/** The people aged 13 and over whom the dealer's three choices leave of a quarter of a million. */
function count25(): string {
  const share = audienceShare({
    gender: 'male',
    ageFrom: 25,
    ageTo: 54,
    combine: 'AND',
    groups: [{ id: 'one', options: ['purchase_intentions.new_car'] }],
  })
  return formatCount(Math.round(250_000 * share))
}
