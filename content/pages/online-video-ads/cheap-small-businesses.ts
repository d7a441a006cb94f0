import type { MarketingPage } from '../marketingPage.ts'
import {
  count,
  dollars,
  leastBudget,
  metIn,
  oneDecimal,
  reachRows,
  typicalCpm,
  viewsFor,
  viewsWords,
} from '../ownFigures.ts'

const quarter = metIn('online_video', { people: 15_000, budgetMinor: 250_00, days: 14 })

export const page: MarketingPage = {
  question: 'Can a small business advertise before videos?',
  description:
    'Pre-roll for small businesses: what $250 reaches near you, a spot by tomorrow evening, where money leaks, and when to choose a banner.',
  answer: `Yes: **${leastBudget('online_video')}** buys about **${viewsWords('online_video', 250_00)} starts**, which is a campaign in a neighborhood of 15,000 people and a rounding error in a city of half a million. You can shoot the spot on a phone. It just must not be long, quiet about the name, or made for everybody.`,
  picture: {
    kind: 'circles',
    rings: [
      { label: 'a county: from $2,000', value: '150,000' },
      { label: 'a town: $600', value: '40,000' },
      { label: 'your neighborhood: $250', value: '15,000' },
    ],
    alt: 'Three circles of people: a neighborhood of 15,000 for 250 dollars, a town of 40,000 for 600, a county of 150,000 from 2,000 dollars.',
  },
  figures: [
    {
      value: leastBudget('online_video'),
      text: 'is the minimum, not counting the spot.',
      from: 'own',
    },
    {
      value: count(quarter.reach),
      text: 'people in a neighborhood of 15,000 see it in two weeks, by our estimate.',
      from: 'own',
    },
    {
      value: '$4,500',
      text: 'was the cost of the spot that made Dollar Shave Club known in 2012',
      from: 'VID-B1',
    },
    {
      value: '14%',
      text: 'of added sales came from reach, 49% from the creative (2023)',
      from: 'ONL-S1',
    },
  ],
  calculator: {
    title: 'What does $250 reach near you?',
    intro: 'Enter the number of people who could come to your door.',
    preset: { kind: 'reach', values: { people: 15_000, budget: 250, weeks: 2 } },
  },
  parts: [
    {
      heading: 'Small is a place, not a budget',
      text: [
        `The trick of every small campaign is to be large somewhere. In a neighborhood of 15,000 people, ${leastBudget('online_video')} over two weeks reaches about ${count(quarter.reach)} of them, ${oneDecimal(quarter.frequency)} times each, by our curve. Spread over a whole city, the same starts reach strangers once. Name the streets your customers come from, find their ZIP codes, and book those. If that leaves too few starts, add a topic rather than a suburb.`,
      ],
      table: {
        caption: 'Four budgets in a town of 25,000, four weeks',
        head: ['Budget', 'Starts', 'People reached', 'Times each'],
        rows: reachRows('online_video', 25_000, [250_00, 400_00, 600_00, 1_000_00]),
        bars: [250, 400, 600, 1_000],
        note: 'Estimates at the typical price, with a cap of three a day. Bars show the budgets.',
      },
    },
    {
      heading: 'A spot by tomorrow evening',
      text: [
        'People forgive a small business a plain spot more easily than a pretentious one. Stand by your own window, hold the thing you sell, and say what you say across the counter every day. Record the voice up close: a second phone in your breast pocket will do. Cut until it hurts, then watch it once more and cut again.',
      ],
      steps: [
        'Clean the lens. A greasy lens spoils any spot.',
        'Phone held sideways, at eye level, window behind the camera.',
        'At the start: the thing, in a hand, moving.',
        'Second two: the sentence that a customer would repeat at home.',
        'Second eight: the street, so that neighbors recognize it.',
        'Second eleven: name and what to click, both spoken and written.',
        'Stop at fourteen.',
      ],
      term: {
        name: '16:9',
        text: 'The shape of a landscape spot. A vertical one runs with bars at the sides.',
      },
    },
    {
      heading: 'Where small budgets leak',
      text: [
        'At night, when a click leads to a closed shop and a form that nobody fills out. On phones, when the page behind the spot takes five seconds to load. On a second topic, booked “to be safe.” On thirty seconds, which cost more and are seldom needed. And on pride: the owner watches the spot on a large screen with good speakers, which is hardly how a customer will ever see it.',
      ],
    },
    {
      heading: 'One story, and what not to learn from it',
      text: [
        'In March 2012 a young razor company put a ninety-second spot online that had cost $4,500. It brought 12,000 orders within two days and was seen 3.4 million times in eleven[^VID-B1]. The views were earned, not bought, and nobody tells of the spots that failed quietly. What you can copy is the beginning: the owner walks, talks, and comes to the point before anybody is bored.',
      ],
      term: {
        name: 'Earned views',
        text: 'Views that come when people pass a spot on. You cannot buy them.',
      },
    },
    {
      heading: 'When to choose something else',
      text: [
        'You sell one thing at one price that fits on a sign: [banners](online-display-digital-banner/cheap-small-businesses) begin at a hundred dollars. You sell to people on the move: a [billboard](billboards-digital/cheap-small-businesses) costs less per glance. You have a voice but no picture: choose audio. You need five customers and know their names: call them.',
      ],
    },
  ],
  example: {
    heading: 'A dog groomer and a wet dog',
    text: [
      'Fourteen seconds of a wet dog shaking itself, filmed in the shop, before pet and family videos in three ZIP codes.',
    ],
    rows: [
      ['Budget', '$250', 'two weeks'],
      ['Price of 1,000 starts', typicalCpm('online_video')],
      ['Starts', viewsWords('online_video', 250_00)],
      [
        'Cost of one person reached',
        dollars(Math.round(250_00 / quarter.reach)),
        `${oneDecimal(viewsFor('online_video', 250_00) / quarter.reach)} starts each, estimate`,
      ],
      ['First visits that pay for it', '9', 'at an assumed profit of $28 each'],
    ],
  },
  pros: {
    for: [
      'Getting started costs no more than a week of staff lunches.',
      'A familiar face can beat an actor from nowhere.',
      'Starts that did not happen are not charged.',
    ],
    against: [
      'With only one spot, its flaw is in every start.',
      'What a few hundred dollars add is lost in the ups and downs of a normal week.',
      'The page behind the click has to be good, and that can be more work than the spot.',
    ],
  },
  questions: [
    ['Must I show my face?', 'No. Hands work as well, and dogs work better.'],
    [
      'Can I use music from my phone?',
      'Not in an ad. Buy an advertising license from a music library, or use a good voice and no music at all; silence is free.',
    ],
    [
      'How many spots should I make?',
      'One, and then the same one again with different first three seconds.',
    ],
    [
      'Is it enough for a launch?',
      'With a sign in the window and a note to your regulars, yes. Alone, rarely.',
    ],
    [
      'When will I see results?',
      'Clicks may come on the second day, customers after a week or more, and a habit only after several flights.',
    ],
    [
      'Who checks the spot?',
      'The upload page checks the file at once; a person looks at the content afterward.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'adformats-specs',
    'best-campaign-examples',
    'digital-radio-internet-radio-ads/cheap-small-businesses',
  ],
}
