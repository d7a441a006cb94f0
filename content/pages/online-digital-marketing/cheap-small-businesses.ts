import type { MarketingPage } from '../marketingPage.ts'
import { count, leastBudget, metIn, mixRows, oneDecimal, viewsWords } from '../ownFigures.ts'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/media/mediaTypes.ts'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'

const TOWN = 20_000
const affordable = MEDIA_TYPES.filter(
  (mediaType) => MEDIA_ECONOMICS[mediaType].minBudgetMinor <= 300_00,
)
const inTown = (mediaType: (typeof MEDIA_TYPES)[number]) =>
  metIn(mediaType, { people: TOWN, budgetMinor: 300_00, days: 28 })

export const page: MarketingPage = {
  question: 'How should a small business advertise?',
  description:
    'Advertising for small firms: what to do before spending, what $100, $300 and $500 meet in six media, and five mistakes that cost most.',
  answer: `First what is free: opening hours that are right everywhere, a page that loads, and an answer to every review. Then **one medium in one small place**. Phones and banners begin at **${leastBudget('mobile_display')}**, screens, audio and video at **${leastBudget('dooh')}**, streaming television at **${leastBudget('ctv')}**. Below a hundred dollars, print a good sign.`,
  picture: {
    kind: 'bars',
    rows: affordable.map((mediaType) => ({
      label: MEDIA_TYPE_NAMES[mediaType],
      value: inTown(mediaType).reach,
      shown: `${count(inTown(mediaType).reach)} people`,
    })),
    alt: 'Bars of how many people of a town of 20,000 are met for 300 dollars in the five media that can be had for it.',
  },
  figures: [
    {
      value: leastBudget('online_display'),
      text: 'is the least for a campaign in the two cheapest media.',
      from: 'own',
    },
    {
      value: '$500',
      text: 'is the least budget in the system of a large streaming seller, as it is here',
      from: 'CTV-B1',
    },
    {
      value: '63%',
      text: 'of Swiss outdoor advertisers spent less than CHF 10,000 a year (2022)',
      from: 'DOOH-M17',
    },
    {
      value: count(inTown('dooh').reach),
      text: 'people of 20,000 meet screens for $300, by our estimate.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'What does $100 reach near you?',
    intro: 'Counted in banners, the cheapest way in; enter the people of your catchment.',
    preset: { kind: 'reach', values: { people: 12_000, budget: 100, weeks: 2 } },
  },
  parts: [
    {
      heading: 'Before you pay anybody',
      text: [
        'Look up your own firm on a stranger’s phone. Is the address right, are the hours those of this month, does the page open before you lose patience, and can one call with a thumb? Ads send people to exactly this place. A hundred visitors to a page that does not load are a hundred people who now know to avoid you.',
      ],
      steps: [
        'Correct name, address and hours wherever you are listed.',
        'Put one sentence on top of your page: what, where, for whom.',
        'Answer the last five reviews, the bad ones first.',
        'Ask ten customers how they found you, and write it down.',
        'Choose the offer that you could deliver twice as often tomorrow.',
      ],
    },
    {
      heading: 'The same $300 in five media',
      text: [
        'A town of 20,000, four weeks, at the typical price. More people is not better by itself: on a screen they pass, in a stream they listen, on a page they might press. Look at the last column before the middle one, because what is met once is met in vain.',
      ],
      table: {
        caption: '$300 in a town of 20,000, four weeks',
        head: ['Medium', 'Contacts', 'People met', 'Times each'],
        rows: affordable.map((mediaType) => [
          MEDIA_TYPE_NAMES[mediaType],
          viewsWords(mediaType, 300_00),
          count(inTown(mediaType).reach),
          oneDecimal(inTown(mediaType).frequency),
        ]),
        note: 'Estimates by our reach curve; streaming television begins above this amount.',
      },
      term: {
        name: 'Catchment',
        text: 'The area that your customers come from. For most shops it is smaller than their owners think.',
      },
    },
    {
      heading: 'Which one for which trade?',
      text: [
        'Food and anything bought on the way: phones and screens close to the door. Trades that come to the house: banners on home and garden sites in the ZIP codes you drive to. Courses and clubs: whatever shows a face, so video if you can film, audio if you can talk. Shops with a surprising window: the street. Offices and practices: patience, a name, and the same screen for a year.',
        'Four hundred dollars split by our rule, to bring people to a shop in that town, look like this: ' +
          mixRows('shop', 400_00, TOWN)
            .map(([name, share]) => `${name} ${share}`)
            .join(', ') +
          '. The rule is an estimate that knows no trade; you do.',
      ],
    },
    {
      heading: 'Five expensive mistakes',
      text: [
        'A region drawn to impress a cousin. Two weeks in which you are on holiday. An offer with an asterisk. A picture with eleven words. And stopping on day four, because nobody has mentioned it: people mention ads when they stand before you anyway, which takes a while to happen.',
      ],
      term: {
        name: 'Flight',
        text: 'The days from the first to the last showing. Two short ones in the same place beat a long one spread thin.',
      },
    },
    {
      heading: 'Help that costs little',
      text: [
        'The brand kit draws banners and screens from your logo, colors and a sentence. An ad can be ordered at a [fixed price](ad-creation). The forecast is free and does not ask who you are. And a person answers in the chat, who will also tell you not to buy, if that is the truth. What you should not buy is anything sold by telephone with the word guaranteed in it.',
      ],
    },
    {
      heading: 'After the first month',
      text: [
        'Count what you wrote down beforehand, in the ZIP codes with the ad and in those without. If nothing moved, change the ad before the medium, and the medium before the place. In Switzerland 63% of all who advertised outdoors in 2022 were small firms and public bodies with less than 10,000 francs a year[^DOOH-M17]: you are in ordinary company.',
      ],
    },
  ],
  example: {
    heading: 'An ice cream parlor, $250, ten hot days',
    text: [
      'The parlor waits for the forecast of the weather and buys phones within two miles, noon to eight, with one picture.',
    ],
    rows: [
      ['Budget', '$250'],
      ['Banners on phones', viewsWords('mobile_display', 250_00)],
      ['People within two miles', '9,000', 'assumed'],
      [
        'Met by it',
        count(metIn('mobile_display', { people: 9_000, budgetMinor: 250_00, days: 10 }).reach),
        'estimate',
      ],
      ['Visits of four that pay for it', '32', 'at an assumed profit of $8 each'],
    ],
  },
  pros: {
    for: [
      'You can begin with a hundred dollars and stop on any day.',
      'A small place makes a small budget large.',
      'Your own face and street are worth more than a studio.',
    ],
    against: [
      'With small amounts chance is louder than effect.',
      'It takes hours, and they are not on the invoice.',
      'An ad makes a good shop busier and a bad one known.',
    ],
  },
  questions: [
    [
      'How much should I spend a year?',
      'What a new customer may cost, times the customers you can serve. Start with a tenth of that.',
    ],
    [
      'Is social media not free?',
      'Posting is. Being seen mostly is not, and it takes the evenings.',
    ],
    [
      'Should I give discounts?',
      'Give something extra instead. A discount teaches people to wait for the next.',
    ],
    [
      'Can I share an ad with the neighbors?',
      'Yes. Three shops of a street on one picture cost a third each and look like a reason to come.',
    ],
    [
      'What if I have no logo?',
      'A photograph and your name in a readable letter. Many good firms never had more.',
    ],
    ['Do I sign a contract?', 'You order and pay for dates. There is nothing to cancel afterward.'],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'best-campaign-examples',
    'mobile-advertising-banner/cheap-small-businesses',
  ],
}
