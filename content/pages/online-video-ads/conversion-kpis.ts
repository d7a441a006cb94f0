import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 1_500_00
const starts = viewsFor('online_video', BUDGET)
const completed = Math.round(starts * 0.76)
const clicks = Math.round(starts * 0.004)
const WITH = 402
const WITHOUT = 331
const added = WITH - WITHOUT
const premium = MEDIA_ECONOMICS.online_video.premiumCpmMinor
const typical = MEDIA_ECONOMICS.online_video.typicalCpmMinor
const perEnd = (cpmMinor: number, rate: number) => dollars(Math.round(cpmMinor / rate))

export const page: MarketingPage = {
  question: 'How do you measure an online video campaign?',
  description:
    'Pre-roll results: starts, viewable views, completion, clicks and what they hide, lift against a control group, and a funnel calculator.',
  answer:
    'Read three figures in order: **was it delivered, was it watched, did anything change**. Starts and viewability answer the first, completion by quarters the second, and only a comparison with people or places that saw nothing answers the third. Clicks fall between the second and the third, and belong to neither.',
  picture: {
    kind: 'funnel',
    steps: [
      { label: 'starts', value: count(starts) },
      { label: 'to the end', value: count(completed) },
      { label: 'clicks', value: count(clicks) },
      { label: 'inquiries added', value: count(added) },
    ],
    alt: 'A funnel of the example below: starts, spots seen to the end, clicks, and inquiries that would not otherwise have come.',
  },
  figures: [
    {
      value: '2 s',
      text: 'in a row with half of the picture in view make a video viewable',
      from: 'VID-K1',
    },
    {
      value: '78%',
      text: 'of spots on phones ran to the end in early 2020, 74% on desktops',
      from: 'CTV-K2',
    },
    {
      value: '92 / 67%',
      text: 'completion at premium publishers and at aggregators in 2018',
      from: 'VID-K3',
    },
    {
      value: '+8%',
      text: 'conversions at the median of 432 randomized tests of online ads',
      from: 'DIS-K5',
    },
  ],
  calculator: {
    title: 'From starts to customers',
    intro: 'Your own rates belong here; the ones you see are an example.',
    preset: { kind: 'funnel', values: { budget: 1500, visits: 4, buys: 5, worth: 90 } },
  },
  parts: [
    {
      heading: 'Delivered: starts, and starts in view',
      text: [
        'A start is the first frame in a player. It can happen below the edge of the window, so a second figure is needed: a video is viewable if half of it was in view for two seconds in a row, in the active tab[^VID-K1]. Divide spend by viewable starts, and offers become comparable. If a site is cheap per start and expensive per viewable start, its player may be where nobody looks.',
      ],
      table: {
        caption: 'Figures, formulas and the question each one answers',
        head: ['Figure', 'Formula', 'Question'],
        rows: [
          ['Viewable rate', 'viewable / starts', 'Could it be seen?'],
          ['Completion', 'completed / starts', 'Was it bearable?'],
          ['Cost per completed view', 'spend / completed', 'Which site really is cheap?'],
          ['Click rate', 'clicks / starts', 'Did anybody act right away?'],
          ['Frequency', 'starts / people', 'Too often, or too seldom?'],
          ['Lift', '(with − without) / without', 'Did anything change?'],
        ],
      },
      term: {
        name: 'Quartile',
        text: 'A quarter of the spot. Reports count how many starts reached each of the four.',
      },
    },
    {
      heading: 'Watched: read the quarters, not the average',
      text: [
        'Completion depends on the device: televisions 97%, tablets 89%, phones 78%, desktops 74% in the first quarter of 2020[^CTV-K2]. It depends on the place: premium publishers had 92% in 2018, sites that collect other people’s videos 67%[^VID-K3]. And it depends on your spot, which is the part you can change by Friday. Look at where people leave. A drop in the first quarter points to the opening; a slow loss throughout, to the length. A drop at the very end may be your logo, and does little harm.',
      ],
    },
    {
      heading: 'Two prices for the same end',
      text: [
        'The table divides our two typical prices by the completion rates published for 2018. Those rates are old and are not your spot’s; the division is what you should copy.',
      ],
      table: {
        caption: 'A thousand spots seen to the end',
        head: ['Where', 'A thousand starts', 'Completion, 2018', 'A thousand ends'],
        rows: [
          [
            'Sites by topic, like aggregators[^VID-K3]',
            dollars(typical),
            '67%',
            perEnd(typical, 0.67),
          ],
          ['Sites by topic, like premium[^VID-K3]', dollars(typical), '92%', perEnd(typical, 0.92)],
          ['Premium publishers[^VID-K3]', dollars(premium), '92%', perEnd(premium, 0.92)],
        ],
        note: 'Prices of this market up to 15 seconds; completion from another firm’s count.',
      },
    },
    {
      heading: 'Clicks: quick, but half of the story',
      text: [
        'Clicks on spots come from thumbs that wanted the skip button, from curiosity, and from customers. The number alone cannot tell them apart. In 432 experiments with display ads, visits rose by 16% and conversions by 8% at the median[^DIS-K5]. Keep clicks for one purpose: to compare two spots on the same sites in the same week.',
      ],
      term: {
        name: 'Last click',
        text: 'The habit of crediting a sale to the last thing clicked before it.',
      },
    },
    {
      heading: 'Did anything change? Leave somebody out',
      text: [
        'Choose two areas that behave alike, run the spot in one, and count in both what you care about: inquiries, bookings, searches for your name. Four weeks before, four weeks during, one after. What the second area did is roughly what would have happened anyway. With a few hundred dollars, chance drowns the difference; say so, and repeat the test next season in the same areas. Two weak answers in the same direction are worth more than one.',
      ],
      steps: [
        'Fix the figure and the areas in writing.',
        'Keep prices, business hours and other ads the same.',
        'Do not look before day ten.',
        'Compare weeks, never days.',
        'Divide the cost by what was added.',
      ],
    },
    {
      heading: 'In our report',
      text: [
        'Starts by hour, site and format, the four quarters, clicks, pace against the plan, reach as an estimate with its range, and invalid starts by kind, which are not charged. You can export all of it by the hour. There is no column for customers: you count those at your register, and only you can put the two side by side.',
      ],
    },
  ],
  example: {
    heading: 'A driving school in half of a city',
    text: [
      'The school shows its spot in the north and not in the south. Inquiries had been equal in both before. The figures are made up to show the arithmetic.',
    ],
    rows: [
      [
        'Budget, starts',
        `${dollars(BUDGET)}, ${count(starts)}`,
        `at ${typicalCpm('online_video')} per thousand`,
      ],
      ['Seen to the end', count(completed), '76 in a hundred'],
      ['Clicks', count(clicks), `${dollars(Math.round(BUDGET / clicks))} each`],
      ['Inquiries, north and south', `${WITH}, ${WITHOUT}`],
      ['Added', count(added), `${((added / WITHOUT) * 100).toFixed(0)}% lift`],
      ['Cost of an added inquiry', dollars(Math.round(BUDGET / added))],
    ],
  },
  pros: {
    for: [
      'Delivery, viewing and clicks are counted separately.',
      'Quarters show at which second a spot fails.',
      'Two halves of a region make a free experiment.',
    ],
    against: [
      'The published benchmarks are from 2018 to 2021; we found no newer ones.',
      'Completion measures patience as much as interest.',
      'The effect of a small budget can be smaller than chance.',
    ],
  },
  questions: [
    [
      'What is a good click rate?',
      'We print none: published averages differ by a factor of ten. Compare with your own last spot.',
    ],
    [
      'Is 60% completion bad?',
      'Not on a site where people can skip. On one where they cannot, they had to close the tab, which is worse.',
    ],
    [
      'Should I pay per completed view?',
      'It is not sold here. The division above gives you the same figure.',
    ],
    [
      'How many starts do I need for a test?',
      'For completion, some thousands; for clicks, tens of thousands; for customers, more than you may want to buy.',
    ],
    ['Do visits to my own page count?', 'Not in this report. They are what you compare it with.'],
  ],
  next: [
    'price-budget-rates-cpm',
    'targeting',
    'best-campaign-examples',
    'ctv-streaming-ads/conversion-kpis',
  ],
}
