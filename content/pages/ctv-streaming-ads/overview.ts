import type { MarketingPage } from '../marketingPage.ts'
import {
  inventoryCount,
  leastBudget,
  premiumCpm,
  reachRows,
  typicalCpm,
  viewsWords,
} from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'Should you advertise on streaming TV?',
  description:
    'What a streaming TV campaign is, what it costs from $500, which households it reaches, and when a cheaper medium does the same job.',
  answer: `If you have a spot of up to thirty seconds or are willing to make one, yes, even as a small firm. A thousand impressions cost about **${typicalCpm('ctv')}**, on premium services about **${premiumCpm('ctv')}**, and a campaign starts at **${leastBudget('ctv')}**. You get a full screen with sound in living rooms that you choose by ZIP code. Nobody can click on it.`,
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Streaming', value: 44.8, shown: '44.8%' },
      { label: 'Cable', value: 24.1, shown: '24.1%' },
      { label: 'Broadcast', value: 20.1, shown: '20.1%' },
    ],
    alt: 'Bars of US television time in May 2025: streaming 44.8 percent, cable 24.1 and broadcast 20.1.',
  },
  figures: [
    {
      value: leastBudget('ctv'),
      text: 'The least a streaming TV campaign costs here.',
      from: 'own',
    },
    {
      value: '44.8%',
      text: 'of US TV time was streaming in May 2025, more than broadcast and cable together',
      from: 'CTV-M5',
    },
    {
      value: '83%',
      text: 'of US adults watch streaming, according to Pew in April 2025',
      from: 'CTV-A1',
    },
    {
      value: '$23.6 bn',
      text: 'was spent on streaming TV in the United States in 2024, 16% more than the year before',
      from: 'CTV-M1',
    },
  ],
  calculator: {
    title: 'What would it buy?',
    intro: 'A budget in, impressions out, or the other way around.',
    preset: { kind: 'cpm', values: { budget: 1500, views: 50_000 } },
  },
  parts: [
    {
      heading: 'What you book',
      text: [
        `A spot of fifteen or thirty seconds in the breaks of shows and movies that people stream on a television. {{Our market lists ${inventoryCount('ctv')} example services in the United States, from general entertainment to live sports.}} You choose categories, single services, or simply all of them. The spot fills the screen, has sound, and on most services cannot be skipped.`,
        'You do not buy a program at eight o’clock. You buy impressions to households in a region, within the hours you allow, and never more than a set number of times a day to the same one. Who is watching decides which series your spot interrupts.',
      ],
      term: {
        name: 'CTV',
        text: 'Connected TV: a television that plays from the internet, by itself or with a stick or a box.',
      },
    },
    {
      heading: 'Who is there',
      text: [
        'Nearly everybody under 65. In the spring of 2025 Pew counted 88% of Americans from 18 to 29, 92% of those from 30 to 49, 83% from 50 to 64 and 65% of those older[^CTV-A2]. More than half of all adults, 55%, stream and have no cable or satellite[^CTV-A1]. A TV plan without streaming misses all of them.',
        'It is also the one screen in the house that is watched together. That is fine for groceries, cars, vacations and colleges, and wasteful for things that one person decides alone.',
      ],
    },
    {
      heading: 'How far a budget goes',
      text: [
        'A spot needs to be seen more than once, and each impression costs several times as much as a banner. So the place has to be small or the budget real. The table keeps to a county of 60,000 people.',
      ],
      table: {
        caption: 'Four weeks, a county of 60,000, at most three times a day',
        head: ['Budget', 'Impressions', 'People reached', 'Times each'],
        rows: reachRows('ctv', 60_000, [500_00, 1_000_00, 2_500_00, 5_000_00]),
        bars: [1, 2, 5, 10],
        note: 'An estimate by our reach curve at the typical price. Bars show the budgets.',
      },
      term: {
        name: 'Impression',
        text: 'One start of your spot on one screen. Nobody counts how many people sit in front of it.',
      },
    },
    {
      heading: 'From an idea to the living room',
      text: ['The slow part is the spot. Everything else takes a week.'],
      steps: [
        'Write one sentence that a viewer should be able to repeat.',
        'Make fifteen seconds of video, or order the spot together with the campaign.',
        'Choose region, categories and hours; set the cap, which starts at three a day.',
        'Pay, upload an MP4 of 1920 by 1080 pixels, and wait for the review.',
        'Read the report by hour and service, and change what does not work.',
      ],
    },
    {
      heading: 'What to read first',
      text: [
        'If money is the question, begin with [prices](price-budget-rates-cpm); with less than a thousand dollars, begin with [small budgets](cheap-small-businesses). If a spot exists, check it against the [formats](adformats-specs). If your boss will ask what it brought in, prepare with [results](conversion-kpis), since a television reports no visitors. And if you hesitate between a screen in the street and one in the living room, [for and against](pros-cons-benefits-disadvantages) compares six media.',
      ],
    },
  ],
  example: {
    heading: 'A furniture store, three counties',
    text: [
      'A store with a warehouse sale advertises for two weekends and the days between. It uses a fifteen-second spot and leaves the categories open.',
    ],
    rows: [
      ['Budget', '$1,500'],
      ['Typical price for 1,000 impressions', typicalCpm('ctv')],
      ['Impressions', viewsWords('ctv', 1_500_00)],
      ['Sofas that pay for it', '5', 'at an assumed profit of $300 each'],
    ],
  },
  pros: {
    for: [
      'Sight, sound and a full screen, which no other medium in this market has together.',
      'Chosen by ZIP code, hour and kind of program, and capped for each household.',
      'What is not shown is not charged.',
    ],
    against: [
      'An impression costs more than five times as much as a view of a street screen.',
      'In a 2022 study, eight to ten percent of streaming impressions ran while the television was off[^CTV-P1].',
      'There is nothing to click, so interest has to find its own way to you.',
    ],
  },
  questions: [
    [
      'Is this the same as YouTube?',
      'No. It is long programs on a television. Short video on phones and laptops is sold as online video, at less than half the price.',
    ],
    [
      'Can I choose one show?',
      'No. You can choose categories and services. Single shows are sold to advertisers with very different budgets.',
    ],
    [
      'What if I have no spot?',
      'Ad creation makes a video spot at a fixed price, with rounds of changes. The campaign can be planned meanwhile.',
    ],
    [
      'Are the services real?',
      '{{The ones listed here are an example with invented names. The operator of this market replaces them with contracts of its own.}}',
    ],
    ['How quickly can it start?', 'About five days after the order, if the spot is ready.'],
    [
      'Does it work for a new firm?',
      'Better than most media, if the spot says in one sentence what is new. A name that nobody knows needs a picture first.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'targeting',
    'billboards-digital/overview',
  ],
}
