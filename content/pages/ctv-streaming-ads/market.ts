import { EXAMPLE_INVENTORY } from '../../facts/exampleInventory.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { inventoryCount, typicalCpm, useShare, viewsWords, WEEKEND } from '../ownFigures.ts'

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)}%`

export const page: MarketingPage = {
  question: 'How big is streaming TV advertising?',
  description:
    'Streaming TV in figures with sources: US ad spend, share of viewing, users of ad tiers, ages, and when people watch.',
  answer:
    'In the United States advertisers spent **$23.6 billion** on streaming TV in 2024, by the narrower of two counts[^CTV-M1]. Streaming passed broadcast and cable together in viewing in May 2025[^CTV-M5]. Money follows time with some delay, so the market grows by more than a tenth a year while old television shrinks.',
  picture: {
    kind: 'bars',
    rows: [
      { label: '2025, projected', value: 26.6, shown: '$26.6 bn' },
      { label: '2024', value: 23.6, shown: '$23.6 bn' },
      { label: '2023', value: 20.3, shown: '$20.3 bn' },
    ],
    alt: 'Bars of US spending on streaming TV ads by the IAB: 20.3 billion dollars in 2023, 23.6 in 2024 and 26.6 projected for 2025.',
  },
  figures: [
    { value: '$23.6 bn', text: 'US spending on streaming TV ads in 2024', from: 'CTV-M1' },
    {
      value: '47.5%',
      text: 'of US TV time was streaming in December 2025, a record',
      from: 'CTV-M6',
    },
    {
      value: '190 m',
      text: 'people a month see ads on Netflix in 12 countries, as it counts them (2025)',
      from: 'CTV-A4',
    },
    {
      value: String(inventoryCount('ctv')),
      text: 'example services in the United States in this market.',
      from: 'own',
      isOfExamples: true,
    },
  ],
  calculator: {
    title: 'When do people stream?',
    intro: 'Choose days and hours; the answer is their share of a week’s use.',
    preset: { kind: 'hours', values: { days: 'weekend', from: 19, to: 23 } },
  },
  parts: [
    {
      heading: 'Two counts, never in one chart',
      text: [
        'The IAB’s study puts American spending at $20.3 billion in 2023, $23.6 billion in 2024 and, as projected in April 2025, $26.6 billion in 2025[^CTV-M1]. eMarketer counts more things as streaming TV and arrives at $33.35 billion for 2025[^CTV-M8]. Neither is wrong. But whoever takes the beginning from one and the end from the other has invented a boom.',
        'A later outlook of the IAB, from January 2026, has growth at 11.4% for 2025 and expects 13.8% for 2026, against declines of 14.4% and 1.7% for linear television[^CTV-M2].',
      ],
      table: {
        caption: 'US spending on digital video, IAB, in billions',
        head: ['Kind', '2024', '2025, projected', 'Part of 2025'],
        rows: [
          ['Social video[^VID-M2]', '$23.7', '$27.2', share(27.2, 72.4)],
          ['Streaming TV[^VID-M2]', '$23.6', '$26.6', share(26.6, 72.4)],
          ['Online video[^VID-M2]', '$16.6', '$18.6', share(18.6, 72.4)],
        ],
        bars: [27.2, 26.6, 18.6],
        note: 'Parts are our arithmetic on the three rows.',
      },
      term: {
        name: 'Linear',
        text: 'Television with a schedule, over the air, cable or satellite.',
      },
    },
    {
      heading: 'Where viewing went',
      text: [
        'Nielsen’s monthly measurement had streaming at 44.8% of American TV time in May 2025, broadcast at 20.1% and cable at 24.1%[^CTV-M5]. It rose to 47.3% in July and 47.5% in December[^CTV-M6]. Since the first such report in May 2021 streaming has grown by 71% while cable lost 39%; the free services Pluto TV, Roku Channel and Tubi together had 5.7% of all TV time[^CTV-M7].',
      ],
    },
    {
      heading: 'Who watches with ads',
      text: [
        'Each service counts in its own way, and the counts cannot be added. Netflix takes those who watched at least a minute on the ad tier, multiplies by people per household, and arrives at 190 million in twelve countries, more than 50 million of them American[^CTV-A4]. Amazon claims 130 million a month in the United States for Prime Video[^CTV-A6]. The method decides as much as the audience does, so a table of them would compare nothing. What they share is the direction: in Britain more than half of those who joined Netflix chose the tier with ads[^CTV-T2].',
      ],
      table: {
        caption: 'Streaming in the United States, Pew, spring 2025',
        head: ['Group', 'Watch streaming'],
        rows: [
          ['18 to 29[^CTV-A2]', '88%'],
          ['30 to 49[^CTV-A2]', '92%'],
          ['50 to 64[^CTV-A2]', '83%'],
          ['65 and over[^CTV-A2]', '65%'],
          ['All adults[^CTV-A1]', '83%'],
        ],
        bars: [88, 92, 83, 65, 83],
      },
      term: {
        name: 'Monthly active viewers',
        text: 'A figure that each service defines by itself. Ask for minutes and people per household before you compare.',
      },
    },
    {
      heading: 'When they watch',
      text: [
        `In the evening, and on weekends earlier. ${useShare('ctv', WEEKEND, [0, 24])} of a week’s use falls on its two weekend days by the curve that our forecast uses. From two to five in the morning there is next to nothing, which is why leaving the night out saves little and costs a small surcharge.`,
      ],
    },
    {
      isOfExamples: true,
      heading: 'What this market holds',
      text: [
        `Besides the United States there are example services in Canada (${EXAMPLE_INVENTORY.ctv.countries.find(({ country }) => country === 'CA')?.count}), Britain (${EXAMPLE_INVENTORY.ctv.countries.find(({ country }) => country === 'GB')?.count}), Germany (${EXAMPLE_INVENTORY.ctv.countries.find(({ country }) => country === 'DE')?.count}), Austria, Switzerland, Australia and New Zealand. Their names are invented and their prices plausible, typically about ${typicalCpm('ctv')}. The planner counts people by real geography, so the reach of a plan says something even while the services are placeholders for yours.`,
      ],
    },
  ],
  example: {
    heading: 'A big number made small',
    text: [
      'What is one thousandth of the American market of 2024? And what share of it is a small campaign?',
    ],
    rows: [
      ['US spending in 2024', '$23.6 billion', 'IAB'],
      ['One thousandth', '$23.6 million'],
      ['One millionth', '$23,600', 'a year of television for a mid-sized local firm'],
      [
        'Impressions that $23,600 buys here',
        viewsWords('ctv', 23_600_00),
        'at the typical price with its saving',
      ],
    ],
  },
  pros: {
    for: [
      'The audience is where the growth is, across all ages.',
      '68% of American advertisers called it a must-buy in spring 2025, the most of all channels[^CTV-M4].',
      'Supply has grown faster than demand, which has lowered prices.',
    ],
    against: [
      'No common currency: every service counts its users by its own rule.',
      'A third of the people 65 and over cannot be reached here.',
      'Totals differ by billions with the definition.',
    ],
  },
  questions: [
    [
      'Is streaming TV part of online video?',
      'In the IAB’s tables yes, as one of three kinds. In this market it is a medium of its own, since the screen and the price differ.',
    ],
    [
      'Who leads?',
      'By ad prices, Netflix. For a local advertiser that matters little: what counts is which services your neighbors watch.',
    ],
    [
      'How big is it in Germany?',
      'We found no source for streaming TV alone that we would print. Netflix names 9.5 million monthly viewers with ads there[^CTV-A4].',
    ],
    [
      'Does growth mean it works?',
      'It means others believe so. Whether it works for you is a question for a [comparison](conversion-kpis).',
    ],
    [
      'Are these figures current?',
      'They were checked on the date at the top. Full American figures for 2025 were not public then.',
    ],
    [
      'Which ages are growing?',
      'The oldest, since the young are nearly all there already. That is good news for clinics, travel and banks.',
    ],
  ],
  next: ['trends', 'targeting', 'price-budget-rates-cpm', 'billboards-digital/market'],
}
