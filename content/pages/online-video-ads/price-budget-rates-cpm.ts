import type { MarketingPage } from '../marketingPage.ts'
import {
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
  answer: `A thousand starts of up to fifteen seconds cost about **${typicalCpm('online_video')}** on sites by topic and about **${premiumCpm('online_video')}** with premium publishers. Thirty seconds add ${mostFormatAdds('online_video')}. **${leastBudget('online_video')}** is the smallest campaign and buys some ${viewsWords('online_video', 250_00)} starts. You pay for starts that were delivered, not for promises.`,
  picture: {
    kind: 'bars',
    rows: dearest.slice(0, 5).map(({ label, medianMinor }) => ({
      label,
      value: medianMinor,
      shown: dollars(medianMinor),
    })),
    alt: 'Bars of the middle price of a thousand starts in the five most expensive topics of our example inventory.',
  },
  figures: [
    {
      value: typicalCpm('online_video'),
      text: 'Typical price of a thousand starts here, up to 15 seconds.',
      from: 'own',
    },
    { value: '$10.64', text: 'Median of desktop video in January 2022', from: 'VID-C1' },
    { value: '$10.47', text: 'Median of mobile video in the same comparison', from: 'VID-C1' },
    { value: '8%', text: 'is the largest volume saving, from $25,000 on.', from: 'own' },
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
        'A publisher asks more where visitors stay and where many advertisers want to be. Finance and business are expensive; fitness and pastimes are cheap. The order is steadier than the figures, so look at it before you decide how many topics you can afford.',
      ],
      table: {
        caption: 'A thousand starts by topic, US example inventory',
        head: ['Topic', 'Sites', 'Lowest', 'Middle', 'Highest'],
        rows: dearest.map(inventoryRow),
        bars: dearest.map(({ medianMinor }) => medianMinor),
        note: 'Topics with two sites or more, up to 15 seconds, before tax and savings. Invented sites, plausible prices.',
      },
      term: { name: 'CPM', text: 'Cost of a thousand: for video, of a thousand starts.' },
    },
    {
      heading: 'Compared with the open market',
      text: [
        'In January 2022 a much-quoted comparison put the median of desktop video at $10.64 and of mobile video at $10.47[^VID-C1], beside $30 for streaming television and $2.27 for banners[^ONL-C1]. Ours is a little higher than the first two: it is a price for named sites in one region, without a yearly contract and without a cut for auction technology. If somebody offers you a thousand for two dollars, ask for the list of sites.',
      ],
    },
    {
      heading: 'What raises it, and what lowers it',
      text: [
        'Longer films, hand-picked sites, narrow hours, tight caps and facts about people each add an amount that the forecast shows on its own line. Nothing is added silently. In the other direction, volume savings grow with the budget and apply to the whole campaign.',
      ],
      table: {
        caption: 'Budgets, prices and starts at the typical price',
        head: ['Budget', 'CPM', 'Starts'],
        rows: priceRows('online_video', [250_00, 1_000_00, 5_000_00, 10_000_00, 25_000_00]),
      },
      term: {
        name: 'List price',
        text: 'What a publisher asks of buyers who call. It stands beside ours, so that the saving can be seen.',
      },
    },
    {
      heading: 'The price that matters: a film seen to its end',
      text: [
        'A start is what is sold; an end is what you want. Cost per completed view is spend divided by completed views. In 2021 a firm that serves spots for many advertisers reported average completion of 78 to 81%, and 93 to 94% with premium publishers[^VID-K4]. By those old figures, premium space costs more per start, and the gap narrows per completed view: divide both prices by their completion before you choose the cheap one.',
        'Your own film moves the figure, too. A weak opening can pull it down.',
      ],
      term: {
        name: 'CPCV',
        text: 'Cost per completed view: spend divided by films that ran to the end.',
      },
    },
    {
      heading: 'Do not forget the film',
      text: [
        'A film is bought once and shown often. Assume $800 for it: over a hundred thousand starts it adds eight dollars to each thousand; five times as many bring that below two. So plan a film for several flights. Change the last line for the season, keep the rest, and the cost of making it fades.',
      ],
    },
    {
      heading: 'And the other media?',
      text: [
        'By CPM, video lies in the middle of the six. It is the cheapest of them in which you are both seen and heard.',
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
      'The shop spends $1,200 in spring. It assumes that 78 of a hundred starts run to the end, as the average of 2021 had it, and corrects that after a week.',
    ],
    rows: [
      ['Budget', dollars(BUDGET)],
      ['Starts', viewsWords('online_video', BUDGET), `at ${typicalCpm('online_video')}`],
      [
        'Completed, at 78%',
        Math.round(viewsFor('online_video', BUDGET) * COMPLETED).toLocaleString('en-US'),
      ],
      ['Price of 1,000 completed', dollars(perCompleted)],
      ['Bikes that pay for it', '7', 'at an assumed profit of $180 each'],
    ],
  },
  pros: {
    for: [
      'Less than half the price of the same film on television, by our typical prices.',
      'Every surcharge is a line you can remove again.',
      'What was not delivered is not charged.',
    ],
    against: [
      'More expensive per thousand than a banner, for fewer contacts.',
      'Cheap offers exist, and the space behind them is often worth no more than it costs.',
      'Published price comparisons are years old; treat them as an order of magnitude.',
    ],
  },
  questions: [
    [
      'Is there a price per click?',
      'No. You would then pay for accidental clicks, which are common on phones.',
    ],
    [
      'Do I pay for a start of one second?',
      'A start is a start. If many leave at once, the film or the topic is wrong.',
    ],
    [
      'Is thirty seconds worth the surcharge?',
      'Only if the second half says something that people would otherwise miss. Often it repeats.',
    ],
    ['Why is business more expensive than music?', 'More advertisers compete for fewer viewers.'],
    [
      'What about tax?',
      'It is added at checkout according to the billing address, and shown before you pay.',
    ],
  ],
  next: [
    'cheap-small-businesses',
    'conversion-kpis',
    'adformats-specs',
    'ctv-streaming-ads/price-budget-rates-cpm',
  ],
}
