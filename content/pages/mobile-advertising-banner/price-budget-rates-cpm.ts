import type { MarketingPage } from '../marketingPage.ts'
import {
  SAVINGS,
  count,
  dollars,
  inventoryGroups,
  inventoryRow,
  leastBudget,
  mediaRows,
  premiumCpm,
  premiumCpmMinor,
  priceRows,
  typicalCpm,
  typicalCpmMinor,
  viewsFor,
  viewsWords,
} from '../ownFigures.ts'

const groups = inventoryGroups('mobile_display')
const small = viewsFor('mobile_display', 300_00)
const full = viewsFor('mobile_display', 300_00, 'premium')

export const page: MarketingPage = {
  question: 'What does mobile advertising cost?',
  description:
    'Mobile banner prices by topic and format, what a full screen adds, the minimum budget, volume savings, and what a tap really costs.',
  answer: `About **${typicalCpm('mobile_display')}** per thousand impressions in all sizes and about **${premiumCpm('mobile_display')}** per thousand full screens. A campaign starts at **${leastBudget('mobile_display')}**, which buys some ${viewsWords('mobile_display', 100_00)} impressions. Cheaper space exists. It is usually cheap for a reason.`,
  picture: {
    kind: 'bars',
    rows: [
      {
        label: 'Full screen',
        value: premiumCpmMinor('mobile_display') / 100,
        shown: premiumCpm('mobile_display'),
      },
      {
        label: 'All sizes',
        value: typicalCpmMinor('mobile_display') / 100,
        shown: typicalCpm('mobile_display'),
      },
      { label: 'US median, January 2022', value: 2.21, shown: '$2.21' },
    ],
    alt: `Bars of prices of a thousand: ${premiumCpm('mobile_display')} for a full screen, ${typicalCpm('mobile_display')} for all sizes together, and $2.21 as the American median of January 2022.`,
  },
  figures: [
    {
      value: typicalCpm('mobile_display'),
      text: 'Typical price of a thousand banners here, all sizes.',
      from: 'own',
    },
    { value: premiumCpm('mobile_display'), text: 'per thousand full screens.', from: 'own' },
    { value: '$2.21', text: 'Median US mobile display CPM in January 2022', from: 'MOB-C1' },
    { value: leastBudget('mobile_display'), text: 'is enough to start.', from: 'own' },
  ],
  calculator: {
    title: 'Work it out',
    intro: 'From budget to impressions or from impressions to budget, all sizes or full screen.',
    preset: { kind: 'cpm', values: { budget: 300, views: 150_000 } },
  },
  parts: [
    {
      heading: 'Topics and their prices',
      text: [
        'On phones, topics hardly differ in price{{: about a dollar separates the cheapest from the most expensive}}. Puzzles and fitness are cheap, since people use them often and absentmindedly; news and local sites cost a little more. So choose by moment, not by price. A dollar per thousand is a tenth of a cent for each impression.',
      ],
      table: {
        isOfExamples: true,
        caption: 'Price of a thousand impressions by topic, US example inventory',
        head: ['Topic', 'Apps and sites', 'Lowest', 'Median', 'Highest'],
        rows: groups.map(inventoryRow),
        bars: groups.map(({ medianMinor }) => medianMinor),
        note: 'Small banners, before tax and savings; topics with two or more examples.',
      },
      term: {
        name: 'CPM',
        text: 'Cost per thousand: what it costs to send a banner to phones a thousand times.',
      },
    },
    {
      heading: 'What a full screen adds',
      text: [
        'Five dollars per thousand, more than the banner itself costs. In return it can hardly be missed, since there is nothing else on the screen. Whether people thank you is another matter. A fair rule: a full screen for an offer that half of them would want, a strip for everything else. For $300 you can have all sizes or full screens alone, as the table shows.',
      ],
      table: {
        caption: '$300, two ways',
        head: ['Format', 'CPM', 'Impressions', 'Share of the screen'],
        rows: [
          ['All sizes', typicalCpm('mobile_display'), count(small), 'a tenth to all of it'],
          ['Full screen, 320x480', premiumCpm('mobile_display'), count(full), 'all of it'],
        ],
        note: 'Typical prices. Shares of the screen are for a common small phone.',
      },
    },
    {
      heading: 'Why not the cheapest',
      text: [
        'In January 2022 the median price of American mobile display was $2.21 per thousand[^MOB-C1], and half of it cost even less. Behind the lowest prices there may be spaces that load under a finger, apps that nobody meant to open, and taps by children. You cannot see that in a total. Here every app has a name, a topic and its own figures in the report, and you can drop it on the second day. That is what the difference pays for.',
      ],
      term: {
        name: 'Fat finger',
        text: 'A tap that was meant for something else. On strips near the edge it may be a good part of all taps.',
      },
    },
    {
      heading: 'Additions and savings',
      text: [
        `Chosen hours add up to 15%, a cap of one a day adds a tenth, an app picked by hand another tenth, and facts about people a few cents each. The price falls with volume: ${SAVINGS}.`,
      ],
      table: {
        caption: 'The typical price by budget',
        head: ['Budget', 'CPM', 'Impressions'],
        rows: priceRows('mobile_display', [100_00, 500_00, 5_000_00, 10_000_00, 25_000_00]),
      },
    },
    {
      heading: 'Beside the other media',
      text: [
        'By CPM the phone is the cheapest of the six. Compare minimum budgets and lead times below; compare strengths and weaknesses under [pros and cons](pros-cons-benefits-disadvantages).',
      ],
      table: {
        caption: 'Minimum budget, price and lead time of the six media',
        head: ['Medium', 'Minimum budget', 'Typical CPM', 'Lead time'],
        rows: mediaRows(),
      },
    },
    {
      heading: 'From a thousand to a visit at the door',
      text: [
        'Nobody comes because of a price per thousand. Turn it around: what is a person at your counter worth, and how many of a thousand would have to come? At four and a half dollars and a profit of nine dollars per visitor, one visitor per two thousand impressions is enough. A kitchen studio, with a larger profit, needs even fewer. Do this calculation with your own numbers before you compare offers; it takes a minute, and it ends most discussions about cents.',
      ],
    },
  ],
  example: {
    heading: 'A phone repair shop, with $300',
    text: ['The shop assumes two taps per thousand impressions, half of them by mistake.'],
    rows: [
      ['Impressions', count(small)],
      ['Taps', count(small * 0.002), 'two in a thousand, assumed'],
      ['Intended taps', count(small * 0.001)],
      ['Price of an intended tap', dollars(Math.round(300_00 / (small * 0.001)))],
      ['People who come without a tap', 'unknown', 'ask at the counter; they may be more'],
    ],
  },
  pros: {
    for: [
      'The lowest CPM of the six media.',
      'Full screens at a price that a small business can pay.',
      'No fees for data, technology or location.',
    ],
    against: [
      'Low prices tempt you to plan too wide.',
      'Taps are a poor currency: many are accidental.',
      'Full screens annoy when the offer is dull.',
    ],
  },
  questions: [
    ['Can I pay per tap?', 'No. Taps depend on thumbs and on your picture; what we sell is space.'],
    ['Is $100 really enough?', 'For a neighborhood and two weeks, yes.'],
    [
      'Why do lists show fifty cents?',
      'Often for strips in open auctions, without a year or a source. Ask for the list of apps.',
    ],
    ['Do games cost more?', 'No, about the same. They bring many impressions and little thought.'],
    [
      'What does the banner itself cost?',
      'Nothing with the brand kit; a fixed price if you order one in ad creation.',
    ],
    ['Is there tax?', 'It depends on your address, and is shown before you pay.'],
  ],
  next: [
    'cheap-small-businesses',
    'conversion-kpis',
    'market',
    'online-display-digital-banner/price-budget-rates-cpm',
  ],
}
