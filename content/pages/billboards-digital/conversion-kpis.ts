import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 2_000_00
const views = viewsFor('dooh', BUDGET)
const BEFORE = 420
const DURING = 530
const CONTROL_GROWTH = 1.04
const lifted = Math.round(DURING - BEFORE * CONTROL_GROWTH)
const CUSTOMER_SHARE = 0.3
const customers = Math.round(lifted * CUSTOMER_SHARE)

export const page: MarketingPage = {
  question: 'How do you know a billboard worked?',
  description:
    'Measuring digital billboards without clicks: the figures that exist, what each means, lift against a control area, and a funnel calculator.',
  answer:
    'By comparing, not by counting clicks. A screen gives you **plays and views**; your own records give you **visits, calls and searches**. Put a place with the ad beside a place without, before and during, and the difference is the effect. Everything else is decoration.',
  picture: {
    kind: 'funnel',
    steps: [
      { label: 'views', value: count(views) },
      { label: 'visits added by the ad', value: count(lifted) },
      { label: 'customers', value: count(customers) },
    ],
    alt: 'A funnel from the views of the example below through additional visits to customers.',
  },
  figures: [
    {
      value: '76%',
      text: 'said they did something after seeing a digital screen, in a US trade-body survey of 2024',
      from: 'DOOH-P2',
    },
    {
      value: '£6.47',
      text: 'came back for each pound of The Economist’s election campaign, station screens among its media (2017)',
      from: 'DOOH-X4',
    },
    {
      value: 'July 2025',
      text: 'is when the US rules for counting audiences outdoors went to public comment',
      from: 'DOOH-K3',
    },
    {
      value: '0',
      text: 'clicks. A screen has none, and nothing should be made up in their place.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'From views to customers',
    intro: 'Enter your own rates. Until you do, they are examples, and so is the answer.',
    preset: { kind: 'funnel', values: { budget: 2000, visits: 0.25, buys: 30, worth: 80 } },
  },
  parts: [
    {
      heading: 'What a screen can tell you',
      text: [
        'The trade uses five kinds of figures for screens: impressions and their price, impressions among the audience you asked for, reach and frequency (mostly worked out afterward), visits to a store or a site compared with a control, and surveys about the brand or sales[^DOOH-K1]. Only the first is known while the campaign runs.',
        'Our report lists every play with screen, minute and file, refuses plays that do not add up, and multiplies the rest by the views of that screen. It is exact about what was shown and an estimate about who was there.',
      ],
      table: {
        caption: 'The figures, and what each is good for',
        head: ['Figure', 'How it is made', 'Good for'],
        rows: [
          ['Plays', 'counted, each with a proof', 'Was it shown as booked?'],
          ['Views', 'plays times people in sight', 'Price comparison'],
          ['Reach', 'from views by a curve', 'How much of the town'],
          ['Frequency', 'views divided by reach', 'Too much or too little'],
          ['Visit lift', 'with the ad against without', 'Did it bring people?'],
          ['Brand lift', 'survey, two groups', 'Do they know the name?'],
        ],
      },
      term: {
        name: 'Proof of play',
        text: 'The log line of a screen: when, which file, for how long. Ours carry a number that can be looked up.',
      },
    },
    {
      heading: 'Two meanings of a view',
      text: [
        'One system counts everybody who could have seen a screen, another only those who were likely to look. The first number is larger, so its price per thousand is lower, and a careless comparison picks the wrong seller. The American standard of April 2024 tells the two apart[^DOOH-K3], so ask which one a report prints. Ours are opportunities to see.',
      ],
    },
    {
      heading: 'Lift, the honest way',
      text: [
        'Take two areas that behave alike: two ZIP codes, two stores, two exits. Run the ad in one. Note your signal in both for two weeks before and during. Whatever the control area gained by itself, the other would have gained, too; subtract that, and the rest belongs to the ad. The formula is lift = (with − expected) / expected, and the example below works it out.',
        'A signal can be simple. Visitors by ZIP code at the register, calls to a number that appears only on the screen, searches for your name in your map listing’s statistics, scans of a code where people stand. Choose one and write it down before the start, because afterward everybody finds a number to like.',
      ],
      steps: [
        'Choose a signal that you can count every day.',
        'Choose a control area and do not advertise there.',
        'Count two weeks before, then during, then one week after.',
        'Correct by the control, then divide the cost by what is left.',
      ],
    },
    {
      heading: 'Which numbers to ignore',
      text: [
        'Views without a place. Surveys that ask only people who already shop with you. Any single week. And self-reports taken as behavior: three quarters of those asked say that they did something after seeing a screen[^DOOH-P2], and your register will not confirm it. The survey is still useful, since it shows what people believe an ad is good for: going somewhere and telling somebody.',
      ],
      term: {
        name: 'Control',
        text: 'The people or the place without the ad. Without one, you measure the season.',
      },
    },
    {
      heading: 'What to aim for',
      text: [
        'We print no benchmark for visits per thousand views, because we found none with a method. Work backward instead: how many customers must come to pay for the campaign, and is that number small beside what you have? If four new patients or eight sets of tires will do, a screen is a fair bet. If you need three hundred, it is a lottery ticket; look at the [prices](price-budget-rates-cpm) of media that can be clicked.',
      ],
    },
  ],
  example: {
    heading: 'Two branches, one with the ad',
    text: [
      'A chain of two bike shops advertises around the first for four weeks. The figures are invented to show the method.',
    ],
    rows: [
      [
        'Budget and views',
        `${dollars(BUDGET)}, ${count(views)} views`,
        `at ${typicalCpm('dooh')} for a thousand`,
      ],
      [
        'Visitors before, with the ad, expected',
        `${BEFORE}, ${DURING}, ${Math.round(BEFORE * CONTROL_GROWTH)}`,
        'the second shop grew by 4% in the same weeks',
      ],
      ['Visitors that the ad brought', count(lifted), 'with the ad minus expected'],
      ['Lift', `${Math.round((lifted / (BEFORE * CONTROL_GROWTH)) * 100)}%`],
      ['Buyers among them', count(customers), 'three in ten, from the register'],
      ['Cost of a customer', dollars(Math.round(BUDGET / customers))],
    ],
  },
  pros: {
    for: [
      'Plays can be proved one by one, which hardly any other medium offers.',
      'A local test with a control is easy, since the ad stays where it is put.',
      'Screens help other media: people search for the name they have just seen.',
    ],
    against: [
      'Views are a model, and two models differ.',
      'Small campaigns drown in the noise of a normal week.',
      'No register of this month will show what people remember in three months.',
    ],
  },
  questions: [
    [
      'Do you track phones near screens?',
      'No. Such studies exist for large campaigns; we neither buy nor use them.',
    ],
    [
      'How soon is the report ready?',
      'While the campaign runs, hour by hour, with what is still expected.',
    ],
    ['Can I export it?', 'Yes, as CSV with every hour and every play, or printed.'],
    [
      'What is a good frequency?',
      'Enough that people could tell a friend about it. By our reach curve, $250 to $500 in a town of 40,000 gives each person reached four to six views in a month.',
    ],
    [
      'How large must a campaign be to be measured?',
      'Large enough that the effect you hope for is bigger than your usual weekly swing. Look at last year’s weeks first.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'best-campaign-examples',
    '101-strategy-intro',
    'pros-cons-benefits-disadvantages',
  ],
}
