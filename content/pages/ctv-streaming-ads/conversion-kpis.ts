import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, oneDecimal, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 2_500_00
const showings = viewsFor('ctv', BUDGET)
const HOMES = 22_000
const WITH = 1_310
const WITHOUT = 1_120
const extra = WITH - WITHOUT
const ORDERS = Math.round(extra * 0.09)

export const page: MarketingPage = {
  question: 'How do you measure a streaming TV campaign?',
  description:
    'Streaming TV results: completion, reach and frequency by household, visit lift against a control, what to ignore, and a funnel calculator.',
  answer:
    'With two sets of numbers that must not be mixed. The service tells you **impressions, homes and how many ran to the end**. Your own records tell you **searches, visits and orders**. Only a comparison of places with and without the spot connects them.',
  picture: {
    kind: 'funnel',
    steps: [
      { label: 'impressions', value: count(showings) },
      { label: 'homes', value: count(HOMES) },
      { label: 'visits added', value: count(extra) },
      { label: 'orders added', value: count(ORDERS) },
    ],
    alt: 'A funnel of the example below: impressions, homes, additional visits and additional orders.',
  },
  figures: [
    {
      value: '97%',
      text: 'of spots on televisions ran to the end in early 2020, against 74% on desktops',
      from: 'CTV-K2',
    },
    {
      value: '7.4',
      text: 'impressions per home was the average of campaigns in 2023, up from 4.1 two years before',
      from: 'CTV-K4',
    },
    {
      value: '8 to 10%',
      text: 'of streaming impressions ran on sets that were off, in a study of 2022',
      from: 'CTV-P1',
    },
    {
      value: '5.2',
      text: 'impressions per home in campaigns of under 40 million (2023)',
      from: 'CTV-K4',
    },
  ],
  calculator: {
    title: 'From impressions to orders',
    intro: 'The rates are yours to enter; what stands there is an example.',
    preset: { kind: 'funnel', values: { budget: 2500, visits: 2, buys: 9, worth: 140 } },
  },
  parts: [
    {
      heading: 'What the service can count',
      text: [
        'An impression is counted when the first frame appears, a completion when the last one does. On televisions the two nearly coincide: a firm that delivers spots for many advertisers counted 94 to 97% completion from 2018 to 2021[^CTV-K1]. So completion cannot tell a good spot from a bad one here. It is a check of delivery and nothing more.',
        'Homes are counted by their connection[^CTV-K6]. Divide impressions by homes and you have frequency, the one figure that you can still correct while the campaign runs.',
      ],
      table: {
        caption: 'Figures of a streaming campaign, and what they are worth',
        head: ['Figure', 'Formula', 'Use'],
        rows: [
          ['Completion', 'completed / started', 'Is delivery healthy?'],
          ['Reach', 'different homes', 'Who could know it'],
          ['Frequency', 'impressions / homes', 'Raise or lower the cap'],
          ['Cost per completed view', 'spend / completed', 'Compare services'],
          ['Visit lift', '(with − without) / without', 'Did it move people?'],
          ['Cost per added visit', 'spend / added visits', 'Was it worth it?'],
        ],
      },
      term: {
        name: 'Completion rate',
        text: 'The share of started spots that ran to their end. Also called VCR or VTR.',
      },
    },
    {
      heading: 'Too often, or not often enough',
      text: [
        'Innovid’s census of campaigns found that frequency depends on size: 5.18 in small ones, 12.14 in those of more than 200 million impressions; home and garden brands reached 16.73[^CTV-K4]. For a local plan we would aim at three to six in four weeks. Below two, people have seen something; above eight, they have seen it often enough.',
        'If the number is low, make the region smaller or the flight shorter. If it is high, lower the cap from three to two a day, or add ZIP codes.',
      ],
    },
    {
      heading: 'Lift by place',
      text: [
        'Choose two areas that usually move together, by store, by ZIP code, or by your delivery map. Show the spot in one. Count visits to your site and searches for your name in both, four weeks before and four during. The area without the spot tells you what would have happened anyway. This works with a spreadsheet, and it is the method that researchers trust, only smaller.',
      ],
      steps: [
        'Write down the signal and the two areas before the first day on air.',
        'Keep prices and other ads the same in both.',
        'Count daily, compare weekly.',
        'Wait a week longer than the flight: people decide late.',
        'Divide the cost by what was added, not by everything that came.',
      ],
    },
    {
      heading: 'Numbers that flatter',
      text: [
        'Attribution that credits the spot with everybody in the region who later visited your site: most of them would have come anyway. Impressions on sets that were off while the stick kept playing: 17% on sticks, boxes and consoles in the 2022 study, hardly any on smart televisions[^CTV-P1]. Surveys of your own customers. And any comparison of this December with this November.',
      ],
      term: {
        name: 'Attribution',
        text: 'Saying which ad caused a sale. Without a control it is a habit of thought, not a measurement.',
      },
    },
    {
      heading: 'What our report shows',
      text: [
        'Impressions by hour and service, completion by quarters, homes as an estimate with its range, pace against the plan, and what will be billed. Invalid impressions are listed by kind and not charged. The report exports every hour as CSV, so that you can put your own visits beside it. What it does not show is a number of customers, since no honest one exists. Work out the [price](price-budget-rates-cpm) of a visit yourself, as below.',
      ],
    },
  ],
  example: {
    heading: 'A mattress shop, two halves of a county',
    text: [
      'The shop shows its spot in the east of the county and not in the west. In earlier months both halves brought the same number of visits. All figures are invented to show the arithmetic.',
    ],
    rows: [
      [
        'Budget, impressions',
        `${dollars(BUDGET)}, ${count(showings)}`,
        `at ${typicalCpm('ctv')} for a thousand`,
      ],
      ['Homes, impressions each', `${count(HOMES)}, ${oneDecimal(showings / HOMES)}`],
      ['Visits in four weeks, east and west', `${count(WITH)}, ${count(WITHOUT)}`],
      ['Visits added', count(extra), `${((extra / WITHOUT) * 100).toFixed(0)}% lift`],
      ['Cost of an added visit', dollars(Math.round(BUDGET / extra))],
      ['Orders added', count(ORDERS), 'nine in a hundred, from the register'],
      ['Cost of an added order', dollars(Math.round(BUDGET / ORDERS))],
    ],
  },
  pros: {
    for: [
      'Delivery can be checked to the hour.',
      'A region is a natural experiment, and it costs nothing to leave one out.',
      'Frequency can be steered while the campaign runs.',
    ],
    against: [
      'Homes are not people, and one home can look like two.',
      'The most quoted figures, completion above all, say the least.',
      'Effects of a few hundred dollars are smaller than the noise of a week.',
    ],
  },
  questions: [
    [
      'What is a good completion rate?',
      'Above 90%. If it is lower, something is wrong with the delivery rather than with the spot.',
    ],
    ['Can I see which homes saw it?', 'No, and nobody should. You see areas, hours and services.'],
    [
      'Is a QR code a good measure?',
      'It counts the few who scan, a small and unusual part. Use it as a hint, never as the result.',
    ],
    [
      'How soon can I judge?',
      'Delivery after two days, frequency after a week, effect after the flight plus a week.',
    ],
    [
      'Can a spot run on a set that is off?',
      'It can happen with sticks and boxes. Smart televisions notice. Ask services how they deal with it.',
    ],
    [
      'Does the report count clicks?',
      'There are none on a television. A column that shows some would be wrong.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'best-campaign-examples',
    'targeting',
    'billboards-digital/conversion-kpis',
  ],
}
