import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  cpmBars,
  count,
  dollars,
  inventoryGroups,
  inventoryRow,
  leastBudget,
  mediaRows,
  premiumCpm,
  priceRows,
  typicalCpm,
  viewsFor,
  viewsWords,
} from '../ownFigures.ts'

const groups = inventoryGroups('online_display', 3)
const VIEWABLE = 0.709
const vcpm = (cpmMinor: number, rate: number) => dollars(Math.round(cpmMinor / rate))
const clicksOf = (rate: number) => (viewsFor('online_display', 500_00) * rate) / 100

export const page: MarketingPage = {
  question: 'What does display advertising cost?',
  description:
    'Display banner prices by topic, CPM against CPC and price in view, the minimum budget, volume savings, and a calculator that works both ways.',
  answer: `About **${typicalCpm('online_display')}** for a thousand impressions by topic and about **${premiumCpm('online_display')}** on selected sites. A campaign starts at **${leastBudget('online_display')}**, which buys some ${viewsWords('online_display', 100_00)} impressions. That is more than the median of open auctions.`,
  picture: {
    kind: 'bars',
    rows: groups.slice(0, 5).map(({ label, medianMinor }) => ({
      label,
      value: medianMinor,
      shown: dollars(medianMinor),
    })),
    alt: 'Bars of the middle price of a thousand banners in the five least expensive topics with three or more example sites.',
    otherwise: cpmBars('online_display', [250_00, 1_000_00, 5_000_00, 10_000_00, 25_000_00]),
  },
  figures: [
    {
      value: typicalCpm('online_display'),
      text: 'Typical price of a thousand banners here.',
      from: 'own',
    },
    {
      value: '$2.27',
      text: 'Median display CPM in the United States in January 2022, mostly open auction',
      from: 'DIS-C1',
    },
    {
      value: vcpm(MEDIA_ECONOMICS.online_display.typicalCpmMinor, VIEWABLE),
      text: 'for a thousand in view, if 70.9% of ours are.',
      from: 'own',
    },
    {
      value: '70.9%',
      text: 'of US desktop display was viewable in the first half of 2020',
      from: 'DIS-K3',
    },
  ],
  calculator: {
    title: 'Work it out',
    intro: 'Enter a sum of money or a number of impressions, by topic or on selected sites.',
    preset: { kind: 'cpm', values: { budget: 500, views: 250_000 } },
  },
  parts: [
    {
      heading: 'Topics and their prices',
      text: [
        'Most topics cost about six dollars per thousand. National news and business cost nearly twice that, because more advertisers court their readers. Games, cooking and family sites cost a little less than six, and people read them at leisure. Unless your offer belongs to business, there is no reason to pay for its neighborhood.',
      ],
      table: {
        isOfExamples: true,
        caption: 'Price of a thousand impressions by topic, US example inventory',
        head: ['Topic', 'Sites', 'Lowest', 'Median', 'Highest'],
        rows: groups.map(inventoryRow),
        bars: groups.map(({ medianMinor }) => medianMinor),
        note: 'Topics with three or more example sites; before tax and savings.',
      },
      term: {
        name: 'CPM',
        text: 'The price of a thousand impressions, seen or not.',
      },
    },
    {
      heading: 'Why our price is above the median',
      text: [
        'A much-cited comparison puts the median of display at $2.27 per thousand in January 2022[^DIS-C1]. That median comes mostly from auctions of everything, good and bad. You pay more here for three reasons: the sites are named and you can choose them, nothing is spent on pages made for ads, and no fees for technology and data come on top. The Association of National Advertisers (ANA) noticed that pages made for advertising looked about a quarter cheaper and scored well on viewability, which is how they fooled buyers[^DIS-R2].',
      ],
    },
    {
      heading: 'Per thousand, per click, or in view?',
      text: [
        'The same campaign has many prices. Divide by impressions in view and the price rises by two fifths; divide by clicks and it runs to dollars. Click rates depend on who counts what and when, so the same $500 can mean clicks at thirteen dollars or at little more than one. The table does the arithmetic at three assumed rates. None of them is a promise.',
      ],
      table: {
        caption: '$500 at the typical price, at three click rates',
        head: ['Click rate', 'Impressions', 'Clicks', 'Price of a click'],
        rows: [0.05, 0.1, 0.46].map((rate) => [
          `${rate}%`,
          viewsWords('online_display', 500_00),
          count(clicksOf(rate)),
          dollars(Math.round(500_00 / clicksOf(rate))),
        ]),
      },
      term: {
        name: 'vCPM',
        text: 'The price of a thousand in view: CPM divided by the share that was viewable.',
      },
    },
    {
      heading: 'What adds and what saves',
      text: [
        'A hand-picked site adds a tenth to its own price. Gender, age and interests add cents, in a few cases a dollar or more; fewer hours add up to 15%, and a cap of one a day adds a tenth. The volume saving comes off at the end, on the whole budget. Every surcharge is a line in the forecast that you can remove.',
      ],
      table: {
        caption: 'The typical price by budget',
        head: ['Budget', 'CPM', 'Impressions'],
        rows: priceRows('online_display', [100_00, 500_00, 5_000_00, 10_000_00, 25_000_00]),
      },
    },
    {
      heading: 'Beside the other five',
      text: [
        'Only mobile starts as low. But a banner is one of the smallest things money buys here, in seconds and in inches, and a comparison by CPM flatters it.',
      ],
      table: {
        caption: 'Minimum budget, price and lead time of the six media',
        head: ['Medium', 'Minimum budget', 'Typical CPM', 'Lead time'],
        rows: mediaRows(),
      },
    },
  ],
  example: {
    heading: 'An online shop for tea, with $500',
    text: [
      'The shop knows its own rates from earlier campaigns; here they are assumed: one visit per thousand impressions, three orders per hundred visits.',
    ],
    rows: [
      ['Impressions', viewsWords('online_display', 500_00)],
      ['In view', count(viewsFor('online_display', 500_00) * VIEWABLE), 'at 70.9%'],
      ['Visits', count(viewsFor('online_display', 500_00) / 1_000)],
      [
        'Price of a visit',
        dollars(Math.round(500_00 / (viewsFor('online_display', 500_00) / 1_000))),
      ],
      [
        'Orders',
        '2 to 3',
        'so a first order must be worth about $200, or the customer must come back',
      ],
    ],
  },
  pros: {
    for: [
      'A hundred dollars is a complete campaign.',
      'One price, with no fees for technology, data or tags.',
      'In 2022, only mobile banners and transit shelters had a lower CPM among large media[^DIS-P2].',
    ],
    against: [
      'Per second of attention, banners are expensive: less than a fifth of viewable desktop ads were looked at in older eye-tracking, for about a second and a half[^DIS-K4].',
      'Clicks are so rare that their price swings wildly.',
      'The cheapest space is the one to avoid.',
    ],
  },
  questions: [
    [
      'Can I pay per click?',
      'No. Sites sell space, and whether people click depends on your picture, not on them.',
    ],
    [
      'Is a higher CPM better?',
      'On a site your customers trust, often. Test it against a topic, with half of the money on each.',
    ],
    [
      'What does a banner cost to make?',
      'Nothing with the brand kit; a fixed price in ad creation, with three sizes included in the package.',
    ],
    [
      'Do prices rise before holidays?',
      'List prices here do not. But space on shopping sites gets scarce, so book early.',
    ],
    [
      'Are there hidden fees?',
      'No. Tax is added at checkout by the rules for your billing address.',
    ],
    ['What happens to unused money?', 'What could not be delivered comes back as a coupon.'],
  ],
  next: [
    'cheap-small-businesses',
    'conversion-kpis',
    'market',
    'ctv-streaming-ads/price-budget-rates-cpm',
  ],
}
