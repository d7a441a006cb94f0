import type { MarketingPage } from '../marketingPage.ts'
import { count, leastBudget, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 1_000_00

export const page: MarketingPage = {
  question: 'What speaks for and against internet radio ads?',
  description:
    'Benefits and disadvantages of internet radio and podcast ads with sources, what a voice can and cannot do, and six media compared.',
  answer: `For it: full sentences in the ear of a busy person, in the ZIP codes you choose, for ${leastBudget('online_audio')} to start. Against it: nothing to see, hardly a click, and most radio is still on the air. Choose it to be **familiar**; choose something else to be **examined**.`,
  picture: {
    kind: 'balance',
    left: 'For',
    right: 'Against',
    leftItems: 6,
    rightItems: 4,
    alt: 'A pair of scales: six blocks for audio on the left, four against it on the right.',
  },
  figures: [
    {
      value: '33%',
      text: 'of US adults are reached in a day by ad-supported Spotify, Pandora and podcasts together (Q3 2025)',
      from: 'AUD-P4',
    },
    { value: '74%', text: 'with AM and FM added, by a radio group’s analysis', from: 'AUD-P4' },
    {
      value: '41%',
      text: 'recalled the right brand after audio ads; the norm is 38% (2023)',
      from: 'AUD-P1',
    },
    { value: typicalCpm('online_audio'), text: 'for a thousand plays here.', from: 'own' },
  ],
  calculator: {
    title: 'Six media for one budget',
    intro: 'Sort by what matters. Sound and click are in the table.',
    preset: { kind: 'compare', values: { budget: 1000, order: 'cpm' } },
  },
  parts: [
    {
      heading: 'What a voice does well',
      text: [
        'It gets past the eyes, which are tired of ads. It can be warm, which no banner is. It is heard at moments that no other medium has: at the sink, on the ladder, behind the wheel. In a study by dentsu and Lumen, with sellers of audio as partners, audio ads held attention for longer than the norm and moved the choice of a brand by 10% against 6%[^AUD-P1].',
        'And it repeats without bothering. A banner seen ten times is a nuisance, a sentence heard ten times is a household phrase.',
      ],
      term: {
        name: 'Mental availability',
        text: 'The chance that your name comes to mind when somebody needs what you sell.',
      },
    },
    {
      heading: 'What it cannot do',
      text: [
        'Show. A sofa, a haircut, a house: the listener paints it, and paints it wrong. It cannot be clicked in practice, and it cannot be read again. Names that are spelled oddly are lost. Long conditions make it unbearable, which is why loans and medicine sound as they do. And reach is capped: streaming services and podcasts with ads reach a third of American adults on a given day; to get to three quarters you need the old transmitters, too[^AUD-P4].',
      ],
    },
    {
      heading: 'Each strength and its price',
      text: ['A property is good or bad for somebody. Look at your own row.'],
      table: {
        caption: 'What helps whom',
        head: ['Property', 'Helps', 'Hurts'],
        rows: [
          ['Only sound', 'a sentence, a name, a mood', 'anything to look at'],
          ['Heard while busy', 'people who avoid ads', 'offers with a deadline tonight'],
          ['Cannot be skipped', 'small, regular messages', 'a spot that annoys'],
          ['Sold by ZIP code', 'a town, a delivery area', 'a whole state by Friday'],
          ['Cheap to make', 'changes every month', 'owners who hate their voice'],
        ],
      },
    },
    {
      heading: 'Who should leave it alone',
      text: [
        'Shops whose goods must be seen before anybody believes the price. Firms with a name that nobody can spell. Campaigns that have to prove orders by click. Sellers to a profession, unless there is a podcast that the whole profession hears. And everybody who has no text, no voice and no wish to find either.',
      ],
    },
    {
      heading: 'Who goes with it',
      text: [
        'Add something that shows. [Street screens](billboards-digital/pros-cons-benefits-disadvantages) in the same ZIP codes give the name a face on the way home; banners give it a button. The voice makes the picture familiar, so keep one line the same in both. With a thousand dollars, two thirds for audio and one third for screens is a sound start in a town; with less than five hundred, stay with one of them.',
      ],
      term: {
        name: 'Image transfer',
        text: 'Hearing a familiar sound and seeing the picture that goes with it in the mind alone.',
      },
    },
    {
      heading: 'Five questions before you decide',
      text: [
        'The medium suits you or it does not, and an honest half hour finds out. Answer aloud; it is an audio decision after all.',
      ],
      steps: [
        'Can a stranger write your name down after hearing it once?',
        'Is there one sentence that a customer says about you, which a rival could not claim?',
        'Do most people within ten miles need what you sell within three years?',
        'Would you be ready if ten more of them called next Monday?',
        'Can you keep the spot on air for a month without looking at the register every day?',
      ],
    },
    {
      heading: 'What the answers mean',
      text: [
        'Five yeses: book a month in a small place, and put the rest of the money into a second month. Three or four: begin with two weeks and fix the weak point meanwhile, usually the name in the text. Two or fewer: this is the wrong medium for now, and the [price](price-budget-rates-cpm) does not matter. Come back when the sentence is there; it costs nothing to keep looking for it.',
      ],
    },
  ],
  example: {
    heading: 'A bakery splits $1,000',
    text: [
      'All of it on audio, or part of it on the street screens around the shop, at typical prices.',
    ],
    rows: [
      [
        'All on audio',
        `${count(viewsFor('online_audio', BUDGET))} plays`,
        `at ${typicalCpm('online_audio')}`,
      ],
      ['$650 on audio', `${count(viewsFor('online_audio', 650_00))} plays`],
      [
        '$350 on street screens',
        `${count(viewsFor('dooh', 350_00))} views`,
        `at ${typicalCpm('dooh')}`,
      ],
      [
        'Plays given up',
        count(viewsFor('online_audio', BUDGET) - viewsFor('online_audio', 650_00)),
        'for a picture of the bread, seen so often',
      ],
    ],
  },
  pros: {
    for: [
      'A real sentence for a price between a banner and a video.',
      'Made in a day, changed in an hour.',
      'Local to the ZIP code, capped to the listener.',
    ],
    against: [
      'Nothing to see, nothing to press.',
      'A third of adults in a day; the others listen on the air, without ads, or not at all.',
      'Effects come late and quietly.',
    ],
  },
  questions: [
    [
      'Internet radio or FM?',
      'FM for everybody within fifty miles by tomorrow, streams for chosen towns over a month.',
    ],
    [
      'Music or talk?',
      'Music for many, talk for attentive ones. Begin with all and look at the report.',
    ],
    [
      'Are podcasts worth the surcharge?',
      'If what you sell needs trust. For a name alone music does it for less.',
    ],
    ['Is it annoying?', 'The third time in an hour. That is what the cap is for.'],
    ['What do beginners regret?', 'Stopping in the second week, and spelling out the web address.'],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'market',
    'ctv-streaming-ads/pros-cons-benefits-disadvantages',
  ],
}
