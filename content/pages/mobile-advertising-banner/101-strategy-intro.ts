import type { MarketingPage } from '../marketingPage.ts'
import {
  costOfViews,
  costOfViewsMinor,
  salesFor,
  count,
  metIn,
  oneDecimal,
  typicalCpm,
  useShare,
  WORKDAYS,
} from '../ownFigures.ts'

const TOWN = { people: 60_000, budgetMinor: 400_00, days: 28 }
const met = metIn('mobile_display', TOWN)

export const page: MarketingPage = {
  question: 'How does mobile advertising work?',
  description:
    'Mobile banners for beginners: moments, places, formats, caps, the page behind the tap, and a first plan with its arithmetic.',
  answer:
    'An app has a space, asks for an ad when somebody opens it, and shows yours if **town, moment and cap** fit. The phone knows little about you and much about your situation: it is lunchtime, it is raining, you are waiting. Plan for the **situation**, write for **one second**, and let the page do the rest.',
  picture: {
    kind: 'circles',
    rings: [
      { label: 'drive: an occasion', value: '5 miles' },
      { label: 'a short way: an errand', value: '1 mile' },
      { label: 'walk: an impulse', value: '¼ mile' },
    ],
    alt: 'Three circles around a shop: a quarter of a mile for an impulse, a mile for an errand, five miles for an occasion.',
  },
  figures: [
    {
      value: '4:16',
      text: 'hours a day US adults spent on mobile in 2020',
      from: 'MOB-A7',
    },
    {
      value: '78.9%',
      text: 'of in-app banners were in view in the US in early 2020, 67.6% on mobile sites',
      from: 'MOB-K2',
    },
    {
      value: useShare('mobile_display', WORKDAYS, [11, 14]),
      text: 'of a week’s phone use falls around lunch on workdays, 11 to 2.',
      from: 'own',
    },
    { value: '3', text: 'formats: strip, rectangle, full screen.', from: 'own' },
  ],
  calculator: {
    title: 'Is the phone the place to begin?',
    intro: 'Four answers and a ranking of the six media.',
    preset: {
      kind: 'first',
      values: { budget: 200, goal: 'visits', material: 'picture', start: 'soon' },
    },
  },
  parts: [
    {
      heading: 'Think in moments',
      text: [
        'A computer is used in sessions, a phone in moments: dozens a day, most shorter than a minute. In each the person wants something small: a bus time, the score, an answer. An ad that fits the moment is information; one that does not is a nuisance. Write down the three moments in which somebody could need you, and only then choose apps.',
        'For a tire shop it is the first frost at seven in the morning. For a bar it is five past six. For a dentist there is hardly any such moment, and that is worth knowing before you pay.',
      ],
      term: {
        name: 'Moment',
        text: 'A short use of the phone with one purpose. It decides which ad is welcome.',
      },
    },
    {
      heading: 'Distance decides',
      text: [
        'What is around the corner is worth a detour; what is ten miles away takes a plan. So draw the circle by what you sell: a walk for coffee, an errand for tires, a day trip for a wedding dress. A circle that is too wide costs you twice: people who will never come see your banners, and those nearby see them less often.',
      ],
    },
    {
      heading: 'Reach and how often',
      text: [
        `In a town of ${count(TOWN.people)} people, $400 reaches about ${count(met.reach)} of them ${oneDecimal(met.frequency)} times each in four weeks, at most three times a day. With a second of attention each time, that is not much. Now look at the other rows of the table: in a village the same money becomes a nuisance, in a city it evaporates.`,
      ],
      table: {
        caption: '$400 in three places, four weeks, cap of three a day',
        head: ['Place', 'People', 'People reached', 'Times each'],
        rows: [10_000, 60_000, 500_000].map((people, at) => {
          const one = metIn('mobile_display', { ...TOWN, people })
          return [
            ['A village', 'A town', 'A city'][at] ?? '',
            count(people),
            count(one.reach),
            oneDecimal(one.frequency),
          ]
        }),
        note: 'Estimates by our curve at the typical price.',
      },
      term: {
        name: 'Fatigue',
        text: 'When the same banner is shown so often that fewer people act on it each time.',
      },
    },
    {
      heading: 'Which format for which job',
      text: [
        'The strip of 300 by 50 is a reminder: a name, a word, an arrow. The rectangle in the middle of an article is a small poster; it holds a picture and a line. The full screen is an interruption and should be worth it: a real offer, a clear cross, nothing that moves by itself. Begin with strip and rectangle together, since they cost the same, and add full screens when the offer is good enough to interrupt somebody for.',
      ],
    },
    {
      heading: 'Behind the tap',
      text: [
        'The page is half of the ad. It must open on a bad connection, show the offer without scrolling, and have two buttons: call and directions. No newsletter pop-up, no cookie choice in three steps, no menu. People on the street give it four seconds.',
      ],
      steps: [
        'Moment, circle, four words: in that order.',
        'One page for the offer, tested on an old phone in the street.',
        'Two pictures that differ in one thing.',
        'Three weeks, every day, hours to suit the moment.',
        'Count calls and visitors with a question at the counter.',
      ],
    },
    {
      heading: 'What not to try',
      text: [
        'Explaining. Long forms. Anything that needs two hands. Selling to companies, except while their people wait for a plane. And ads for everybody in every app at the lowest price there is: you will get endless impressions, most of them at the bottom of a flashlight app. The page on [rules](tips-rules) says which placements people hate; [targeting](targeting) says how to stay near without following anybody.',
      ],
    },
  ],
  example: {
    heading: 'A first plan to copy',
    text: [
      'A car wash near a commuter road wants people to stop on the way home on dry days. It buys 75,000 impressions in weather, news and map apps.',
    ],
    rows: [
      ['Impressions wanted', '75,000'],
      ['Typical price of 1,000', typicalCpm('mobile_display')],
      ['Cost', costOfViews('mobile_display', 75_000)],
      [
        'Washes that pay for it',
        salesFor(costOfViewsMinor('mobile_display', 75_000), 5_00),
        'at an assumed profit of $5 each',
      ],
      ['Washes a day', '2 to 3', 'over four weeks'],
    ],
  },
  pros: {
    for: [
      'Situations can be chosen: hour, place, kind of app.',
      'The way from the ad to the door can be a minute.',
      'Cheap enough to learn by doing.',
    ],
    against: [
      'One second is not an argument.',
      'Circles and towns are coarse; you cannot buy a street.',
      'Taps that look like success may be clumsy thumbs.',
    ],
  },
  questions: [
    ['Do I need an app?', 'No. A fast page is better than an app that nobody installs.'],
    ['What is a good cap?', 'Three a day at first; one for full screens.'],
    [
      'Should I run at night?',
      'People are on the phone until late. For a bakery, the evening before is the best time.',
    ],
    [
      'Can I target by weather?',
      'Change the weights of two pictures yourself when the forecast changes.',
    ],
    [
      'Is it the same as social media?',
      'No. There is no feed and no follower; your banner appears in other people’s apps.',
    ],
    ['When does it make no sense?', 'If your page is slow, or if nobody answers the phone.'],
  ],
  next: ['price-budget-rates-cpm', 'targeting', 'dimensions-adformats-specs', 'conversion-kpis'],
}
