import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 400_00
const banners = viewsFor('mobile_display', BUDGET)
const taps = Math.round(banners * 0.002)
const meant = Math.round(taps * 0.5)
const VISITORS_WITH = 318
const VISITORS_WITHOUT = 264
const added = VISITORS_WITH - VISITORS_WITHOUT

export const page: MarketingPage = {
  question: 'How do you measure mobile banners?',
  description:
    'Mobile results without tricks: viewability, taps and slips, visit lift with a control, what distance does, and a funnel calculator.',
  answer:
    'At the door. Many taps are mistakes, and people who are out act with their feet. Count **visitors with and without** the banners, by day or by branch; use **taps that stay longer than five seconds** to compare pictures; and ignore the click rate of a strip at the edge of a game.',
  picture: {
    kind: 'funnel',
    steps: [
      { label: 'banners', value: count(banners) },
      { label: 'taps', value: count(taps) },
      { label: 'intended taps', value: count(meant) },
      { label: 'added visitors', value: count(added) },
    ],
    alt: 'A funnel of the example below: banners, taps, intended taps and added visitors.',
  },
  figures: [
    {
      value: '78.9%',
      text: 'of in-app banners were in view in the US in the first half of 2020',
      from: 'MOB-K2',
    },
    { value: '67.6%', text: 'on mobile sites, at the same time', from: 'MOB-K2' },
    {
      value: '7.2 min',
      text: 'of attention per 1,000 mobile ads in older eye-tracking; 2.1 on desktops',
      from: 'MOB-K3',
    },
    {
      value: '0.93%',
      text: 'tapped a coupon near the brand’s own posters in 2012; 0.2% was usual',
      from: 'MOB-X2',
    },
  ],
  calculator: {
    title: 'From banners to visitors',
    intro: 'Enter your rates. A visit here is an intended tap; a customer is somebody who bought.',
    preset: { kind: 'funnel', values: { budget: 400, visits: 1, buys: 8, worth: 45 } },
  },
  parts: [
    {
      heading: 'In view, tapped, intended',
      text: [
        'A banner in an app is in view more often than one on a page, perhaps because apps scroll less: 78.9% against 67.6% in an American count of 2020[^MOB-K2]. The Media Rating Council’s rules of June 2016 say how to count, in apps and on sites alike[^MOB-K1]. Taps come next and mean little. On a strip near the edge, half of them may be slips; we found nobody who publishes the rate.',
      ],
      table: {
        caption: 'The figures of a mobile campaign',
        head: ['Figure', 'Formula', 'Use'],
        rows: [
          ['Viewable rate', 'in view / delivered', 'drop bad apps'],
          ['Tap rate', 'taps / delivered', 'hardly any'],
          ['Intended taps', 'visits over 5 s', 'compare pictures'],
          ['Calls', 'from the page’s button', 'a first result'],
          ['Visit lift', '(with − without) / without', 'the result'],
          ['Cost of a visitor', 'spend / added visitors', 'decide'],
        ],
      },
      term: {
        name: 'Visit lift',
        text: 'Visitors among those reached, compared with a similar group that was not reached.',
      },
    },
    {
      heading: 'Counting at the door',
      text: [
        'Large campaigns compare phones that saw an ad with phones that did not, and check which ones turn up at a store; such studies need hundreds of thousands of devices. They also need people’s exact locations, which we do not use, and numbers you do not have. The small version is better than it sounds: count people, with a clicker or the register, on days with ads and without.',
        'Mix the weeks: four on, four off, drawn by lot. Weather and paydays fall on both kinds, and most of the difference that remains is the ad.',
      ],
      steps: [
        'Write eight slips, four on and four off, and draw one each Sunday.',
        'Count visitors by the hour, all eight weeks.',
        'Add up on-weeks and off-weeks.',
        'Lift = (on − off) / off. Spend / (on − off) = cost of a visitor.',
        'Repeat once before you believe it.',
      ],
    },
    {
      heading: 'Attention, in total and in pieces',
      text: [
        'Older eye-tracking added up the seconds: 7.2 minutes per thousand mobile ads against 2.1 on computers, three and a half times as much, in pieces of a second[^MOB-K3]. So the phone wins on total and loses on depth. For a name and an offer, pieces are enough. For an explanation they never add up, however many you buy.',
      ],
    },
    {
      heading: 'Coupons, calls and words',
      text: [
        'Signals that work for small firms: a word to say at the counter, a dish that appears only on the banner, the call button of the page, the question “did you see us on the phone?”. Each counts a part of the effect. A coupon is the most exact and the most expensive, because regulars use it too. Whichever you choose, choose one, and say before the start which number would make you continue.',
      ],
      term: {
        name: 'Proxy',
        text: 'Something you can count in place of the thing that matters.',
      },
    },
    {
      heading: 'What our report shows',
      text: [
        'Impressions by hour, app, creative and town, the share in view, taps, and what was invalid: impossible rates, bots, tags that do not belong. Invalid impressions are shown but not billed. You count visits to your page yourself, since nothing of ours runs on it. Divide the [price](price-budget-rates-cpm) by the visitors you added, and you have a figure that is yours alone.',
      ],
    },
    {
      heading: 'How large a campaign must be to show anything',
      text: [
        'If sixty people come on a normal day, the number swings by eight for no reason. A campaign that brings three more a day will not show in a week; in two months it can. So either count long, or choose a signal that is rarer and closer to the ad, such as a dish nobody would otherwise order. If even that seems too slow, accept that the money buys presence, not proof, and keep it small enough not to mind.',
      ],
    },
  ],
  example: {
    heading: 'A garden café draws lots',
    text: [
      'Eight weeks in spring, banners in four of them. Visitors on Saturdays are counted at the gate. All figures are invented.',
    ],
    rows: [
      [
        'Budget and banners',
        `${dollars(BUDGET)}, ${count(banners)}`,
        `at ${typicalCpm('mobile_display')} per thousand`,
      ],
      [
        'Taps, and intended taps',
        `${count(taps)}, ${count(meant)}`,
        'two in a thousand, half of them; assumed',
      ],
      ['Visitors on four Saturdays with, and without', `${VISITORS_WITH} and ${VISITORS_WITHOUT}`],
      ['Visitors added', count(added), `${((added / VISITORS_WITHOUT) * 100).toFixed(0)}% lift`],
      [
        'Cost of an added visitor',
        dollars(Math.round(BUDGET / added)),
        'before the other six days are counted',
      ],
    ],
  },
  pros: {
    for: [
      'Nearness makes effects visible at the door.',
      'On-and-off tests cost nothing.',
      'Apps can be judged one by one.',
    ],
    against: [
      'Taps deceive, more than clicks on computers.',
      'Lift measured by phone locations is for the large and the careless.',
      'A small shop’s numbers swing by themselves.',
    ],
  },
  questions: [
    [
      'What is a good tap rate?',
      'There is none. A bad one is far above the others: look for slips.',
    ],
    ['Can I see store visits in the report?', 'No. That would need people’s exact locations.'],
    [
      'Do app installs count?',
      'If you sell an app. Then count who still has the app after a month.',
    ],
    [
      'How long must a visit last to count as intended?',
      'Five seconds is a practical limit. Hardly anybody stays that long by mistake.',
    ],
    ['Is a phone number better than a form?', 'On phones, by far.'],
    ['Does the weather matter?', 'More than your banner. That is why the weeks are drawn by lot.'],
  ],
  next: [
    'price-budget-rates-cpm',
    'best-campaign-examples',
    '101-strategy-intro',
    'online-display-digital-banner/conversion-kpis',
  ],
}
