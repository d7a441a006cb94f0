import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, leastBudget, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 800_00

/** What becomes of a thousand banners: shares that are assumed, and said so under the table. */
interface Offer {
  cpmMinor: number
  real: number
  viewable: number
  lookedAt: number
}
const AUCTION: Offer = { cpmMinor: 2_00, real: 0.85, viewable: 0.6, lookedAt: 0.07 }
const CHOSEN: Offer = {
  cpmMinor: MEDIA_ECONOMICS.online_display.typicalCpmMinor,
  real: 1,
  viewable: 0.709,
  lookedAt: 0.175,
}
const inView = ({ real, viewable }: Offer) => 1_000 * real * viewable
const looks = (offer: Offer) => inView(offer) * offer.lookedAt
const priceOfLooks = (offer: Offer) => dollars(Math.round((offer.cpmMinor * 100) / looks(offer)))

export const page: MarketingPage = {
  question: 'What are the pros and cons of display banners?',
  description:
    'Benefits and disadvantages of display banners with sources, what a low price hides, who should use them, and six media compared.',
  answer: `Pros: ${leastBudget('online_display')} to start, clicks to your own page, and evidence from experiments that banners bring visits. Cons: most people overlook them, cheap space can be bad, and they have no sound and little room. They are the best **second** medium and, for an offer with a date and a page, a fair first one.`,
  picture: {
    kind: 'balance',
    left: 'For',
    right: 'Against',
    leftItems: 5,
    rightItems: 4,
    alt: 'A pair of scales: five blocks for banners on the left, four against them on the right.',
  },
  figures: [
    { value: '+16%', text: 'visits at the median of 432 randomized tests', from: 'DIS-K5' },
    {
      value: '1 in 5',
      text: 'viewable desktop ads was looked at, or fewer, in older eye-tracking',
      from: 'DIS-K4',
    },
    {
      value: '37%',
      text: 'of US consumers saw online ads favorably in 2024; 73% said so of digital billboards',
      from: 'DOOH-P1',
    },
    {
      value: typicalCpm('online_display'),
      text: 'for a thousand impressions by topic here.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'Six media for one budget',
    intro: 'Sort by price, entry or lead time and see where banners stand.',
    preset: { kind: 'compare', values: { budget: 800, order: 'least' } },
  },
  parts: [
    {
      heading: 'What they do well',
      text: [
        'They lead somewhere. Like online video, they let a person go from the ad to your page with one click or tap, and on a page you can sell. They are quick: an idea on Monday can be running by Friday. They are forgiving: a mistake costs tens of dollars. And they work, modestly and measurably: visits up by 16%, conversions by 8%, at the median of several hundred randomized experiments[^DIS-K5].',
        'They also do the reminding for you. People who passed your sign, heard your name or read your letter may need a nudge when they are at a screen. A banner is a cheap one.',
      ],
      term: {
        name: 'Direct response',
        text: 'Advertising that asks for an immediate response and is judged by it.',
      },
    },
    {
      heading: 'What they do badly',
      text: [
        'They are small and they are ads, and people have learned over the years not to see them. In older eye-tracking, fewer than a fifth of the ads in view on desktops were looked at, for a second and a half[^DIS-K4]. People do not like them much either: in a 2024 survey 37% saw online ads favorably, half the share that liked digital billboards[^DOOH-P1], though the survey was made for the sellers of those billboards. Banners cannot explain and seldom move anybody. And the medium has a swamp: pages that exist for ads, which look cheap and score well[^DIS-R2].',
      ],
    },
    {
      heading: 'What a low price hides',
      text: [
        'A thousand cheap impressions can cost more per look than a thousand at three times the price. The table follows both down to the look, at rates we assume for a good list and for an auction. Other rates may give another result, so ask each seller for theirs.',
      ],
      table: {
        caption: 'Two offers, followed down to the look',
        head: [
          'Step',
          `Auction, ${formatUsd(AUCTION.cpmMinor)}`,
          `Chosen sites, ${typicalCpm('online_display')}`,
        ],
        rows: [
          ['Delivered', '1,000', '1,000'],
          ['On real pages', count(1_000 * AUCTION.real), count(1_000 * CHOSEN.real)],
          ['In view', count(inView(AUCTION)), count(inView(CHOSEN))],
          ['Looked at', count(looks(AUCTION)), count(looks(CHOSEN))],
          ['Price of 100 looks', priceOfLooks(AUCTION), priceOfLooks(CHOSEN)],
        ],
        note: 'Assumed: 85% real pages, 60% in view and 7% looked at for the first; 100%, 70.9% and 17.5% for the second.',
      },
      term: {
        name: 'Brand safety',
        text: 'Keeping your ad away from anything you would not want to be seen beside.',
      },
    },
    {
      heading: 'Who should use them',
      text: [
        'Online shops with a good page. Events with a date. Schools with a term about to start. Services that people compare, such as insurance or moving, and dentists with an empty waiting room. And anybody who already uses another medium and wants to be remembered at the desk. Who should not: businesses without a page, unknown names that need a story, and anybody who expects a sale for every dollar by Friday.',
      ],
    },
    {
      heading: 'What goes well with them',
      text: [
        'Something large first. [Billboards](billboards-digital/pros-cons-benefits-disadvantages) or [streaming TV](ctv-streaming-ads/pros-cons-benefits-disadvantages) make a name familiar, and a familiar banner is more likely to be looked at. Split two to one in favor of the larger medium, run both in the same ZIP codes and the same weeks, and use the same line in both.',
      ],
    },
    {
      heading: 'An honest verdict',
      text: [
        'If you have one hundred dollars, banners are the only choice besides mobile, and a decent one for an offer with a date. If you have one thousand, put most of it where people cannot look away, and keep two hundred for banners. If you have ten thousand, test with a control whether the banners add anything; in half of the experiments they added less than 16% to visits[^DIS-K5].',
      ],
    },
  ],
  example: {
    heading: '$800 for a music school',
    text: [
      'All of it on banners, or two thirds on billboards around the school and a third on banners in the same ZIP codes.',
    ],
    rows: [
      [
        'All on banners',
        `${count(viewsFor('online_display', BUDGET))} impressions`,
        `at ${typicalCpm('online_display')}`,
      ],
      [
        '$530 on billboards',
        `${count(viewsFor('dooh', 530_00))} views`,
        `at ${typicalCpm('dooh')}`,
      ],
      ['$270 on banners', `${count(viewsFor('online_display', 270_00))} impressions`],
      [
        'Impressions given up',
        count(viewsFor('online_display', BUDGET) - viewsFor('online_display', 270_00)),
        'for being seen on the way to school',
      ],
    ],
  },
  pros: {
    for: [
      'The lowest minimum budget, shared with mobile.',
      'They are one click from your own page.',
      'Experiments, not just surveys, say that they work.',
    ],
    against: [
      'Most people do not look.',
      'Low prices hide bad pages.',
      'No sound, little room, no stories.',
    ],
  },
  questions: [
    [
      'Are banners dead?',
      'People have said so for years. US spending grew by 12.4% in 2024[^DIS-M1].',
    ],
    [
      'Banner or search ad?',
      'Search first, if people search for what you sell. Banners if they do not yet.',
    ],
    [
      'Is a large banner worth more?',
      'It can be, since it is harder to miss. Large formats are not sold here; take the rectangle on good sites.',
    ],
    ['Do blocked ads cost me?', 'No. What is blocked is never counted.'],
    [
      'Do banners harm a brand?',
      'On bad pages, they can. Beside a good article on a newspaper’s site, they may help it.',
    ],
    ['What is the most common mistake?', 'Sending every click to the home page.'],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'conversion-kpis',
    'digital-radio-internet-radio-ads/pros-cons-benefits-disadvantages',
  ],
}
