import { EXAMPLE_INVENTORY } from '../../facts/exampleInventory.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  costOfViews,
  count,
  inventoryCount,
  typicalCpm,
  useShare,
  WEEKEND,
  WORKDAYS,
} from '../ownFigures.ts'

const sitesIn = (country: string) =>
  EXAMPLE_INVENTORY.online_video.countries.find((one) => one.country === country)?.count ?? 0

export const page: MarketingPage = {
  question: 'How large is online video advertising?',
  description:
    'Online video in figures with sources: US and European spending, how video is divided, who watches when, and what a small buyer makes of it.',
  answer:
    'US advertisers spent **$62.1 billion** on digital video in 2024, nearly a quarter of all internet advertising. A separate survey of buyers put online video, outside social feeds and televisions, at **$16.6 billion**. It is growing a little more slowly than the two larger parts.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Social video', value: 23.7, shown: '$23.7 bn' },
      { label: 'Television', value: 23.6, shown: '$23.6 bn' },
      { label: 'Online video', value: 16.6, shown: '$16.6 bn' },
    ],
    alt: 'Bars of US video advertising in 2024 as the IAB divides it: social video 23.7 billion dollars, connected television 23.6, online video 16.6.',
  },
  figures: [
    {
      value: '$62.1 bn',
      text: 'US digital video in 2024, 19.2% more than in 2023',
      from: 'VID-M1',
    },
    {
      value: '$18.6 bn',
      text: 'projected for online video in 2025, after $16.6 bn',
      from: 'VID-M2',
    },
    { value: '+24.5%', text: 'European video display in 2024', from: 'VID-M5' },
    {
      value: String(inventoryCount('online_video')),
      text: 'example sites with video in this market’s US list.',
      from: 'own',
      isOfExamples: true,
    },
  ],
  calculator: {
    title: 'When do people watch?',
    intro: 'Pick days and hours; our forecast’s curve shows what share of use they hold.',
    preset: { kind: 'hours', values: { days: 'weekend', from: 12, to: 20 } },
  },
  parts: [
    {
      heading: 'Three markets under one name',
      text: [
        'What the trade press calls video is three things: clips in feeds, watched with a thumb; programs on televisions, watched from a sofa; and videos on websites, watched because somebody pressed play on a recipe or a touchdown. The IAB counts them side by side: $23.7, $23.6 and $16.6 billion in the United States in 2024, with $27.2, $26.6 and $18.6 billion projected for the year after[^VID-M2]. This page is about the third.',
      ],
      table: {
        caption: 'US video advertising as the IAB divides it, billion dollars',
        head: ['Part', '2024', '2025, projected', 'Change'],
        rows: [
          ['Social video[^VID-M2]', '23.7', '27.2', '+15%'],
          ['Connected television[^VID-M2]', '23.6', '26.6', '+13%'],
          ['Online video[^VID-M2]', '16.6', '18.6', '+12%'],
          ['Together[^VID-M2]', '64', '72', '+14%'],
        ],
        bars: [23.7, 23.6, 16.6, 64],
        note: 'The last row is as published, rounded. The changes of the three parts are our arithmetic.',
      },
      term: {
        name: 'Projection',
        text: 'What a trade body expects, from a survey of buyers. Not a count.',
      },
    },
    {
      heading: 'Why two totals differ',
      text: [
        'The other much-quoted figure, $62.1 billion for 2024 with 19.2% growth, comes from the same body’s revenue report[^VID-M1]. That report adds up what sellers took in, while the table rests on a survey of buyers. Both are useful; a chart that mixes them is not. If somebody shows you growth from one to the other, do not believe it.',
      ],
    },
    {
      heading: 'Growth, compared with what?',
      text: [
        'Of all US spending on television and video, 58% was expected to be digital in 2025, up from 29% in 2020[^CTV-M3]. Digital video outside televisions rose by 7.4% in 2025 and is expected to rise by 9.6% in 2026[^VID-M3]. In Europe, video display grew by 24.5% in 2024 and makes up more than half of all display in nine countries[^VID-M5]. Whatever else you conclude, sellers are not short of buyers; do not count on discounts.',
      ],
    },
    {
      heading: 'Who watches, and when',
      text: [
        `Most people with a screen, so age says little here. By our forecast’s curve, ${useShare('online_video', WORKDAYS, [18, 23])} of a week’s watching falls on workday evenings, ${useShare('online_video', WORKDAYS, [9, 17])} in office hours, and ${useShare('online_video', WEEKEND, [0, 24])} on weekends. That is flatter than television and later than reading. For planning, we assume that 84 of every hundred people aged 13 and over watch online in a month, an estimate rounded from public surveys.`,
      ],
      term: {
        name: 'Monthly users',
        text: 'People who do something at least once within a month. Ten minutes and ten hours count the same.',
      },
    },
    {
      heading: 'The other countries of this market',
      text: [
        'Sources are thinner there, and we print only what we have. Digital advertising in thirty European countries came to €118.9 billion in 2024, up 16%; video rose faster than the total, and Britain, Germany and France made up 60% of it[^ONL-M4]. In Austria, online rose by 3.9% in the first five months of 2025 in a market that fell slightly[^ONL-M7]; in Switzerland it lost 1.1% in 2024, with the global platforms outside the count[^ONL-M6].',
        `{{Our own example sites are spread like this: ${sitesIn('US')} in the United States, ${sitesIn('GB')} in Britain, ${sitesIn('DE')} in Germany, ${sitesIn('CA')} in Canada, and a handful each in Austria, Switzerland, Australia and New Zealand.}}`,
      ],
    },
    {
      heading: 'What this means if you have a thousand dollars',
      text: [
        'Little, if we are honest. Market figures say that money for the medium is growing, and that more of it goes into feeds and onto televisions, which leaves the quieter part to those who look. They do not say whether a plumber in Tulsa should buy it. For that, the [forecast](plan) for your own region is worth more than any total.',
      ],
    },
  ],
  example: {
    heading: 'What share would a county buy?',
    text: [
      'A car dealer asks what it would take to show one spot three times to every adult it can reach in a county of 100,000, assuming that is four in five.',
    ],
    rows: [
      ['People who can be reached', count(80_000), 'assumed'],
      ['Starts for three times each', count(240_000)],
      ['Price of 1,000', typicalCpm('online_video')],
      [
        'Cost',
        costOfViews('online_video', 240_000),
        'more in reality: the last tenth is hard to find',
      ],
    ],
  },
  pros: {
    for: [
      'A market that grows without a boom can be a calm place to buy.',
      'Figures exist and come from trade bodies with known methods.',
      'The part on websites is the smallest of the three.',
    ],
    against: [
      'Totals from different reports should not be mixed, but often are.',
      'Most figures are American; small countries have few.',
      'Growth of a market says nothing about your next spot.',
    ],
  },
  questions: [
    [
      'Is online video the same as OTT?',
      'No. OTT, short for over-the-top, means programs delivered over the internet, often to televisions.',
    ],
    [
      'Where is YouTube in these figures?',
      'Mostly in social or online video, depending on the report. The part that runs on televisions is counted there.',
    ],
    ['Do these totals include making the spots?', 'No. They count what was spent on placing them.'],
    [
      'Why no figure for my city?',
      'Nobody publishes one we would stand behind. The forecast computes your region from its people and how much they watch.',
    ],
    [
      'How old are the figures?',
      'Each has its year beside it; full years after 2024 were not published when we last looked.',
    ],
  ],
  next: ['trends', 'price-budget-rates-cpm', 'targeting', 'ctv-streaming-ads/market'],
}
