import type { MarketingPage } from '../marketingPage.ts'
import { count, leastBudget, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 500_00

export const page: MarketingPage = {
  question: 'What speaks for and against mobile banners?',
  description:
    'Benefits and disadvantages of mobile banners with sources: reach, nearness, slips and seconds, who should use them, and six media compared.',
  answer: `For them: everybody has a phone, near the place where they can act, from ${leastBudget('mobile_display')}. Against them: a second, a thumb’s width, slips, and little trust. Use them for **near and now**; use something larger for **who we are**.`,
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
    { value: '1 s', text: 'of looking, by 78% of people, in older eye-tracking', from: 'MOB-K3' },
    {
      value: '$2.21',
      text: 'was the median CPM in January 2022, among the lowest of all media',
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
      heading: 'What speaks for the phone',
      text: [
        'It is there. At the bus stop, in the queue, on the sofa, and in the hand of the one American in seven who has no other internet[^MOB-A3]. It is noticed: in a laboratory 78% saw the ads, which no banner on a computer achieves[^MOB-K3]. It is local by nature, since people look at it where they are. And a tap can call you, which no other advertising does.',
        'It is also the fastest of all media to try. An idea at breakfast is in review by noon.',
      ],
      term: {
        name: 'Near and now',
        text: 'An offer for people who are close and can act within the hour.',
      },
    },
    {
      heading: 'What speaks against it',
      text: [
        'The second. Nothing that takes longer can be said. The thumb: a part of all taps is not meant, and nobody tells you which. The company: beside a strip stand puzzles, weather and other strips, and some of your seriousness stays there. The page: most local sites are slow on phones, and then every cent was for nothing. And trust: people have learned that phones know too much, and they resent ads that show it.',
      ],
    },
    {
      heading: 'One property, two sides',
      text: ['Look for the row that describes your business, and ignore the rest.'],
      table: {
        caption: 'When a property helps and when it hurts',
        head: ['Property', 'Helps', 'Hurts'],
        rows: [
          ['Always at hand', 'lunch, fuel, repairs, tonight', 'houses, careers, machines'],
          ['One second', 'a name with a benefit', 'a reason with a because'],
          ['A tap calls', 'trades and tables', 'firms where nobody answers'],
          ['Low price', 'dense small places', 'plans that cover a state'],
          ['Full screen', 'an offer half would want', 'an offer few would want'],
        ],
      },
    },
    {
      heading: 'Who should use it, who should not',
      text: [
        'Everything with a door and a today: food, repairs, hair, fitness, tickets, pharmacies, car washes. Apps and games, of course. Jobs, surprisingly, since people look for them on the bus. Not: goods that need comparing at a table, services for other firms, names without a thing, and whoever will not look at the own page on a phone before paying for taps.',
      ],
    },
    {
      heading: 'Company that helps',
      text: [
        'A screen on the street makes the strip familiar; the strip makes the screen useful. Gap saw a coupon tapped more than four times as often near its posters[^MOB-X2]. Put two thirds of the money on [street screens](billboards-digital/pros-cons-benefits-disadvantages), one third on phones around them, the same picture on both. With less than three hundred dollars stay with phones, in one neighborhood.',
      ],
      term: {
        name: 'Second screen',
        text: 'The phone in the hand while another medium is looked at.',
      },
    },
    {
      heading: 'Our verdict, such as it is',
      text: [
        'We sell six media and have no reason to praise one. Phones are the right first step for a shop with an offer and a page, and a poor one for a firm with a story. They are a good second step for nearly everybody, because whatever people saw elsewhere they look up there. They are never a reason to have no sign at the door.',
        'If you want to find out cheaply, take one neighborhood, one hundred dollars, one offer with a day in it, and one word to say at the counter. After two weeks you will have an answer that is worth more than this page.',
      ],
    },
    {
      heading: 'Before you decide',
      text: [
        'Open your own page with one hand, on mobile data, standing outside. Time it. If it takes longer than three seconds, spend the first hundred dollars there and come back. Then ask who answers the phone between eleven and two, because that is when it will ring. And look at your offer as somebody would who is hungry, late or wet; phones are looked at by people who are one of the three.',
      ],
    },
  ],
  example: {
    heading: '$500 for a climbing hall',
    text: ['All on phones, or a part on street screens near two schools, at typical prices.'],
    rows: [
      [
        'All on phones',
        `${count(viewsFor('mobile_display', BUDGET))} banners`,
        `at ${typicalCpm('mobile_display')}`,
      ],
      [
        '$300 on street screens',
        `${count(viewsFor('dooh', 300_00))} views`,
        `at ${typicalCpm('dooh')}`,
      ],
      ['$200 on phones nearby', `${count(viewsFor('mobile_display', 200_00))} banners`],
      [
        'Banners given up',
        count(viewsFor('mobile_display', BUDGET) - viewsFor('mobile_display', 200_00)),
        'for a picture six feet high on the way home',
      ],
    ],
  },
  pros: {
    for: [
      'Hardly anybody is missing.',
      'Near the moment of decision, a tap from a call.',
      'The lowest price by the thousand of our six.',
    ],
    against: ['A second, and no more.', 'Taps lie.', 'A slow page wastes everything.'],
  },
  questions: [
    [
      'Is mobile better than display?',
      'For today and near, yes. For comparing and filling in, no.',
    ],
    [
      'Do people hate ads on phones?',
      'They hate being covered, followed and shouted at. A strip does none of it.',
    ],
    [
      'Is it right for older customers?',
      'They have phones[^MOB-A2] and like large letters. Give them a number to call.',
    ],
    [
      'What about battery and data?',
      'A strip of 50 kB costs less than the weather it stands beside.',
    ],
    [
      'Is there fraud?',
      'Less on named apps than in auctions, never none. What is impossible is not billed.',
    ],
    ['What do beginners regret?', 'A circle of fifty miles, and a page for desks.'],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'conversion-kpis',
    'online-display-digital-banner/pros-cons-benefits-disadvantages',
  ],
}
