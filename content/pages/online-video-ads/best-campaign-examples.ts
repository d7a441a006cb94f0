import type { MarketingPage } from '../marketingPage.ts'
import {
  costOfViews,
  costOfViewsMinor,
  count,
  salesFor,
  leastBudget,
  typicalCpm,
} from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'Which online video ads are worth copying?',
  description:
    'Documented online video ads with brand, year and published result, the one decision behind each, and how to rebuild it for a local budget.',
  answer:
    'Those that turned a **weakness into the idea**. Geico knew that people skip, so it finished before they could. Dollar Shave Club had little money, so it used its own warehouse. Dove could not film soap, so it filmed how people see themselves. Each was one decision, and a decision costs nothing.',
  picture: {
    kind: 'frames',
    frames: [
      { width: 60, height: 108, label: '5 s: it is over' },
      { width: 108, height: 108, label: '15 s: watch again' },
      { width: 192, height: 108, label: '90 s: a warehouse' },
    ],
    alt: 'Three blocks, wider for longer spots: Geico’s five seconds, its fifteen, and the ninety seconds of Dollar Shave Club.',
  },
  figures: [
    {
      value: '10 m+',
      text: 'views in the first month for Geico’s ads that end before the skip button (2015)',
      from: 'VID-X1',
    },
    { value: '114 m', text: 'views in under a month for Dove’s sketches (2013)', from: 'VID-X3' },
    {
      value: '3.4 m',
      text: 'views in eleven days for a spot that cost $4,500 (2012)',
      from: 'VID-B1',
    },
    {
      value: '15 s',
      text: 'was the length of Geico’s second joke, which nobody could skip (2016)',
      from: 'VID-X2',
    },
  ],
  calculator: {
    title: 'How often would your town have to see it?',
    intro: 'Enter the number of people, and the share of them who should know it after four weeks.',
    preset: { kind: 'frequency', values: { people: 35_000, share: 30 } },
  },
  parts: [
    {
      heading: 'Why these, and why so old?',
      text: [
        'We looked for a brand, a year, an idea and a result that somebody else has printed. Newer cases have plenty of awards and few published results; for small firms we found neither. Their age does less harm than you might think. Players, fingers and impatience are much as they were in 2015. But many of the views below were earned when people passed a spot on, and you cannot plan on that. Copy the decision, not the number.',
      ],
      term: {
        name: 'Case',
        text: 'A campaign written up afterward, often by those who made it. Read it as such.',
      },
    },
    {
      heading: 'One decision each',
      text: [
        'Side by side, the four look less like talent than like method. Somebody said out loud what was worst about the situation, and then used it.',
      ],
      table: {
        caption: 'The weakness, the decision, and your version',
        head: ['Spot', 'The worst thing', 'Decision', 'Yours'],
        rows: [
          [
            'Geico, 2015[^VID-X1]',
            'people skip after five seconds',
            'end after five, stay frozen',
            'say the price, then let the cat walk through',
          ],
          [
            'Geico, 2016[^VID-X2]',
            'fifteen seconds are too short',
            'jump to a strange end',
            'show the finished garden, then rain',
          ],
          [
            'Dove, 2013[^VID-X3]',
            'soap cannot be filmed',
            'film how people see themselves',
            'customers describe their old kitchen',
          ],
          [
            'Dollar Shave Club, 2012[^VID-B1]',
            'no money',
            'the founder walks and talks',
            'you, your workshop, one take',
          ],
        ],
        note: 'The last column is ours.',
      },
    },
    {
      heading: 'Rebuild the five-second ad',
      text: [
        'It is the cheapest of the four, since nothing happens in it. A family at dinner, one sentence, everybody freezes while the dog goes on eating. In your business it may be the mechanic who says the price and stands still while the car behind him slowly rolls out of the picture. The joke is that it is over and you are still watching.',
      ],
      steps: [
        'Find the one sentence: what, for how much, where.',
        'Say it in four seconds. Time it with a phone.',
        'Let everything stop except one thing that does not know it should.',
        'Hold for ten seconds. Resist every cut.',
        'Keep name and address on screen from the first second to the end.',
        'Film it five times; the third take will be the one.',
      ],
    },
    {
      heading: 'What the results do not say',
      text: [
        'Dove counted 114 million views in under a month, in 25 languages and more than 110 countries[^VID-X3]. A global company stood behind it. The razor spot brought 12,000 orders in two days[^VID-B1] to a firm that sold by subscription at half the usual price: the spot opened the door, and the price carried the customers through. Geico’s prize at Cannes says that juries liked it, and its ten million views say that people watched[^VID-X1]. Only the razor spot has a count of orders.',
        'On what sells, the best evidence we have is Kellogg’s: liking was linked to sales more strongly than time in view[^VID-R4].',
      ],
      term: {
        name: 'Vanity figure',
        text: 'A number that grows on its own and pays no rent. Views, mostly.',
      },
    },
    {
      heading: 'How to tell whether yours is any good',
      text: [
        'Send it to twelve people without comment, and ask nothing. If three of them write back about the story, you have something. If they write that it is well made, you have nothing. Ask them the next day what it was for. Then put two hundred and fifty dollars behind it in one neighborhood and read the first [quarter of completion](conversion-kpis) before you spend any more.',
      ],
    },
    {
      heading: 'From other screens',
      text: [
        'The most instructive spot of recent years ran on television: for fifteen seconds Tubi made viewers believe that somebody was sitting on the remote. It is among the [streaming TV examples](ctv-streaming-ads/best-campaign-examples). The same kind of trick could work in a player, as long as the picture imitates no controls: begin at the end and run the spot backward.',
      ],
    },
  ],
  example: {
    heading: 'The mechanic who stands still, in dollars',
    text: [
      'A garage films the five-second idea on a Sunday and shows it in three ZIP codes before car and sports videos.',
    ],
    rows: [
      ['Spot', '$120', 'a friend, a lamp and pizza, assumed'],
      ['Starts wanted', count(40_000)],
      ['Price of 1,000', typicalCpm('online_video')],
      [
        'Cost of the starts',
        costOfViews('online_video', 40_000),
        `the minimum here is ${leastBudget('online_video')}`,
      ],
      [
        'Inspections that pay for it',
        salesFor(120_00 + costOfViewsMinor('online_video', 40_000), 40_00),
        'at an assumed profit of $40 each',
      ],
    ],
  },
  pros: {
    for: [
      'Your version of each idea could be filmed in a day.',
      'Anybody can say the worst thing out loud.',
      'A good spot can work in several media and for years.',
    ],
    against: [
      'Published results are mostly views, not sales.',
      'We found no case of a small local advertiser with a result.',
      'A copied joke ages faster than the original.',
    ],
  },
  campaigns: [
    {
      place: 'United States, March 2015',
      name: 'Geico: Unskippable',
      text: 'The ad seems to end before the skip button appears, and people keep looking at a family that stands frozen. The Martin Agency; Grand Prix for film at Cannes.',
      result: { value: '10 m+', text: 'views in the first month' },
      from: 'VID-X1',
    },
    {
      place: 'United States, 2016',
      name: 'Geico: Fast Forward',
      text: 'Spots of fifteen seconds jump from the beginning to a strange ending, so that people look up the full spot. We found no published result.',
      from: 'VID-X2',
    },
    {
      place: 'United States, March 2012',
      name: 'Dollar Shave Club: the founder walks',
      text: 'Ninety seconds through a warehouse for $4,500. The firm was sold for a billion dollars four years later. An exception, not a forecast.',
      result: { value: '12,000', text: 'orders in two days' },
      from: 'VID-B1',
    },
  ],
  questions: [
    [
      'May I copy the idea?',
      'An idea is free; a spot is not. Make your own pictures, words and music, and do not look like the original.',
    ],
    ['Should I hope to go viral?', 'No. Plan on the starts you buy, and be glad of the rest.'],
    [
      'Is a funny spot right for a law firm?',
      'A dry one may be. A lawyer who admits that nobody reads contracts may be remembered.',
    ],
    ['How many times can it run?', 'Until regulars mention it with a sigh.'],
    [
      'Who judges my spot before it runs?',
      'Twelve friends for the idea, the review for the rules, and the first quarter of completion for the opening.',
    ],
    [
      'Where are this year’s award winners?',
      'On the winners’ lists from Cannes. They become cases here when somebody prints a result.',
    ],
  ],
  next: [
    'tips-rules',
    'conversion-kpis',
    'cheap-small-businesses',
    'billboards-digital/best-campaign-examples',
  ],
}
