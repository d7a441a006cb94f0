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
  question: 'Which TV spots are worth copying?',
  description:
    'Documented spots from streaming and online video with brand, year and result, what made them work in fifteen seconds, and how to rebuild one.',
  answer:
    'The ones that **used the screen they were on**. Tubi made the country look for its remote control; Geico ended its ads before anybody could skip them. Both ideas fit into fifteen seconds and need no famous actor. What they need is somebody who asks what a viewer is doing at that moment.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Dove, first month', value: 114, shown: '114 m views' },
      { label: 'Tubi, live audience', value: 113, shown: '113 m viewers' },
      { label: 'Geico, first month', value: 10, shown: '10 m views' },
      { label: 'Dollar Shave Club, 11 days', value: 3.4, shown: '3.4 m views' },
    ],
    alt: 'Bars of the audiences of the four examples: Dove 114 million views, Tubi 113 million viewers, Geico 10 million views, Dollar Shave Club 3.4 million views.',
  },
  figures: [
    {
      value: '15 s',
      text: 'was all that Tubi’s spot took before 113 million viewers in 2023',
      from: 'CTV-X1',
    },
    {
      value: '5 s',
      text: 'is all that Geico’s best-known spots needed, in 2015',
      from: 'VID-X1',
    },
    { value: '$4,500', text: 'is what Dollar Shave Club’s 2012 spot cost', from: 'VID-B1' },
    {
      value: '12,000',
      text: 'orders came within two days of it, an exception and not a forecast',
      from: 'VID-B1',
    },
  ],
  calculator: {
    title: 'What would it take in your county?',
    intro: 'What share of people should see your spot within four weeks?',
    preset: { kind: 'frequency', values: { people: 60_000, share: 25 } },
  },
  parts: [
    {
      heading: 'How we chose',
      text: [
        'A case had to have a brand, a year and a result printed by somebody other than the advertiser. Among spots that ran only as targeted streaming ads we found no such case from a small firm, so we print none. The four below are spots whose craft carries over. Each says where it ran, because a result on the most watched night of the year is not yours to expect.',
      ],
      term: {
        name: 'Craft',
        text: 'What a spot does with its seconds, apart from the money behind it.',
      },
    },
    {
      heading: 'What each of them understood',
      text: [
        'Every one starts from the viewer’s hand rather than from the product. The remote, the skip button, the mirror, the bathroom shelf. That is a question a small firm can ask as well as a large one: what are people doing while my spot runs, and what would make them stop?',
      ],
      table: {
        caption: 'The idea, and a version that fits a local budget',
        head: ['Spot', 'What it used', 'Yours'],
        rows: [
          [
            'Tubi[^CTV-X1]',
            'the menu of the television',
            'Start as if the screen were yours: “Wait. Your gutter.”',
          ],
          [
            'Geico[^VID-X1]',
            'the impatience of five seconds',
            'Finish in five, then stay and enjoy the silence',
          ],
          [
            'Dove[^VID-X3]',
            'how people see themselves',
            'Customers describe their street, then see it from above',
          ],
          [
            'Dollar Shave Club[^VID-B1]',
            'the founder, walking and talking',
            'You, your shop, one take, a true price',
          ],
        ],
      },
    },
    {
      heading: 'Rebuild one for a thousand dollars',
      text: [
        'Take the founder who walks. It needs one person who can say a paragraph without looking at it, one corridor, one joke for each door. Rehearse ten times, film three, keep the second. All of the charm is that it is not polished; all of the work is in the words.',
      ],
      steps: [
        'Write what you tell a customer who asks why you and not the chain.',
        'Cut it to thirty words, with a number in it.',
        'Choose a walk through your own rooms with three stops.',
        'Film in daylight, microphone on the collar, phone on a gimbal.',
        'Cut out every word that the picture shows anyway.',
        'Fifteen seconds, name at three and at thirteen.',
      ],
    },
    {
      heading: 'What not to conclude',
      text: [
        'The views of Dove’s and Geico’s spots include many that nobody bought: people sent the spots to each other. Dollar Shave Club’s 12,000 orders came to a start-up whose offer was news in itself. A Super Bowl audience costs millions. If your plan needs any of these to happen, it is a hope.',
        'What carries over is smaller and more certain. Attention in the first second, a name that is part of the idea, an end that people quote. Nielsen’s study of a food maker’s online video found that liking was linked to sales more strongly than the time in view[^VID-R4]. It was published in 2017, and we know of nothing since that says the opposite.',
      ],
      term: {
        name: 'Likeability',
        text: 'Whether people enjoy an ad. Tests ask about it; in Nielsen’s study it said more about sales than time in view did.',
      },
    },
    {
      heading: 'From the idea to the plan',
      text: [
        'Once the script is written, the rest is arithmetic. The [price](price-budget-rates-cpm) page says what a thousand impressions cost; the page on [rules](tips-rules) has the checklist for the cut. Give a new spot one county and four weeks before you show it to a state.',
      ],
    },
  ],
  example: {
    heading: 'The walking founder, in dollars',
    text: [
      'A coffee roaster films himself and shows fifteen seconds in his own county. Equipment is rented for a day; both prices are assumptions.',
    ],
    rows: [
      ['Spot', '$350', 'microphone, gimbal and lunch, assumed'],
      ['Impressions wanted', count(30_000)],
      ['Price of 1,000', typicalCpm('ctv')],
      ['Impressions cost', costOfViews('ctv', 30_000), `the minimum here is ${leastBudget('ctv')}`],
      [
        'Subscriptions that pay for both',
        salesFor(350_00 + costOfViewsMinor('ctv', 30_000), 40_00),
        'at an assumed profit of $40 in the first year',
      ],
    ],
  },
  pros: {
    for: [
      'The ideas are free, and the best of them were cheap to film.',
      'A spot with a person in it is hard for a chain to copy.',
      'One good spot runs for years and in several media.',
    ],
    against: [
      'We found no published result from a small advertiser on streaming TV.',
      'Award cases leave out their cost.',
      'A founder who cannot speak freely should let a customer do it.',
    ],
  },
  campaigns: [
    {
      place: 'United States, Super Bowl, February 2023',
      name: 'Tubi: Interface Interruption',
      text: 'For fifteen seconds it looked as if somebody had sat on the remote and opened the service’s menu. It ran on broadcast and streams, not as a targeted buy.',
      result: { value: '113 m', text: 'live viewers, with two Lions in Cannes' },
      from: 'CTV-X1',
    },
    {
      place: 'United States, 2015',
      name: 'Geico: Unskippable',
      text: 'The ad was over before the skip button showed; then the actors held still while life went on around them.',
      result: { value: '10 m+', text: 'views in the first month, and a Grand Prix in Cannes' },
      from: 'VID-X1',
    },
    {
      place: 'Several countries, 2013',
      name: 'Dove: Real Beauty Sketches',
      text: 'A forensic artist drew women as they described themselves and as strangers did. The spot ran in 25 languages.',
      result: { value: '114 m', text: 'views in under a month' },
      from: 'VID-X3',
    },
    {
      place: 'United States, March 2012',
      name: 'Dollar Shave Club: the founder’s walk',
      text: 'Ninety seconds, one founder, one warehouse. The views were earned, not bought.',
      result: { value: '12,000', text: 'orders in two days, for a spot of $4,500' },
      from: 'VID-B1',
    },
  ],
  questions: [
    [
      'May I remake a famous spot?',
      'Its idea, yes; its words, music and look, no. A parody that people could mistake for the original needs permission.',
    ],
    [
      'Do stars help?',
      'They help people remember the star. On a local budget use somebody whom the town knows.',
    ],
    [
      'Is thirty seconds better for stories?',
      'Yes, if the story has a turn. Otherwise the second fifteen seconds repeat the first.',
    ],
    [
      'Where do I find small examples?',
      'Watch streaming in your own county for an evening and note what you still remember the next day.',
    ],
    [
      'Can you make such a spot for us?',
      'Ad creation sells video spots at a fixed price. Bring the thirty words.',
    ],
  ],
  next: [
    'tips-rules',
    'adformats-specs',
    'cheap-small-businesses',
    'billboards-digital/best-campaign-examples',
  ],
}
