import type { MarketingPage } from '../marketingPage.ts'
import {
  count,
  leastBudget,
  metIn,
  oneDecimal,
  reachRows,
  typicalCpm,
  viewsWords,
} from '../ownFigures.ts'

const corner = metIn('dooh', { people: 25_000, budgetMinor: 250_00, days: 14 })

export const page: MarketingPage = {
  question: 'Can a small business afford a digital billboard?',
  description:
    'What $250, $500 and $1,000 reach on digital billboards near you, how to spend little without spreading thin, and when to keep the money.',
  answer: `Yes, from **${leastBudget('dooh')}**. At the typical price that is about **${viewsWords('dooh', 250_00)} views**: enough to be seen around one neighborhood for two weeks, too little for a whole city. The trick is to stay small on purpose.`,
  picture: {
    kind: 'circles',
    rings: [
      { label: 'too wide for $250', value: '10 miles' },
      { label: 'for $1,000', value: '5 miles' },
      { label: 'for $250', value: '1 mile' },
    ],
    alt: 'Three circles around a shop: one mile for $250, five miles for $1,000, and ten miles, which is too wide for a small budget.',
  },
  figures: [
    {
      value: leastBudget('dooh'),
      text: 'The least a campaign on screens costs here.',
      from: 'own',
    },
    {
      value: count(corner.reach),
      text: 'people of 25,000 see it for that in two weeks, by our estimate.',
      from: 'own',
    },
    {
      value: '63%',
      text: 'of Swiss out-of-home advertisers are small and spend under CHF 10,000 a year (2022)',
      from: 'DOOH-M17',
    },
    {
      value: viewsWords('dooh', 250_00),
      text: 'views for that budget at the typical price.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'What does $250 reach near you?',
    intro:
      'Enter how many people live in your catchment. The reach is an estimate by our own curve.',
    preset: { kind: 'reach', values: { people: 25_000, weeks: 2 } },
  },
  parts: [
    {
      heading: 'Small works when it is close',
      text: [
        `Take a neighborhood of 25,000 people. With ${leastBudget('dooh')} over two weeks our curve expects that about ${count(corner.reach)} of them see your ad, ${oneDecimal(corner.frequency)} times each. Spread over a city of half a million, the same money buys the same views, and almost nobody sees it twice. Repetition is what makes a name stick, so choose the place first and let it be smaller than your ambition.`,
        'Our rule of thumb: a board makes sense for a local firm when most people who pass could be customers, and when the message fits in seven words. A pizzeria, a tire shop, a dentist: yes. A maker of laboratory scales: no.',
      ],
      term: {
        name: 'Spread thin',
        text: 'Too many screens or weeks for a budget, so that each person sees the ad less than twice.',
      },
    },
    {
      heading: 'Three budgets, one town',
      text: [
        'The table keeps the place at 40,000 people and changes only the money. Notice how the number of people grows more slowly than the budget, while the number of times grows. For an offer with a date the first row may do; for a new name, aim for the third.',
      ],
      table: {
        caption: 'Four weeks in a town of 40,000',
        head: ['Budget', 'Views', 'People reached', 'Times each'],
        rows: reachRows('dooh', 40_000, [250_00, 500_00, 1_000_00, 2_000_00]),
        bars: [250, 500, 1_000, 2_000],
        note: 'A planning estimate at the typical price. Bars show the budgets.',
      },
    },
    {
      heading: 'Six ways to spend less',
      text: ['None of them needs a negotiation. Most of them make the campaign better as well.'],
      steps: [
        'Cut weeks before you cut screens: two full weeks beat a thin month.',
        'Take street and transit screens before indoor ones; they cost less per view.',
        'Leave all hours on unless the message needs the morning. Chosen hours add to the price.',
        'Let everybody see it. On a street a narrow audience costs more and still reaches the same passers-by.',
        'Make one still picture yourself with the brand kit instead of ordering a video.',
        'Book the quiet weeks of January, February and August, when the good corners are free.',
      ],
    },
    {
      heading: 'What small advertisers get wrong',
      text: [
        'They put the opening hours, the phone number, the web address, three products and a slogan on one picture. A driver reads none of it. They choose the biggest board in the state because it is impressive, and their customers live elsewhere. They book a week, look at the register on Monday, and stop. And they forget to ask customers how they heard of the shop, so the next decision is another guess.',
        'Plan for the review, too. One seller to small firms reviews artwork in about half an hour; the board’s owner then needs another one to three working days[^DOOH-B2]. Here it is much the same: upload the picture the week before, not the night before.',
      ],
    },
    {
      heading: 'When to keep the money',
      text: [
        'Do not book a screen if you could not serve ten new customers next week. Do not book one if your best customers come by word of mouth and you know them all by name; a lunch for twelve of them is the better investment. And do not book one before your door, your sign and your map listing are in order, because that is where people look next: in a 2024 survey by the US trade body, 76% said that they had done something after seeing a digital screen, such as visiting or buying[^DOOH-P2].',
      ],
    },
  ],
  example: {
    heading: 'A tire shop before the first snow',
    text: [
      'The shop has four lifts and two free weeks in November. It takes three street screens on the road to the industrial park, with one line: “Snow Thursday. Tires today.”',
    ],
    rows: [
      ['Budget', '$400'],
      ['Typical price for 1,000 views', typicalCpm('dooh')],
      ['Views in two weeks', viewsWords('dooh', 400_00)],
      ['Sets of tires that pay for it', '8', 'at an assumed profit of $50 a set'],
      [
        'Sets that four lifts can change in two weeks',
        '160',
        'four lifts, ten days, four sets a day',
      ],
    ],
  },
  pros: {
    for: [
      'There is no agency fee and no minimum number of screens.',
      'What does not run comes back: you are charged for delivered views only.',
      'A name on a big screen makes a small firm look established, which few other media do at this price.',
    ],
    against: [
      'The minimum budget does not stretch to a large city; there it is a drop in the bucket.',
      'You will not see who looked, so a cheap test needs a signal of your own.',
      'A bad picture wastes the money as fast as a good one uses it.',
    ],
  },
  questions: [
    [
      'Can I book for one weekend?',
      'Screens are sold in whole weeks here, because a slot of the loop is yours alone for that time. You can limit the hours to Friday and Saturday.',
    ],
    ['Is there a contract?', 'No. A campaign ends by itself. Nothing renews.'],
    [
      'Which is the cheapest medium to start with?',
      'Display and mobile banners start at $100. They are seen on a phone rather than on the street, and they can be clicked.',
    ],
    [
      'Do you help with the picture?',
      'The upload page can draw one from your logo and colors in every size. It costs nothing and takes minutes.',
    ],
    [
      'Can two shops share a campaign?',
      'Yes, if one of them is the advertiser. Put both names on it only if seven words are enough for both.',
    ],
    [
      'May I pay by invoice?',
      'Yes, choose it at checkout. The campaign starts once it is paid for.',
    ],
  ],
  next: ['price-budget-rates-cpm', 'tips-rules', '101-strategy-intro', 'best-campaign-examples'],
}
