import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, leastBudget, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 3_000_00
const secondsRow = (mediaType: MediaType, seconds: number): string[] => [
  MEDIA_TYPE_NAMES[mediaType],
  typicalCpm(mediaType),
  String(seconds),
  dollars(Math.round(MEDIA_ECONOMICS[mediaType].typicalCpmMinor / seconds)),
]

export const page: MarketingPage = {
  question: 'What speaks for and against streaming TV?',
  description:
    'Benefits and disadvantages of streaming TV advertising with sources, a price per second of attention, and a comparison with five other media.',
  answer: `For it: a full screen with sound, shown to the end, in homes you choose, capped. Against it: ${typicalCpm('ctv')} for a thousand, a spot to be made first, no click, and some impressions in an empty room. It is the medium for **being understood by a whole town**, and the wrong one for a sale by Friday.`,
  picture: {
    kind: 'balance',
    left: 'For',
    right: 'Against',
    leftItems: 5,
    rightItems: 5,
    alt: 'A pair of scales in balance: five blocks for streaming TV, five against it.',
  },
  figures: [
    {
      value: '94 to 97%',
      text: 'of spots on televisions ran to the end from 2018 to 2021',
      from: 'CTV-K1',
    },
    {
      value: '68%',
      text: 'of US advertisers called streaming TV a must-buy in spring 2025',
      from: 'CTV-M4',
    },
    {
      value: '17%',
      text: 'of impressions on sticks and boxes ran while the set was off (2022)',
      from: 'CTV-P1',
    },
    { value: leastBudget('ctv'), text: 'to try it here, spot not included.', from: 'own' },
  ],
  calculator: {
    title: 'Six media for one budget',
    intro: 'Sort them by price, by minimum budget or by lead time.',
    preset: { kind: 'compare', values: { budget: 3000, order: 'least' } },
  },
  parts: [
    {
      heading: 'What it does better than anything else',
      text: [
        'It explains. Fifteen seconds with picture and sound are enough to show a thing, how it works and whose it is. No street screen, banner or audio spot has all three. It is also watched: on televisions about nineteen of twenty spots ran to the end in counts from 2018 to 2021[^CTV-K1], partly because the remote is far away, partly because a break is part of the evening.',
        'It places a small name among large ones. The plumber’s spot runs between a car and a bank, on the same screen, in the same size. That borrowed seriousness is hard to measure, but customers do mention it.',
      ],
      term: {
        name: 'Lean-back',
        text: 'Watching from a sofa, in contrast to the lean-forward use of a phone or computer.',
      },
    },
    {
      heading: 'What it does badly',
      text: [
        'It does not let anybody act. A viewer has to remember you until the phone is in the hand. It knows homes and not people, so part of every purchase goes to the wrong end of the sofa. In a 2022 study by a large agency group, 8 to 10% of streaming impressions played to a screen that was off, nearly all on sticks, boxes and consoles[^CTV-P1]. And it needs a spot; of the other five media here, only online video does, too.',
      ],
    },
    {
      heading: 'Price per second of attention',
      text: [
        'Prices by the thousand compare unlike things. Divide by the seconds that an impression can last, and the order changes. The seconds are our assumption and stand in the table; change them, and you change the result, which is the point.',
      ],
      table: {
        caption: 'The same thousand impressions, by the second',
        head: ['Medium', 'CPM', 'Seconds assumed', 'Per 1,000 seconds'],
        rows: [
          secondsRow('ctv', 15),
          secondsRow('online_video', 8),
          secondsRow('online_audio', 15),
          secondsRow('dooh', 2),
          secondsRow('online_display', 1.5),
          secondsRow('mobile_display', 1),
        ],
        note: 'Typical prices of this market. The seconds are round assumptions for planning, not measurements.',
      },
    },
    {
      heading: 'Who gains, who does not',
      text: [
        'It suits businesses with a wide clientele in a clear region and something worth seeing: furniture, cars, homes, colleges, clinics, tourism, food. It suits those who will still be there in three years, since recognition is the return. It does not suit a product for one profession, a clearance that ends on Sunday, or a firm that has nobody to answer the phone in the evening, which is when it rings.',
      ],
    },
    {
      heading: 'Good company',
      text: [
        'Give the name to television and the address to something else. The only tests of this that we found are sellers’ own, with few people in them, so we print no figure. The direction is plausible even so: the spot makes the banner familiar, and the banner can be clicked. [Street screens](billboards-digital/pros-cons-benefits-disadvantages) in the same ZIP codes do it for less money and with fewer words.',
      ],
      term: {
        name: 'Incremental reach',
        text: 'People whom a second medium reaches and the first did not.',
      },
    },
  ],
  example: {
    heading: '$3,000, alone or in company',
    text: [
      'A kitchen studio compares a month of television with a month in which a third of the money goes to street screens around the showroom.',
    ],
    rows: [
      [
        'All on streaming TV',
        `${count(viewsFor('ctv', BUDGET))} impressions`,
        `at ${typicalCpm('ctv')}`,
      ],
      ['Two thirds on streaming TV', `${count(viewsFor('ctv', 2_000_00))} impressions`],
      [
        'One third on street screens',
        `${count(viewsFor('dooh', 1_000_00))} views`,
        `at ${typicalCpm('dooh')}`,
      ],
      [
        'Impressions given up',
        count(viewsFor('ctv', BUDGET) - viewsFor('ctv', 2_000_00)),
        'for so many looks near the door',
      ],
    ],
  },
  pros: {
    for: [
      'Full screen, sound, nearly always to the end.',
      'Homes by ZIP code, with a cap.',
      'Fits a budget for one county, unlike the television of old.',
    ],
    against: [
      'The highest price by the thousand of the six media.',
      'A spot before the first day on air.',
      'No click, no proof of who was in the room, some rooms empty.',
    ],
  },
  questions: [
    [
      'Is it better than cable?',
      'For small regions, yes: cable sells zones, streaming sells ZIP codes. But a third of those 65 and over do not stream at all[^CTV-A2].',
    ],
    [
      'Is it better than online video?',
      'It is watched longer and by more people at once; online video costs less than half and can be clicked.',
    ],
    [
      'Do young people see it?',
      'Yes, 88% of those under 30 stream[^CTV-A2], though much of it on screens other than a television.',
    ],
    [
      'What is the biggest risk?',
      'A spot that could be anybody’s. The second is a region three times too large.',
    ],
    [
      'When should I stop?',
      'When a second burst in the same place brings no more than the first did.',
    ],
    [
      'Can it replace social media?',
      'No. Feeds find individuals and let them act at once; television makes a whole street know you. One is a net, the other is the weather.',
    ],
    [
      'Does the price include the spot?',
      'No. The spot is yours or is ordered as its own line, and can be used again in each campaign that follows.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'market',
    'billboards-digital/pros-cons-benefits-disadvantages',
  ],
}
