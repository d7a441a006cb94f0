import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 800_00
const banners = viewsFor('online_display', BUDGET)
const clicks = Math.round(banners * 0.001)
const WITH = 940
const CONTROL = 800
const lift = WITH - CONTROL
const orders = Math.round(lift * 0.04)

export const page: MarketingPage = {
  question: 'How do you know that banners work?',
  description:
    'Display metrics explained: viewability, clicks, lift and cost per customer, what randomized tests found, and a funnel for your own rates.',
  answer:
    'By the visits and orders the banners **added**, not by clicks. In 432 randomized tests, banners raised visits by **16%** and conversions by **8%** at the median[^DIS-K5]. So measure with a control, and use the click rate only to compare two pictures.',
  picture: {
    kind: 'funnel',
    steps: [
      { label: 'banners', value: count(banners) },
      { label: 'clicks', value: count(clicks) },
      { label: 'visits added', value: count(lift) },
      { label: 'orders added', value: count(orders) },
    ],
    alt: 'A funnel of the example below: banners, clicks, added visits and added orders.',
  },
  figures: [
    {
      value: '+16%',
      text: 'site visits, the median of 432 randomized tests from 2017 to 2020',
      from: 'DIS-K5',
    },
    { value: '+8%', text: 'conversions, in the same tests', from: 'DIS-K5' },
    {
      value: '17 to 18%',
      text: 'of viewable desktop ads were looked at in older eye-tracking',
      from: 'DIS-K4',
    },
    { value: '70.9%', text: 'of US desktop banners were viewable in early 2020', from: 'DIS-K3' },
  ],
  calculator: {
    title: 'From banners to customers',
    intro: 'Use your own rates if you have them. These are examples.',
    preset: { kind: 'funnel', values: { budget: 800, visits: 1, buys: 4, worth: 160 } },
  },
  parts: [
    {
      heading: 'From delivered to seen',
      text: [
        'Each step loses people, and each has its own word. Delivered: the picture was sent. Viewable: half of its pixels were in view for a second, or 30% for the very large sizes; that is the rule of the Media Rating Council[^DIS-K1]. Looked at: eyes rested on it, which only a laboratory can tell. Noticed: somebody could tell you about it the next day. Many sellers count the first, good ones the second; you want the last.',
      ],
      table: {
        caption: 'Words, formulas, and what they are good for',
        head: ['Word', 'Formula', 'Good for'],
        rows: [
          ['Viewable rate', 'in view / delivered', 'dropping bad sites'],
          ['Click rate, CTR', 'clicks / delivered', 'comparing two pictures'],
          ['Price of a click, CPC', 'spend / clicks', 'comparing with search, carefully'],
          ['Conversion rate', 'orders / visits', 'improving the page'],
          ['Price of an order, CPA', 'spend / orders', 'deciding'],
          ['Lift', '(with − without) / without', 'believing it'],
        ],
      },
      term: {
        name: 'Conversion',
        text: 'What you want people to do: buy, book, call, subscribe. Choose one.',
      },
    },
    {
      heading: 'What experiments found',
      text: [
        'The best study we know looked at 432 experiments by 431 advertisers on Google’s display network, in which chance decided who saw the real ad. At the median, visits rose by 16% and conversions by 8%. Ten percent more visitors brought five to seven percent more converters, so an added visitor was 50 to 70% as likely to convert as the others. Four weeks later a small effect was still there[^DIS-K5].',
        'Half of the experiments did worse than the median. A campaign with a dull picture on the wrong pages may have no effect at all, and the click rate would not tell you.',
      ],
    },
    {
      heading: 'Why the click rate misleads',
      text: [
        'The people who click most are not necessarily those who buy most. Published averages differ by a factor of ten, which says more about the sources than about ads, so we print none. On a phone, some clicks are thumbs that missed. Use the rate for one purpose: two pictures, same sites, same week. Keep the better one.',
      ],
      term: {
        name: 'View-through',
        text: 'A visit by somebody who saw the banner and came later by another route. Without a control it is a guess.',
      },
    },
    {
      heading: 'A control for everybody',
      text: [
        'You need two places that behave alike, and a visit counter on your page. Show banners in one place for four weeks, count visits from both, and take the second place as what would have happened anyway. If the places are too small, use time: two weeks on, two off, twice. Write down beforehand what you will call a success, since afterward almost anything looks like one.',
      ],
      steps: [
        'Choose the conversion and its value in dollars.',
        'Choose place and control; check that they moved alike for eight weeks.',
        'Run for four weeks and change nothing else.',
        'Lift = (with − expected) / expected.',
        'Cost of an added order = spend / added orders. Below its value? Continue.',
      ],
    },
    {
      heading: 'What our report shows',
      text: [
        'Delivered, viewable and clicked, by hour, site, picture and place; what was invalid and is not billed; pace against the plan. Each impression is counted once, by a signed mark in the banner, at most two hours after the page loaded. Visits and orders are yours to count: we put nothing on your page. Export the hours as CSV and set them beside your own counts.',
      ],
    },
    {
      heading: 'Targets without a benchmark',
      text: [
        'The averages by trade for clicks, prices and conversions that we found go back to one collection from 2016 to 2018, so we do not print them. Work out your own target backward. What is an order worth to you? How many visits does it take to get one on your page? Divide, and you know what a visit may cost. If that is less than three dollars, banners will struggle; if it is ten, they have room. The [prices](price-budget-rates-cpm) page shows what clicks cost at three rates.',
      ],
    },
  ],
  example: {
    heading: 'A wine shop, with a control',
    text: [
      'The shop shows banners in one of two similar cities for four weeks. Visits from both had been equal before. The figures are invented.',
    ],
    rows: [
      [
        'Budget and banners',
        `${dollars(BUDGET)}, ${count(banners)}`,
        `at ${typicalCpm('online_display')} per thousand`,
      ],
      ['Clicks', count(clicks), 'one in a thousand, assumed'],
      ['Visits with and without', `${count(WITH)} and ${count(CONTROL)}`],
      ['Visits added', count(lift), `${((lift / CONTROL) * 100).toFixed(0)}% lift`],
      ['Orders added', count(orders), 'four in a hundred'],
      [
        'Cost of an added order',
        dollars(Math.round(BUDGET / orders)),
        'a customer must be worth more over time',
      ],
    ],
  },
  pros: {
    for: [
      'Evidence from experiments exists, and it is positive.',
      'Visits and orders can be counted on your own page.',
      'You can compare pictures within days.',
    ],
    against: [
      'The easiest figure, the click, is the worst.',
      'Small effects drown in small campaigns.',
      'Most of what is delivered is never looked at.',
    ],
  },
  questions: [
    [
      'What is a good click rate?',
      'One that beats your other picture. Any other comparison is apples and oranges.',
    ],
    ['Should I count view-throughs?', 'Only with a control. Otherwise you count your regulars.'],
    [
      'How many visits do I need to judge?',
      'About a hundred for a picture, several hundred for an effect.',
    ],
    [
      'Can I put your pixel on my page?',
      'We have none. Your own counter is enough, and your visitors stay yours.',
    ],
    [
      'Is a viewable rate of 60% bad?',
      'Look at the sites one by one; a few bad ones may explain it.',
    ],
    [
      'What about assisted conversions?',
      'They assign credit by a rule that somebody chose. A control assigns it by what happened.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    '101-strategy-intro',
    'tips-rules',
    'billboards-digital/conversion-kpis',
  ],
}
