import type { MarketingPage } from '../marketingPage.ts'
import { count, leastBudget, metIn, mixRows, oneDecimal, viewsWords } from '../ownFigures.ts'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
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
    'Advertising for small businesses: what to do before spending, what $300 reaches in five media, which one suits which trade, and five mistakes that cost most.',
  answer: `First, what is free: hours that are right everywhere, a page that loads, and an answer to every review. Then **one medium in one small place**. Phones and banners start at **${leastBudget('mobile_display')}**, billboards, audio and video at **${leastBudget('dooh')}**, streaming television at **${leastBudget('ctv')}**. Below a hundred dollars, print a good sign.`,
  picture: {
    kind: 'bars',
    rows: affordable.map((mediaType) => ({
      label: MEDIA_TYPE_NAMES[mediaType],
      value: inTown(mediaType).reach,
      shown: `${count(inTown(mediaType).reach)} people`,
    })),
    alt: 'Bars of how many people in a town of 20,000 are reached for 300 dollars in the five media available for that sum.',
  },
  figures: [
    {
      value: leastBudget('online_display'),
      text: 'is the minimum for a campaign in the two cheapest media.',
      from: 'own',
    },
    {
      value: '$500',
      text: 'is the minimum budget at a large streaming seller, as it is here',
      from: 'CTV-B1',
    },
    {
      value: '63%',
      text: 'of Swiss outdoor advertisers spent less than CHF 10,000 a year (2022)',
      from: 'DOOH-M17',
    },
    {
      value: count(inTown('dooh').reach),
      text: 'of 20,000 people see billboards bought for $300, by our estimate.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'What does $100 reach near you?',
    intro:
      'Counted in banners, one of the two cheapest ways in; enter the number of people in your trade area.',
    preset: { kind: 'reach', values: { people: 12_000, budget: 100, weeks: 2 } },
  },
  parts: [
    {
      heading: 'Before you pay anybody',
      text: [
        'Look up your own business on a stranger’s phone. Is the address right, are the hours current, does the page open before you lose patience, and can you call with a thumb? Ads send people to exactly this place. A hundred visitors to a page that does not load are a hundred people who may now avoid you.',
      ],
      steps: [
        'Correct your name, address and hours wherever you are listed.',
        'Put one sentence at the top of your page: what, where, for whom.',
        'Answer the last five reviews, the bad ones first.',
        'Ask ten customers how they found you, and write it down.',
        'Choose the offer that you could deliver twice as often tomorrow.',
      ],
    },
    {
      heading: 'The same $300 in five media',
      text: [
        'A town of 20,000, four weeks, at the typical price. More people are not better in themselves: at a billboard they pass, in a stream they listen, on a page they might click. Look at the last column before the middle one, because a single contact is usually wasted.',
      ],
      table: {
        caption: '$300 in a town of 20,000, four weeks',
        head: ['Medium', 'Contacts', 'People reached', 'Times each'],
        rows: affordable.map((mediaType) => [
          MEDIA_TYPE_NAMES[mediaType],
          viewsWords(mediaType, 300_00),
          count(inTown(mediaType).reach),
          oneDecimal(inTown(mediaType).frequency),
        ]),
        note: 'Estimates by our reach curve; streaming television starts above this amount.',
      },
      term: {
        name: 'Trade area',
        text: 'The area that your customers come from. It is often smaller than the owner thinks.',
      },
    },
    {
      heading: 'Which one for which trade?',
      text: [
        'Food and anything bought on the way: phones and billboards close to the door. Trades that come to the house: banners on home and garden sites in the ZIP codes you drive to. Courses and clubs: whatever shows a face, so video if you can film, audio if you can talk. Shops with a surprising window: billboards. Offices and practices: patience, a name, and the same billboard for a year.',
        'Four hundred dollars split by our rule, to bring people to a shop in that town, looks like this: ' +
          mixRows('shop', 400_00, TOWN)
            .map(([name, share]) => `${name} ${share}`)
            .join(', ') +
          '. The rule is an estimate that does not know your trade; you do.',
      ],
    },
    {
      heading: 'Five expensive mistakes',
      text: [
        'A region drawn to impress a cousin. Two weeks when you are on vacation. An offer with an asterisk. A picture with too many words. And stopping on day four because nobody has mentioned it: people mention ads when they happen to be talking to you, and that takes a while.',
      ],
      term: {
        name: 'Flight',
        text: 'The days from the first to the last showing. Two short ones in the same place can beat a long one spread thin.',
      },
    },
    {
      heading: 'Help that costs little',
      text: [
        'The brand kit draws banners and billboards from your logo, your colors and a sentence. An ad can be ordered at a [fixed price](ad-creation). The forecast is free and does not ask who you are. And a person answers in the chat, and will also tell you not to buy if that is the honest answer. What you should not buy is anything sold by phone with the word “guaranteed” in it.',
      ],
    },
    {
      heading: 'After the first month',
      text: [
        'Count what you wrote down beforehand, in the ZIP codes with the ad and in those without. If nothing moved, change the ad before the medium, and the medium before the place. In Switzerland 63% of all outdoor advertisers in 2022 were small firms and public bodies that spent less than 10,000 francs a year[^DOOH-M17]: you are in good company.',
      ],
    },
  ],
  example: {
    heading: 'An ice cream parlor, $250, ten hot days',
    text: [
      'The parlor waits for the weather forecast and buys impressions on phones within two miles, noon to eight, with one picture.',
    ],
    rows: [
      ['Budget', '$250'],
      ['Impressions on phones', viewsWords('mobile_display', 250_00)],
      ['People within two miles', '9,000', 'assumed'],
      [
        'People reached',
        count(metIn('mobile_display', { people: 9_000, budgetMinor: 250_00, days: 10 }).reach),
        'estimate',
      ],
      ['Parties of four that pay for it', '32', 'at an assumed profit of $8 each'],
    ],
  },
  pros: {
    for: [
      'You can start with a hundred dollars and stop on any day.',
      'A small place makes a small budget look large.',
      'Your own face and street are worth more than a studio.',
    ],
    against: [
      'With small amounts, chance is louder than effect.',
      'It takes hours that are not on the invoice.',
      'An ad can make a good shop busier and a bad one better known.',
    ],
  },
  questions: [
    [
      'How much should I spend a year?',
      'What a new customer may cost, times the customers you can serve. Start with a tenth of that.',
    ],
    [
      'Is social media not free?',
      'Posting is. Being seen mostly is not, and it takes up your evenings.',
    ],
    [
      'Should I give discounts?',
      'Give something extra instead. A discount teaches people to wait for the next one.',
    ],
    [
      'Can I share an ad with the neighbors?',
      'Yes. Three shops on one street can share a picture at a third of the cost each, and together they look like a reason to come.',
    ],
    [
      'What if I have no logo?',
      'Use a photograph and your name in a readable typeface. Many good businesses never had more.',
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
