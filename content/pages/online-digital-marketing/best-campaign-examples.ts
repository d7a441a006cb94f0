import type { MarketingPage } from '../marketingPage.ts'
import { costOfViews, count, dollars, typicalCpm, viewsFor } from '../ownFigures.ts'
import { budgetFor } from '#domain/planning/pricing/priceSchedule.ts'
import { cpmOf, scheduleAt } from '../../calculators/typicalSchedule.ts'

const SCREENS = 60_000
const PHONES = 80_000
const bothMinor =
  budgetFor(SCREENS, scheduleAt(cpmOf('dooh', 'typical'))) +
  budgetFor(PHONES, scheduleAt(cpmOf('mobile_display', 'typical')))

export const page: MarketingPage = {
  question: 'Which campaigns used several media well?',
  description:
    'Documented campaigns in which two digital media worked together, with brand, year and published result, and how to rebuild the idea in one town.',
  answer:
    'Those in which the second medium **did what the first could not**. Gap let a poster show the clothes and a phone hand over the coupon. Spotify advertised neighborhoods in the neighborhoods. Burger King made a rival’s door the place to act. In each of them, the idea was the link between the media.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Gap, clicks beside posters', value: 0.93, shown: '0.93%' },
      { label: 'Usual on phones then', value: 0.2, shown: '0.2%' },
    ],
    alt: 'Bars of the click rate of Gap’s phone banners near its posters in 2012, 0.93 percent, and of the usual rate on phones then, 0.2 percent.',
  },
  figures: [
    {
      value: '0.93%',
      text: 'of Gap’s phone banners near its posters were clicked, against a usual 0.2% (2012)',
      from: 'MOB-X2',
    },
    {
      value: '+21%',
      text: 'daily registrations for Spotify in Canada; the goal was 10% (2015)',
      from: 'AUD-X1',
    },
    {
      value: '£6.47',
      text: 'came back for each pound spent on The Economist’s election billboards (2017)',
      from: 'DOOH-X4',
    },
    {
      value: '4,878',
      text: 'coupons were used after Budweiser’s ads of one second (2025)',
      from: 'AUD-X3',
    },
  ],
  calculator: {
    title: 'How often must a town see you?',
    intro:
      'Counted in banners: enter the people, and the share that should see one within four weeks.',
    preset: { kind: 'frequency', values: { people: 45_000, share: 40 } },
  },
  parts: [
    {
      heading: 'How these were chosen',
      text: [
        'Each has a brand, a year, a published figure and at least two media or a link between ad and place. Big names dominate, since small firms do not enter competitions. The figures come mostly from the people who made the campaigns. Where reports disagree we say so, and where no result was printed we print none.',
      ],
      term: {
        name: 'Award entry',
        text: 'A campaign described by its makers for a jury. Often the only source there is.',
      },
    },
    {
      heading: 'The links',
      text: [
        'Look at what passes from the first medium to the second. A picture, a place, a moment. If nothing passes, you have two campaigns that share an invoice.',
      ],
      table: {
        caption: 'What passes between the media',
        head: ['Campaign', 'First', 'Second', 'What passes', 'In your town'],
        rows: [
          [
            'Gap, 2012[^MOB-X2]',
            'posters at bus stops',
            'phones nearby',
            'the place',
            'billboard on the corner, banners within a mile',
          ],
          [
            'Spotify, 2015[^AUD-X1]',
            'local screens',
            'the app',
            'the neighborhood',
            'name the street, then play for it',
          ],
          [
            'The Economist, 2017[^DOOH-X4]',
            'station screens',
            'a subscription',
            'the moment',
            'departures, scores, the weather',
          ],
          [
            'Burger King, 2018[^MOB-X1]',
            'a rival’s door',
            'the app',
            'the temptation',
            'an offer that is good across the street',
          ],
        ],
        note: 'The last column is our suggestion.',
      },
    },
    {
      heading: 'Rebuild the poster and the phone',
      text: [
        'It is the most useful of the four, since it needs neither data nor luck. A billboard shows the product, large, with your street. People waiting there take out their phones, as everybody does, and find the same picture with a reason to walk two hundred steps. The billboard makes it known, and the phone makes it easy.',
      ],
      steps: [
        'Choose two or three billboards within sight of where people wait.',
        'One picture for both: with your street on the billboard, with the distance on the phone.',
        'Phones within a mile, during the billboards’ hours.',
        'A reason that ends on a date: a free dish, a fitting, a first lesson.',
        'Run the billboards for a week before the phones begin.',
        'Count who comes with phone in hand, and who does not.',
      ],
    },
    {
      heading: 'The arithmetic that cases leave out',
      text: [
        'Gap’s coupon ran for two weeks in three of America’s best-known cities, beside posters that had already been paid for. Spotify had a budget of 250,000 Canadian dollars[^AUD-X1]. For the one-cent Whopper there are two download counts, 1.5 million in nine days in some reports and 6 million in others[^MOB-X1], so we would not build a plan on either. Budweiser’s one-second notes drew more than 125,000 guesses and 4,878 used coupons[^AUD-X3]: about one in twenty-six guesses became a drink. That last ratio is the one to remember.',
      ],
      term: {
        name: 'Redemption',
        text: 'The share of coupons that were used. The step at which enthusiasm meets the weather.',
      },
    },
    {
      heading: 'What made them cheap to believe',
      text: [
        'Each told people something true about where they were: your train goes to a town that voted this way, your neighborhood sounds like this, the shop is around the corner. Truth about a place comes easily to a local business and hardly to a chain. You know which corner is windy, when the school ends, and who won on Sunday. That is material for a year.',
      ],
    },
    {
      heading: 'Examples by medium',
      text: [
        'Each medium has its own collection: [billboards](billboards-digital/best-campaign-examples), [video](online-video-ads/best-campaign-examples), [audio](digital-radio-internet-radio-ads/best-campaign-examples) and the others. Read two of them before you decide on a link, since the link depends on what the first medium is good at.',
      ],
    },
  ],
  example: {
    heading: 'A noodle bar at the streetcar stop',
    text: [
      'Two billboards at the stop for three weeks, phones within half a mile for two of those weeks, one picture of steam.',
    ],
    rows: [
      ['Views on the billboards', count(SCREENS), costOfViews('dooh', SCREENS)],
      ['Impressions on phones', count(PHONES), costOfViews('mobile_display', PHONES)],
      [
        'Together',
        dollars(bothMinor),
        `at ${typicalCpm('dooh')} and ${typicalCpm('mobile_display')} per thousand`,
      ],
      [
        'All of it on phones instead',
        `${count(viewsFor('mobile_display', bothMinor))} impressions`,
        'more contacts, and nobody looks up',
      ],
      ['Bowls that pay for it', count(bothMinor / 4_00), 'at an assumed profit of $4 each'],
    ],
  },
  pros: {
    for: [
      'The link between two media costs nothing extra.',
      'Ideas about a place suit local firms best.',
      'Billboards and phones together fit a small budget.',
    ],
    against: [
      'Published cases are of large brands and told by their makers.',
      'Two media at once hide which one did it.',
      'Coupons and stunts draw players; few of them become customers.',
    ],
  },
  campaigns: [
    {
      place: 'New York, San Francisco, Chicago, February 2012',
      name: 'Gap and Titan: coupon near the poster',
      text: 'Phone banners in a word game, shown near the shop’s posters at bus stops, for two weeks.',
      result: { value: '0.93%', text: 'clicked, against a usual 0.2% on phones' },
      from: 'MOB-X2',
    },
    {
      place: 'Canada, 2015',
      name: 'Spotify: Music For Your World',
      text: 'Neighborhood playlists, advertised on local billboards and online. A brand advertising with its own data.',
      result: { value: '+21%', text: 'daily registrations; awareness from 38% to 58%' },
      from: 'AUD-X1',
    },
    {
      place: 'London, June 2017',
      name: 'The Economist: how your destination voted',
      text: 'Departure screens at King’s Cross told how each train’s destination had voted that morning.',
      result: { value: '2,878', text: 'paid subscriptions' },
      from: 'DOOH-X4',
    },
  ],
  questions: [
    ['Do I need an app?', 'No. The page behind the banner does what an app did in these cases.'],
    [
      'Must both media start together?',
      'Better not. Let the large one begin and the handy one follow.',
    ],
    [
      'Is a rival’s door a fair place?',
      'Check the law; it is seldom clever. Choose the door of a friend and share the cost.',
    ],
    [
      'Can I use scores and weather?',
      'Yes, by having several pictures and changing them. Nothing automatic is needed for one town.',
    ],
    [
      'Why no case from this year?',
      'Results are often published a year or two after the campaign.',
    ],
    [
      'How do I find my own link?',
      'Ask what people have in their hands when they see your first ad.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'conversion-kpis',
    'adformats-specs',
    'mobile-advertising-banner/best-campaign-examples',
  ],
}
