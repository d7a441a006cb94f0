import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { PRICE_CLASSES } from '../../calculators/typicalSchedule.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  SAVINGS,
  count,
  dollars,
  leastBudget,
  premiumCpm,
  typicalCpm,
  viewsFor,
  viewsWords,
} from '../ownFigures.ts'

const byPrice = MEDIA_TYPES.toSorted(
  (a, b) => MEDIA_ECONOMICS[a].typicalCpmMinor - MEDIA_ECONOMICS[b].typicalCpmMinor,
)
const YEAR_SALES = 600_000
const MARGIN_SHARE = 0.05

export const page: MarketingPage = {
  question: 'What does digital advertising cost?',
  description:
    'Prices of six digital media side by side: minimum, CPM and volume savings, the best published comparison, and how to set a budget.',
  answer: `Between **${typicalCpm('mobile_display')}** and **${typicalCpm('ctv')}** for a thousand contacts, depending on the medium, and from **${leastBudget('online_display')}** for a whole campaign. The real price is higher: it includes the ad, your time, and everybody who saw it and could never buy. This page shows how to put all of that into one number.`,
  picture: {
    kind: 'bars',
    rows: byPrice.map((mediaType) => ({
      label: MEDIA_TYPE_NAMES[mediaType],
      value: MEDIA_ECONOMICS[mediaType].typicalCpmMinor,
      shown: typicalCpm(mediaType),
    })),
    alt: 'Bars of our typical price of a thousand contacts in the six media, from mobile, the cheapest, to streaming television.',
  },
  figures: [
    {
      value: leastBudget('mobile_display'),
      text: 'is the smallest campaign here, on phones or with banners.',
      from: 'own',
    },
    {
      value: '7.7%',
      text: 'of revenue is the average marketing budget of large firms (2025)',
      from: 'ONL-C2',
    },
    { value: '30.6%', text: 'of that goes into paid media', from: 'ONL-C2' },
    {
      value: '$2.21',
      text: 'was the lowest online median of January 2022, for mobile banners',
      from: 'ONL-C1',
    },
  ],
  calculator: {
    title: 'What does an amount buy?',
    intro:
      'Computed for banners, one of the two cheapest media; the other media have this calculator on their own pages.',
    preset: { kind: 'cpm', values: { budget: 1000, views: 250_000 } },
  },
  parts: [
    {
      heading: 'Six prices, two classes each',
      text: [
        'A thousand contacts in different media are different things: a glance, a second, fifteen seconds with sound. So the table is sorted by price and says nothing about value. The second class is what you get when you ask for the better part, such as chosen sites, full screens, premium publishers or places indoors.',
      ],
      table: {
        caption: 'Prices of a thousand contacts in this market',
        head: ['Medium', 'Typical', 'What it is', 'Better part', 'What that is'],
        rows: byPrice.map((mediaType) => [
          MEDIA_TYPE_NAMES[mediaType],
          typicalCpm(mediaType),
          PRICE_CLASSES[mediaType][0],
          premiumCpm(mediaType),
          PRICE_CLASSES[mediaType][1],
        ]),
        bars: byPrice.map((mediaType) => MEDIA_ECONOMICS[mediaType].typicalCpmMinor),
        note: 'Before tax and before volume savings.',
      },
      term: {
        name: 'CPM',
        text: 'Cost per mille, what a thousand contacts cost. Mille is Latin for thousand.',
      },
    },
    {
      heading: 'The best public comparison',
      text: [
        'Many averages on the internet are copied from each other. The one table with a method that we found is from January 2022, made by Solomon Partners for the American outdoor advertising association, which had an interest in the result: medians of $2.21 for mobile banners, $2.27 for banners, $10.47 and $10.64 for mobile and desktop video, $23.33 for podcasts, $30 for streaming video, $20 to $36 for broadcast television, $46.82 for newspapers[^ONL-C1].',
        'Our banners cost more than those medians because they run in named places in one region and not in an auction for leftovers. Our streaming price is near its median. Ask every seller why the price differs from this table; a good one has an answer.',
      ],
    },
    {
      heading: 'Setting a budget: three ways, one of them good',
      text: [
        'As a share of sales: Gartner finds 7.7% of revenue on average, half of the companies at 6% or less, with 30.6% of it for paid media[^ONL-C2]. It asked 402 leaders, mostly at companies with more than a billion dollars in revenue, so the figure is no rule for a bakery. As last year’s budget plus something: comfortable, and blind. From the goal backward: how many customers, what is one worth, what may one cost? This takes an evening, and it is the only one of the three whose failure you would notice. That is its virtue.',
      ],
      steps: [
        'Write down what a customer leaves you in a year, after costs.',
        'Decide what part of that you would spend to win a new one. A third is bold.',
        'Multiply by the new customers you could serve.',
        'Take a fifth away as a reserve.',
        'Check: does the rest cover the minimum budget of a medium three times over?',
      ],
      term: {
        name: 'Allowable cost',
        text: 'What a new customer may cost at most. The one figure you should know by heart.',
      },
    },
    {
      heading: 'The same amount everywhere',
      text: [
        'What a thousand dollars buys at the typical price, and how long one such contact can last at most. The seconds are those of the format, not a promise that anybody looked.',
      ],
      table: {
        caption: '$1,000 in each medium',
        head: ['Medium', 'Contacts', 'Longest contact'],
        rows: [
          [
            MEDIA_TYPE_NAMES.mobile_display,
            viewsWords('mobile_display', 1_000_00),
            'as long as the page',
          ],
          [MEDIA_TYPE_NAMES.dooh, viewsWords('dooh', 1_000_00), 'a turn of the loop'],
          [
            MEDIA_TYPE_NAMES.online_display,
            viewsWords('online_display', 1_000_00),
            'as long as the page',
          ],
          [MEDIA_TYPE_NAMES.online_video, viewsWords('online_video', 1_000_00), '15 seconds'],
          [MEDIA_TYPE_NAMES.online_audio, viewsWords('online_audio', 1_000_00), '15 seconds'],
          [MEDIA_TYPE_NAMES.ctv, viewsWords('ctv', 1_000_00), '15 seconds'],
        ],
      },
    },
    {
      heading: 'What belongs in the total',
      text: [
        `The ad, divided by the contacts over its whole life. Your hours, at what an hour of yours is worth elsewhere. People too far away to come, if the region was drawn too wide. On the other side are the volume savings, ${SAVINGS} for a campaign, and whatever keeps working after the last day. A cheap thousand in the wrong county is the most expensive thing on this page.`,
      ],
    },
  ],
  example: {
    heading: 'A bike repair shop works backward',
    text: [
      'Yearly sales of $600,000, a fifth of it from new customers. All figures are the shop’s assumptions.',
    ],
    rows: [
      ['Profit from a new customer in a year', '$75'],
      ['Most that one may cost', '$25', 'a third'],
      ['Customers it could serve', '240'],
      ['Budget', dollars(240 * 25_00), `${(((240 * 25) / YEAR_SALES) * 100).toFixed(1)}% of sales`],
      [
        'By a rule of thumb of 5%, assumed',
        dollars(YEAR_SALES * MARGIN_SHARE * 100),
        'more than it could use',
      ],
      [
        'Impressions of banners',
        count(viewsFor('online_display', 240 * 25_00)),
        'if all of it went there',
      ],
    ],
  },
  pros: {
    for: [
      'Minimum budgets that a small business can afford.',
      'Each choice that adds to the price is a line that can be removed.',
      'What was not delivered is not charged.',
    ],
    against: [
      'CPM compares things that are not alike.',
      'Published averages are old, or come from somebody who sells.',
      'The cost of the ad and of your time never appears in a price list.',
    ],
  },
  questions: [
    ['Is there a free trial?', 'No. There is a free forecast, which tells you more.'],
    ['Do prices rise before holidays?', 'Ours do not. Less space is left to buy, so order early.'],
    [
      'Can I negotiate?',
      'No, and neither can anybody else. Volume savings are the same for everybody.',
    ],
    [
      'Why is television so much more expensive?',
      'It plays fifteen seconds with sound to a whole room, and there is less of it.',
    ],
    [
      'How do I compare with search ads?',
      'By cost per new customer, over the same weeks. Not by clicks.',
    ],
    [
      'What does the ad itself cost?',
      'From a brand kit that draws it from your logo to a video with a crew; the prices are under [ad creation](ad-creation).',
    ],
  ],
  next: [
    'cheap-small-businesses',
    'conversion-kpis',
    '101-strategy-intro',
    'billboards-digital/price-budget-rates-cpm',
  ],
}
