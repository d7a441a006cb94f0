import type { MarketingPage } from '../marketingPage.ts'
import { count, leastBudget, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 500_00

export const page: MarketingPage = {
  question: 'What are the pros and cons of mobile banners?',
  description:
    'Benefits and disadvantages of mobile banners with sources: reach, nearness, slips and seconds, who should use them, and six media compared.',
  answer: `Pros: nearly everybody has a phone, near the place where they can act, and you can start with ${leastBudget('mobile_display')}. Cons: one second, a thumb’s width, slips, and little trust. Use them for **near and now**; use something larger for **who we are**.`,
  picture: {
    kind: 'balance',
    left: 'For',
    right: 'Against',
    leftItems: 4,
    rightItems: 4,
    alt: 'A pair of scales in balance: four blocks on each side.',
  },
  figures: [
    { value: '91%', text: 'of US adults have a smartphone (2025)', from: 'MOB-A1' },
    {
      value: '1 s',
      text: 'of looking, by the 78% of people who looked, in older eye-tracking',
      from: 'MOB-K3',
    },
    {
      value: '$2.21',
      text: 'was the median CPM in January 2022, among the lowest of the media compared',
      from: 'MOB-C1',
    },
    {
      value: typicalCpm('mobile_display'),
      text: 'is the typical price here, with named apps.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'Six media for one budget',
    intro: 'Sort by price, entry or lead time.',
    preset: { kind: 'compare', values: { budget: 500, order: 'lead' } },
  },
  parts: [
    {
      heading: 'In favor of the phone',
      text: [
        'It is there. At the bus stop, in line, on the sofa, and in the hand of the one American in six who has no other internet at home[^MOB-A3]. It is noticed: in a laboratory 78% saw the ads, more than on a computer[^MOB-K3]. It is local by nature, since people look at it where they are. And a call to you is two taps away.',
        'It is also among the fastest media to try. An idea at breakfast can be in review by noon.',
      ],
      term: {
        name: 'Near and now',
        text: 'An offer for people who are close and can act within the hour.',
      },
    },
    {
      heading: 'Against it',
      text: [
        'The second. Nothing that takes longer can be said. The thumb: some of the taps are accidental, and nobody tells you which. The company: a strip sits beside puzzles, weather and other strips, and you look less serious in their company. The page: if your site is slow on phones, every cent is wasted. And trust: people suspect that phones know too much, and they resent ads that show it.',
      ],
    },
    {
      heading: 'One property, two sides',
      text: ['Find the row that describes your business, and ignore the rest.'],
      table: {
        caption: 'When a property helps and when it hurts',
        head: ['Property', 'Helps', 'Hurts'],
        rows: [
          ['Always at hand', 'lunch, gas, repairs, tonight', 'houses, careers, machinery'],
          ['One second', 'a name with a benefit', 'anything that needs a “because”'],
          ['A tap to call', 'trades and restaurants', 'firms where nobody answers'],
          ['Low price', 'dense small places', 'plans that cover a state'],
          ['Full screen', 'an offer that half would want', 'an offer that few would want'],
        ],
      },
    },
    {
      heading: 'Who should use it, who should not',
      text: [
        'Any business with a door and something for today: food, repairs, hair, fitness, tickets, pharmacies, car washes. Apps and games, of course. Jobs, perhaps surprisingly, since people look for them on the bus. Who should not: sellers of goods that people compare at a table, firms that serve other businesses, names without a product, and anyone who will not look at their own page on a phone before paying for taps.',
      ],
    },
    {
      heading: 'Company that helps',
      text: [
        'A billboard makes the strip familiar; the strip makes the billboard useful. Gap’s coupon near its posters was tapped more than four times as often as usual[^MOB-X2]. Put two thirds of the money on [billboards](billboards-digital/pros-cons-benefits-disadvantages), one third on phones around them, the same picture on both. With less than three hundred dollars, stay with phones, in one neighborhood.',
      ],
      term: {
        name: 'Second screen',
        text: 'The phone in somebody’s hand while they look at another medium.',
      },
    },
    {
      heading: 'Our verdict, such as it is',
      text: [
        'We sell six media and have no reason to praise one. Phones are the right first step for a shop with an offer and a page, and a poor one for a firm with a story. They are a good second step for nearly everybody, because whatever people see elsewhere, they look up on the phone. They never replace a sign at the door.',
        'If you want to find out cheaply, take one neighborhood, one hundred dollars, one offer with a date, and one word to say at the counter. After two weeks you may have an answer that is worth more than this page.',
      ],
    },
    {
      heading: 'Before you decide',
      text: [
        'Open your own page with one hand, on mobile data, standing outside. Time it. If it takes longer than three seconds, spend the first hundred dollars there and come back. Then ask who answers the phone between eleven and two, because that is when it will ring. And look at your offer as somebody would who is hungry, late or wet; many people looking at their phones are one of the three.',
      ],
    },
  ],
  example: {
    heading: '$500 for a climbing gym',
    text: ['All on phones, or part of it on billboards near two schools, at typical prices.'],
    rows: [
      [
        'All on phones',
        `${count(viewsFor('mobile_display', BUDGET))} impressions`,
        `at ${typicalCpm('mobile_display')}`,
      ],
      [
        '$300 on street screens',
        `${count(viewsFor('dooh', 300_00))} views`,
        `at ${typicalCpm('dooh')}`,
      ],
      ['$200 on phones nearby', `${count(viewsFor('mobile_display', 200_00))} impressions`],
      [
        'Impressions given up',
        count(viewsFor('mobile_display', BUDGET) - viewsFor('mobile_display', 200_00)),
        'for a large picture on the way home',
      ],
    ],
  },
  pros: {
    for: [
      'It misses hardly anybody.',
      'Near the moment of decision, two taps from a call.',
      'The lowest CPM of our six media.',
    ],
    against: ['One second, and no more.', 'Taps mislead.', 'A slow page wastes everything.'],
  },
  questions: [
    [
      'Is mobile better than display?',
      'For today and nearby, yes. For comparing and filling out forms, no.',
    ],
    [
      'Do people hate ads on phones?',
      'They hate being interrupted, followed and shouted at. A strip does none of these.',
    ],
    [
      'Is it right for older customers?',
      'Most have smartphones[^MOB-A2]. Use large letters and give them a number to call.',
    ],
    ['What about battery and data?', 'A strip of 50 kB is light beside most of what an app loads.'],
    [
      'Is there fraud?',
      'There is always some. Named apps can be checked one by one, and impossible counts are not billed.',
    ],
    ['What do beginners regret?', 'A circle of fifty miles, and a page made for desktops.'],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'conversion-kpis',
    'online-display-digital-banner/pros-cons-benefits-disadvantages',
  ],
}
