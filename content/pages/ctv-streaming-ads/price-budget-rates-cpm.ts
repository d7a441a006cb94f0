import type { MarketingPage } from '../marketingPage.ts'
import {
  cpmBars,
  SAVINGS,
  dollars,
  inventoryGroups,
  inventoryRow,
  leastBudget,
  mediaRows,
  mostFormatAdds,
  premiumCpm,
  priceRows,
  typicalCpm,
  viewsFor,
  viewsWords,
} from '../ownFigures.ts'

const groups = inventoryGroups('ctv', 1)
const FILM_MINOR = 900_00
const BUDGET_MINOR = 3_000_00
const REAL_CPM = Math.round(((BUDGET_MINOR + FILM_MINOR) / viewsFor('ctv', BUDGET_MINOR)) * 1_000)

export const page: MarketingPage = {
  question: 'What does a streaming TV ad cost?',
  description:
    'Streaming TV ad prices by kind of program, the minimum budget, volume savings, a two-way calculator, and how published CPMs have moved.',
  answer: `About **${typicalCpm('ctv')}** for a thousand impressions, about **${premiumCpm('ctv')}** on premium services. A spot of up to thirty seconds costs ${mostFormatAdds('ctv')} more than one of up to fifteen. A campaign starts at **${leastBudget('ctv')}**, which buys some ${viewsWords('ctv', 500_00)} impressions. The spot is extra, unless you have one.`,
  picture: {
    kind: 'bars',
    rows: groups.slice(0, 5).map(({ label, medianMinor }) => ({
      label,
      value: medianMinor,
      shown: dollars(medianMinor),
    })),
    alt: 'Bars of the middle price of a thousand impressions for five kinds of programs in our example inventory.',
    otherwise: cpmBars('ctv', [250_00, 1_000_00, 5_000_00, 10_000_00, 25_000_00]),
  },
  figures: [
    {
      value: typicalCpm('ctv'),
      text: 'Typical price of a thousand impressions here, up to 15 seconds.',
      from: 'own',
    },
    {
      value: '$17 to 50+',
      text: 'was the range of invoiced streaming CPMs by service from mid-2021 to mid-2022',
      from: 'CTV-C4',
    },
    {
      value: '$30',
      text: 'Median for streaming video in January 2022, beside $36 for prime-time broadcast',
      from: 'CTV-C5',
    },
    { value: '2', text: 'services alone were expected above $30 by mid-2025', from: 'CTV-C3' },
  ],
  calculator: {
    title: 'Work it out',
    intro: 'From a budget to impressions and back, on all services or on premium ones.',
    preset: { kind: 'cpm', values: { budget: 3000, views: 100_000 } },
  },
  parts: [
    {
      heading: 'What kind of program you are in',
      text: [
        'Live sports and news cost most, because people watch them live and rarely leave. Documentaries, cooking and general entertainment cost least. {{The table is our example inventory in the United States; one row is a few services, so read it as a ranking rather than a rule.}}',
      ],
      table: {
        isOfExamples: true,
        caption: 'Price of a thousand impressions by category, US example inventory',
        head: ['Category', 'Services', 'Lowest', 'Median', 'Highest'],
        rows: groups.map(inventoryRow),
        bars: groups.map(({ medianMinor }) => medianMinor),
        note: 'Up to 15 seconds, before tax and volume savings. Invented services with plausible prices.',
      },
      term: {
        name: 'Premium',
        text: 'Services with fewer breaks and better-known programs. Here they cost about a fifth more.',
      },
    },
    {
      heading: 'Prices have come down',
      text: [
        'Streaming was expensive while it was scarce. Invoices of American agencies from mid-2021 to mid-2022 showed $17 on Pluto, $21 on Tubi, $24 on Hulu, $46 on Peacock and more than $50 on HBO Max[^CTV-C4]. Then the large services opened tiers with ads. In December 2024 eMarketer wrote that Prime Video’s new supply had pushed prices down, and expected that by the middle of 2025 only Netflix and Max would stay above $30[^CTV-C3].',
        'Our typical price lies a little above those thirty dollars, for a simple reason: it buys one region for one advertiser without a yearly commitment. Those who buy a whole country for a year pay less.',
      ],
    },
    {
      heading: 'What adds and what saves',
      text: [
        `A spot of up to thirty seconds adds ${mostFormatAdds('ctv')} to a thousand impressions. Choosing single services by hand or a cap of one a day adds up to 10%, restricting the hours up to 15%, and each choice of audience from cents to little more than a dollar; every addition is its own line in the forecast. Volume saves ${SAVINGS}.`,
      ],
      table: {
        caption: 'The typical price by budget',
        head: ['Budget', 'CPM', 'Impressions'],
        rows: priceRows('ctv', [500_00, 1_500_00, 5_000_00, 10_000_00, 25_000_00]),
      },
      term: {
        name: 'Frequency cap',
        text: 'How often one household sees the spot in a day, at most. The tighter, the more homes have to be found.',
      },
    },
    {
      heading: 'The spot belongs in the total',
      text: [
        'A spot can cost as much as a bicycle or a house. What counts is the price of an impression with the spot in it, and that falls the longer you use it. A $900 spot shown 100,000 times adds nine dollars to each thousand; shown 1,000,000 times, less than one. That is the best argument for one good spot for two years and against a new one each season.',
      ],
    },
    {
      heading: 'Against the other five',
      text: [
        'By the thousand, television is the most expensive medium we sell, and only audio holds people as long. A street screen has two seconds, a banner has one if it is lucky, a TV spot has fifteen with picture and sound. Divide the price by the seconds before you call it expensive, and by the people you need before you call it cheap.',
      ],
      table: {
        caption: 'Minimum budget, price and lead time of the six media',
        head: ['Medium', 'Minimum budget', 'Typical CPM', 'Lead time'],
        rows: mediaRows(),
      },
    },
  ],
  example: {
    heading: 'A garage door maker, with $3,000',
    text: [
      'The firm serves two counties and has a spot made first. The price of the spot is an assumption; the ad creation page lists the real one.',
    ],
    rows: [
      ['Media budget', dollars(BUDGET_MINOR)],
      ['Impressions at the typical price', viewsWords('ctv', BUDGET_MINOR)],
      ['Spot, once', dollars(FILM_MINOR), 'assumed for this example'],
      [
        'Real price for 1,000 impressions',
        dollars(REAL_CPM),
        'spot and media, divided by the impressions',
      ],
      ['Doors that pay for all of it', '7', 'at an assumed profit of $600 a door'],
    ],
  },
  pros: {
    for: [
      'Published prices have fallen for years while the audience grew.',
      'By our assumed seconds, attention here costs less than on a street screen or a banner.',
      'You are charged for impressions that were delivered, not for those that were planned.',
    ],
    against: [
      'It has the highest minimum of the six media, and the spot comes on top.',
      'A region drawn too wide wastes money on homes that you could never serve.',
      'Averages hide a threefold spread between services: $17 to more than $50 in the invoices of 2021 and 2022[^CTV-C4].',
    ],
  },
  questions: [
    [
      'Is there a price per completed view?',
      'No, and it would hardly differ: on televisions spots are nearly always shown to the end.',
    ],
    [
      'Do political seasons change prices?',
      'In the market yes, sharply. Our list prices stay, but what is left to buy in some regions shrinks.',
    ],
    [
      'Is $500 enough?',
      'For one town and two weeks, yes. See [small budgets](cheap-small-businesses) for what it reaches.',
    ],
    [
      'Why are live sports more expensive?',
      'They are seen as they happen, by people who stay in the room, and there are few of them.',
    ],
    [
      'Are there fees on top?',
      'Only tax. Hosting the spot, the review and the report are included.',
    ],
  ],
  next: [
    'cheap-small-businesses',
    'conversion-kpis',
    'market',
    'billboards-digital/price-budget-rates-cpm',
  ],
}
