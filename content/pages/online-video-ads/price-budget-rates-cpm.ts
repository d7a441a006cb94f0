import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  cpmBars,
  dollars,
  inventoryGroups,
  inventoryRow,
  leastBudget,
  mediaRows,
  mostFormatAdds,
  premiumCpm,
  priceRows,
  typicalCpm,
  viewsFor,
  viewsWords,
} from '../ownFigures.ts'

const dearest = inventoryGroups('online_video').toReversed()
const BUDGET = 1_200_00
const COMPLETED = 0.78
const perCompleted = Math.round((BUDGET / (viewsFor('online_video', BUDGET) * COMPLETED)) * 1_000)

export const page: MarketingPage = {
  question: 'What does an online video ad cost?',
  description:
    'Pre-roll prices by topic, what length and choices add, volume savings, cost per completed view, and a calculator from budget to starts and back.',
  answer: `A thousand starts cost about **${typicalCpm('online_video')}** on sites by topic and about **${premiumCpm('online_video')}** with premium publishers. A spot of up to thirty seconds costs ${mostFormatAdds('online_video')} more than one of up to fifteen. **${leastBudget('online_video')}** is the smallest campaign and buys some ${viewsWords('online_video', 250_00)} starts. You pay for starts delivered, not for promises.`,
  picture: {
    kind: 'bars',
    rows: dearest.slice(0, 5).map(({ label, medianMinor }) => ({
      label,
      value: medianMinor,
      shown: dollars(medianMinor),
    })),
    alt: 'Bars of the middle price of a thousand starts in the five most expensive topics with two or more example sites.',
    otherwise: cpmBars('online_video', [250_00, 1_000_00, 5_000_00, 10_000_00, 25_000_00]),
  },
  figures: [
    {
      value: typicalCpm('online_video'),
      text: 'Typical price of a thousand starts here, up to 15 seconds.',
      from: 'own',
    },
    { value: '$10.64', text: 'Median of desktop video in January 2022', from: 'VID-C1' },
    { value: '$10.47', text: 'Median of mobile video in the same comparison', from: 'VID-C1' },
    { value: '8%', text: 'is the largest volume saving, from $25,000 up.', from: 'own' },
  ],
  calculator: {
    title: 'From budget to starts and back',
    intro: 'Choose what you know. Volume savings are included.',
    preset: { kind: 'cpm', values: { budget: 1200, views: 150_000 } },
  },
  parts: [
    {
      heading: 'The price of a topic',
      text: [
        'Publishers ask more where visitors stay and where many advertisers want to be. {{In the table, cooking and games cost the most and travel and sports the least; finance and business, with one site each and so not listed, cost more still. The order is steadier than the figures, so look at it before you decide how many topics you can afford.}}',
      ],
      table: {
        isOfExamples: true,
        caption: 'A thousand starts by topic, US example inventory',
        head: ['Topic', 'Sites', 'Lowest', 'Median', 'Highest'],
        rows: dearest.map(inventoryRow),
        bars: dearest.map(({ medianMinor }) => medianMinor),
        note: 'Topics with two sites or more, up to 15 seconds, before tax and savings. Invented sites, plausible prices.',
      },
      term: { name: 'CPM', text: 'Cost of a thousand: for video, of a thousand starts.' },
    },
    {
      heading: 'Compared with the open market',
      text: [
        'In January 2022 a much-quoted comparison put the median CPM of desktop video at $10.64 and of mobile video at $10.47[^VID-C1], compared with $30 for streaming television and $2.27 for banners[^ONL-C1]. Ours is a little higher than those two: it buys named sites in one region, with no yearly contract and no cut for auction technology. If somebody offers you a thousand for two dollars, ask for the list of sites.',
      ],
    },
    {
      heading: 'What raises it, and what lowers it',
      text: [
        'Longer spots, hand-picked sites, narrow hours, tight caps and facts about people each add an amount, which the forecast shows on a line of its own. Nothing is added silently. In the other direction, volume savings grow with the budget and apply to the whole campaign.',
      ],
      table: {
        caption: 'Budgets, prices and starts at the typical price',
        head: ['Budget', 'CPM', 'Starts'],
        rows: priceRows('online_video', [250_00, 1_000_00, 5_000_00, 10_000_00, 25_000_00]),
      },
      term: {
        name: 'List price',
        text: 'What a publisher asks of buyers who call. We show it beside our price so that you can see the saving.',
      },
    },
    {
      heading: 'The price that matters: a spot seen to its end',
      text: [
        'A start is what is sold; an end is what you want. Cost per completed view is spend divided by completed views. In 2021 a firm that serves spots for many advertisers reported average completion of 78 to 81%, and 93 to 94% with premium publishers[^VID-K4]. By those old figures, premium space costs more per start, but the gap narrows per completed view. Divide each price by its completion rate before you choose the cheaper one.',
        'Your own spot moves the figure, too: a weak opening can pull it down.',
      ],
      term: {
        name: 'CPCV',
        text: 'Cost per completed view: spend divided by spots that ran to the end.',
      },
    },
    {
      heading: 'Do not forget the spot',
      text: [
        'You buy a spot once and show it often. Suppose it costs $800: over a hundred thousand starts, that adds eight dollars to each thousand; over five times as many, less than two. So plan a spot for several flights. Change the last line for the season, keep the rest, and the cost of making it fades.',
      ],
    },
    {
      heading: 'And the other media?',
      text: [
        'By CPM, video is in the middle of the six. It is the cheapest in which you are both seen and heard.',
      ],
      table: {
        caption: 'Entry, typical price and lead time by medium',
        head: ['Medium', 'Minimum budget', 'Typical CPM', 'Lead time'],
        rows: mediaRows(),
      },
    },
  ],
  example: {
    heading: 'A bike shop counts ends, not starts',
    text: [
      'The shop spends $1,200 in spring. It assumes that 78 of a hundred starts run to the end, the low end of the 2021 average, and corrects that after a week.',
    ],
    rows: [
      ['Budget', dollars(BUDGET)],
      ['Starts', viewsWords('online_video', BUDGET), `at ${typicalCpm('online_video')}`],
      ['Completed, at 78%', formatCount(Math.round(viewsFor('online_video', BUDGET) * COMPLETED))],
      ['Price of 1,000 completed', dollars(perCompleted)],
      ['Bikes that pay for it', '7', 'at an assumed profit of $180 each'],
    ],
  },
  pros: {
    for: [
      'Less than half the price of the same spot on television, by our typical prices.',
      'Every surcharge is a line you can remove again.',
      'What was not delivered is not charged.',
    ],
    against: [
      'A thousand starts cost more than a thousand banners, so the same money buys fewer.',
      'Cheaper offers exist, and the space behind them is often worth no more than it costs.',
      'Published price comparisons are years old; treat them as an order of magnitude.',
    ],
  },
  questions: [
    [
      'Is there a price per click?',
      'No. You would be paying for accidental clicks, which are common on phones.',
    ],
    [
      'Do I pay if somebody watches for one second?',
      'Yes, a start is a start. If many leave at once, the spot or the topic is wrong.',
    ],
    [
      'Is thirty seconds worth the surcharge?',
      'Only if the second half says something that people would otherwise miss. Often it just repeats the first.',
    ],
    ['Why is business more expensive than music?', 'More advertisers compete for fewer viewers.'],
    [
      'What about tax?',
      'We add it at checkout according to your billing address and show it before you pay.',
    ],
  ],
  next: [
    'cheap-small-businesses',
    'conversion-kpis',
    'adformats-specs',
    'ctv-streaming-ads/price-budget-rates-cpm',
  ],
}
