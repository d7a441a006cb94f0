import { COUNTRY_NAMES } from '../../wording/countryNames.ts'
import { EXAMPLE_INVENTORY } from '../../facts/exampleInventory.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  costOfViews,
  dayOf,
  dollars,
  inventoryCount,
  typicalCpm,
  typicalCpmMinor,
  useShare,
  WORKDAYS,
} from '../ownFigures.ts'

/** A million views at the price of a thousand. */
const MILLION_VIEWS_MINOR = typicalCpmMinor('dooh') * 1_000

export const page: MarketingPage = {
  question: 'How big is the digital billboard market?',
  description:
    'Out-of-home and digital billboard revenue by country with sources, what share is digital, who buys, and when people are on the street.',
  answer:
    'In the United States out-of-home brought in more than **$9 billion** in 2024, a third of it on digital screens[^DOOH-M1]. Digital is half of the medium in Germany, two thirds in Britain and three quarters in Australia. In each of the four, the digital part is the one that grows faster.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'New Zealand, Q1 2024', value: 78, shown: '78%' },
      { label: 'Australia, 2024', value: 75.2, shown: '75%' },
      { label: 'United Kingdom, 2024', value: 66, shown: '66%' },
      { label: 'Germany, 2025', value: 48, shown: '48%' },
      { label: 'United States, 2024', value: 34, shown: '34%' },
    ],
    alt: 'Bars that show which share of out-of-home revenue is digital in five countries; the sources are in the table below.',
  },
  figures: [
    {
      value: '+9.2%',
      text: 'US digital out-of-home in the second quarter of 2025 over the year before',
      from: 'DOOH-M2',
    },
    {
      value: '36%',
      text: 'of US out-of-home was digital in the second quarter of 2025',
      from: 'DOOH-M2',
    },
    {
      value: '£1.4 bn',
      text: 'British out-of-home revenue in 2024, its best year',
      from: 'DOOH-M13',
    },
    {
      value: String(inventoryCount('dooh')),
      text: 'example screens in the United States in this market.',
      from: 'own',
      isOfExamples: true,
    },
  ],
  calculator: {
    title: 'When are people on the street?',
    intro: 'Choose days and hours and see what part of a week’s traffic they hold.',
    preset: { kind: 'hours', values: { days: 'workdays', from: 16, to: 19 } },
  },
  parts: [
    {
      heading: 'Revenue by country',
      text: [
        'The figures below come from national trade bodies and researchers. They are not counted alike: some are net of discounts, some are list prices, some leave out production. Compare a country with its own past rather than with its neighbor.',
      ],
      table: {
        caption: 'Out-of-home revenue and its digital part',
        head: ['Country', 'Year', 'Revenue', 'Digital part', 'Growth'],
        rows: [
          ['United States[^DOOH-M1]', '2024', 'over $9 billion', '34%', '+4.5%'],
          ['United Kingdom[^DOOH-M13]', '2024', '£1.4 billion', '66%', '+7.7%'],
          ['Germany[^DOOH-M9]', '2025', 'digital €1.7 billion gross', '48%', 'digital +26%'],
          ['Australia[^DOOH-M12]', '2024', 'A$1.3 billion net', '75.2%', '+8.1%'],
          ['Austria[^DOOH-M15]', 'nine months of 2025', 'not published', 'not published', '+2.5%'],
          ['New Zealand[^DOOH-M18]', 'Q1 2024', 'NZ$41.1 million', '78%', '+9%'],
        ],
        note: 'In Switzerland out-of-home grew by 2.9% in 2024 while the whole ad market fell by 2.2%[^DOOH-M16].',
      },
      term: {
        name: 'Gross and net',
        text: 'Gross is the list price before discounts, net is what was paid. German and Austrian figures are gross.',
      },
    },
    {
      heading: 'What the American number is made of',
      text: [
        'Digital screens were 34% of the more than nine billion dollars of 2024[^DOOH-M1], which makes about three billion by our arithmetic. The second quarter of 2025 alone brought $2.86 billion, 3% more than a year earlier, with digital up by 9.2% and transit by 8.9%[^DOOH-M2]. That is steady rather than spectacular: no figure that anybody would write home about, and none that went down.',
        'The boards themselves are mostly paper where somebody has counted them. In Switzerland in 2022, 6% of 82,500 faces were digital and brought in 21% of the value[^DOOH-M17]. The reason is the loop: a digital face sells one place to several advertisers, so a few faces earn a large part of the money.',
      ],
    },
    {
      heading: 'Who buys',
      text: [
        'Legal services led US out-of-home in the second quarter of 2025, then hospitals and clinics, consumer banks, hotels, local government, colleges and quick-serve restaurants[^DOOH-M4]. That list should encourage small advertisers: it is a market of local names, not of global brands. In Switzerland almost two thirds of the advertisers of 2022 were small firms or public bodies that spent less than CHF 10,000 a year[^DOOH-M17].',
      ],
    },
    {
      isOfExamples: true,
      heading: 'Where our screens are',
      text: [
        `This market shows an example inventory in eight countries. It is dense in American cities and thin elsewhere, and its typical price is ${typicalCpm('dooh')} for a thousand views. An operator replaces the list with real screens; the planner, the forecast and the report stay as they are.`,
      ],
      table: {
        isOfExamples: true,
        caption: 'Example screens by country',
        head: ['Country', 'Screens'],
        rows: EXAMPLE_INVENTORY.dooh.countries.map(({ country, count }) => [
          COUNTRY_NAMES[country],
          String(count),
        ]),
        bars: EXAMPLE_INVENTORY.dooh.countries.map(({ count }) => count),
        note: 'Invented names at plausible places.',
      },
    },
    {
      heading: 'When people pass',
      text: [
        `Streets are busiest twice a day. On workdays ${useShare('dooh', WORKDAYS, [7, 9])} of the whole week’s traffic falls between 7 and 9 and ${useShare('dooh', WORKDAYS, [16, 19])} between 4 and 7. On Saturdays the crowd comes at noon and leaves slowly. The busiest single hour of a Tuesday is ${dayOf('dooh', 1).indexOf(Math.max(...dayOf('dooh', 1)))}:00. The curve is a planning estimate in the shape of published traffic studies, and the [forecast](targeting) uses it for every screen.`,
      ],
      term: {
        name: 'Circulation',
        text: 'How many people pass a face in a day. Views leave out those who could not see it.',
      },
    },
  ],
  example: {
    heading: 'What one view for everybody costs',
    text: [
      'Market sizes are hard to feel. Take a metropolitan area of one million people and buy one view for each of them.',
    ],
    rows: [
      ['Views wanted', '1,000,000'],
      ['Typical price for 1,000', typicalCpm('dooh')],
      ['Price before savings', dollars(MILLION_VIEWS_MINOR), '1,000 times the price'],
      ['With the volume saving', costOfViews('dooh', 1_000_000), 'it begins at 3% for $5,000'],
    ],
  },
  pros: {
    for: [
      'Growth has been steady in Germany, where it is counted: 25%, 19% and 26% for digital in three years[^DOOH-M9].',
      'Digital faces take over from paper ones, so a small budget has more to choose from.',
      'Local buyers set the tone, and prices are made for them.',
    ],
    against: [
      'Definitions differ so much that no two countries can be ranked by money.',
      'Good numbers come late: full US figures for 2025 were not public when we looked.',
      'Growth draws crowds. Retail screens in Germany sold almost twice as much in December 2025 as a year before[^DOOH-T6].',
    ],
  },
  questions: [
    [
      'Why do you print no world figure?',
      'Because the ones we found disagree by a factor of three and name no method.',
    ],
    [
      'Is digital more expensive than paper?',
      'Per view it is often cheaper; per board and month it is more expensive, since the owner has eight customers instead of one.',
    ],
    [
      'Which country is the most digital?',
      'Of those with a source above, New Zealand and Australia, with more than three quarters of the revenue.',
    ],
    [
      'Is programmatic buying part of these sums?',
      'Yes. It is a way to buy the same screens; the page on [trends](trends) says how much it is.',
    ],
    [
      'How many billboards does the US have?',
      'Counts differ by what is called a billboard, and none that we found is both recent and first-hand. So we print none.',
    ],
  ],
  next: ['trends', 'price-budget-rates-cpm', 'pros-cons-benefits-disadvantages', 'targeting'],
}
