import type { MarketingPage } from '../marketingPage.ts'
import { costOfViews, count, metIn, oneDecimal, typicalCpm } from '../ownFigures.ts'

const COUNTY = { people: 90_000, budgetMinor: 3_000_00, days: 28 }
const met = metIn('ctv', COUNTY)

export const page: MarketingPage = {
  question: 'How does streaming TV advertising work?',
  description:
    'Streaming TV ads from the beginning: services, households, frequency, the spot, the plan and the first four weeks, with a worked example.',
  answer:
    'A household starts a show, the service reaches a break and asks for an ad, and gets a spot that fits the place, the hour and the cap. That happens millions of times an evening. Your part is to say **where**, **how often** and **with which spot**; the rest runs by itself.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: 'Week 1', label: 'One sentence, one spot' },
      { day: 'Week 2', label: 'Plan, pay, upload' },
      { day: 'Week 3', label: 'On air, cap at three a day' },
      { day: 'Week 5', label: 'Compare with the control' },
      { day: 'Week 7', label: 'Second burst or stop' },
    ],
    alt: 'A timeline of seven weeks: spot, plan, on air, comparison, and the decision about a second burst.',
  },
  figures: [
    {
      value: '55%',
      text: 'of US adults watch streaming and have no cable or satellite (2025)',
      from: 'CTV-A1',
    },
    {
      value: '7.4',
      text: 'times a household saw a campaign on average in 2023, according to Innovid',
      from: 'CTV-K4',
    },
    {
      value: '13%',
      text: 'of streaming households was all that 20 large US campaigns of 2021 reached on average',
      from: 'CTV-K5',
    },
    {
      value: '3 a day',
      text: 'is the cap that a plan begins with here; you can change it.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'Is television the place to begin?',
    intro: 'Four answers put six media in order. The judgment is ours.',
    preset: { kind: 'first', values: { budget: 2500, goal: 'explain', material: 'film' } },
  },
  parts: [
    {
      heading: 'Three words you need',
      text: [
        '**Household.** A television has no name. What the service knows is the connection, so reach on this medium counts homes by their internet address and not people[^CTV-K6]. Two people on one sofa are one, and one person in two homes is two.',
        '**Frequency.** Impressions divided by households. It is the number to watch, because it goes wrong in both directions: in 2023, campaigns of more than 200 million impressions showed a home their spot 12 times on average[^CTV-K4], while small campaigns often fail to come back a second time.',
        '**Inventory.** Free services with ads, the cheaper tiers of paid ones, and channels that run like old television. They differ in price and surroundings more than in the people who watch.',
      ],
      term: {
        name: 'FAST',
        text: 'Free ad-supported streaming television: channels that cost nothing and live on breaks.',
      },
    },
    {
      heading: 'Reach first, repetition second',
      text: [
        `The more common mistake is too little reach. When the American advertisers’ association looked at twenty big campaigns of 2021, they had reached 13% of streaming households, 4.6 times each[^CTV-K5]. A local budget avoids it by staying in one place: $3,000 in a county of ${count(COUNTY.people)} people reaches about ${count(met.reach)} of them ${oneDecimal(met.frequency)} times by our curve. That is a decent plan. The same money over a state would be a rumor.`,
      ],
      table: {
        caption: '$3,000 on three sizes of place, four weeks, cap of three a day',
        head: ['Place', 'People', 'People reached', 'Times each'],
        rows: [30_000, 90_000, 1_500_000].map((people, at) => {
          const one = metIn('ctv', { ...COUNTY, people })
          return [
            ['A town', 'A county', 'A metropolitan area'][at] ?? '',
            count(people),
            count(one.reach),
            oneDecimal(one.frequency),
          ]
        }),
        note: 'Estimates by our reach curve at the typical price.',
      },
    },
    {
      heading: 'The spot does half of the work',
      text: [
        'What makes ads sell has been traced in hundreds of campaigns: the creative accounts for about half, reach for a seventh, targeting for a ninth[^ONL-S1]. So spend another evening on the script before you spend another dollar on the audience. Show the product in the first three seconds. Say the name early, and again at the end, aloud, since half the room is looking at a phone. Ask for one thing that a person on a sofa can do: remember a name, say it to a speaker, look you up.',
        'Fifteen seconds are enough for one thought, cost less to make and less to show. Thirty are for a story with a turn. If you cannot decide, cut fifteen out of the thirty and run both.',
      ],
    },
    {
      heading: 'The evening belongs to you, mostly',
      text: [
        'Streaming follows the sofa. Use climbs after dinner and peaks between eight and ten; on weekends it starts at noon. You may restrict the hours, and you pay a little more for each impression when you do. A restaurant does well with four to eight, when people still decide; a bank has no reason to leave out the night.',
      ],
      steps: [
        'Define the region by where customers come from, not by where you would like to be famous.',
        'Start with all categories; leave out what embarrasses you.',
        'Set the cap to three a day and look at it again after a week.',
        'Keep one similar county without the spot, for comparison.',
        'After four weeks look at reach, frequency and your own signal, in that order.',
      ],
      term: {
        name: 'Daypart',
        text: 'A part of the day that is bought by itself: breakfast, afternoon, prime time.',
      },
    },
    {
      heading: 'Then decide like an owner',
      text: [
        'A first campaign buys knowledge. If the comparison shows more visits, repeat it in the same place before you go elsewhere; a second burst builds on what the first one did. If it shows nothing, look at the spot, then at the size of the place, and only then at the medium. The [results](conversion-kpis) page says how to keep the season out of the calculation, and [small budgets](cheap-small-businesses) how little is too little.',
      ],
    },
  ],
  example: {
    heading: 'A college fills its open house',
    text: [
      'A community college invites the parents and students of one county. It wants about 100,000 impressions in the three weeks before the day.',
    ],
    rows: [
      ['Impressions wanted', '100,000'],
      ['Typical price for 1,000', typicalCpm('ctv')],
      ['Cost of the impressions', costOfViews('ctv', 100_000)],
      ['Visitors at the last open house', '600', 'assumed'],
      ['Additional visitors to aim for', '120', 'one in five more, measured at the door'],
    ],
  },
  pros: {
    for: [
      'The attention of a lean-back evening, with sound on.',
      'A cap for each household keeps a spot from becoming a nuisance.',
      'A plan can be small enough to try in one county.',
    ],
    against: [
      'A spot is needed before anything else, and a bad one is expensive to repeat.',
      'Households are not people; who watched remains a guess.',
      'Each service has its own rules, and some refuse whole industries.',
    ],
  },
  questions: [
    [
      'Do I need a media agency?',
      'Not for one region. For several services with sponsorships, perhaps; an agency knows whom to call.',
    ],
    [
      'What is a good length?',
      'Fifteen seconds to be remembered, thirty to be understood. Longer spots are not sold here.',
    ],
    [
      'How many spots do I need?',
      'One to start. With two you can give each a weight and see which one people search for.',
    ],
    [
      'Does it replace cable?',
      'For homes without cable it is the only way in. For the others, using both is still common.',
    ],
    [
      'Can I stop at any time?',
      'Yes. What did not run comes back as a coupon for the next campaign.',
    ],
  ],
  next: ['price-budget-rates-cpm', 'adformats-specs', 'conversion-kpis', 'targeting'],
}
