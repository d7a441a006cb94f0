import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, typicalCpmMinor, viewsFor } from '../ownFigures.ts'

const growthOver = (rate: number, years: number) => ((1 + rate) ** years - 1) * 100

export const page: MarketingPage = {
  question: 'What is changing on digital billboards?',
  description:
    'Cited trends in digital out-of-home: share of digital, programmatic buying, retail screens, measurement standards, and what they mean for a plan.',
  answer:
    'Four things, none of them a revolution: **digital takes over from paper**, **automatic buying grows from a small base**, **screens move into stores**, and **counting gets rules**. For a local advertiser the first and the last matter; the two in the middle mostly change who competes for the slot.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Germany 2025', value: 26, shown: '+26%' },
      { label: 'Germany 2024', value: 19, shown: '+19%' },
      { label: 'Germany 2023', value: 25, shown: '+25%' },
      { label: 'UK 2024', value: 10.2, shown: '+10.2%' },
      { label: 'US, Q2 2025', value: 9.2, shown: '+9.2%' },
    ],
    alt: 'Bars of the growth of digital out-of-home revenue: Germany 26, 19 and 25 percent in three years, the United Kingdom 10.2 and the United States 9.2 percent.',
  },
  figures: [
    {
      value: '48%',
      text: 'of German out-of-home was digital in 2025, after 43% in 2024',
      from: 'DOOH-M9',
    },
    {
      value: '10%',
      text: 'of New Zealand’s digital out-of-home was bought by software in early 2024, 47% more than a year before',
      from: 'DOOH-M18',
    },
    {
      value: '75.2%',
      text: 'of Australian out-of-home was digital in 2024, after 73.4% in 2023',
      from: 'DOOH-M12',
    },
    {
      value: '+92%',
      text: 'revenue of German retail screens in December 2025 over December 2024',
      from: 'DOOH-T6',
    },
  ],
  calculator: {
    title: 'What if prices rise?',
    intro:
      'Set how fast prices and your budget grow. The rates are yours; nobody knows the real ones.',
    preset: { kind: 'drift', values: { budget: 6000, price: 4, growth: 2 } },
  },
  parts: [
    {
      heading: 'Digital takes over, country by country',
      text: [
        'The share of digital in out-of-home rises by a few points each year nearly everywhere it is published. The series below are not one measurement but four, each by a different body, so read along the rows.',
      ],
      table: {
        caption: 'Digital part of out-of-home revenue',
        head: ['Country', 'Before', 'Then'],
        rows: [
          ['Germany[^DOOH-M9,DOOH-M11]', '43% (2024)', '48% (2025)'],
          ['Australia[^DOOH-M12]', '73.4% (2023)', '75.2% (2024)'],
          ['United States[^DOOH-M1,DOOH-M2]', '34% (2024)', '36% (Q2 2025)'],
          ['New Zealand[^DOOH-M18]', 'not published', '78% (Q1 2024)'],
        ],
        note: 'In Austria no share is published, but digital grew by 16.7% in September 2025 over the year before[^DOOH-M15].',
      },
      term: {
        name: 'Share and growth',
        text: 'Digital’s share of revenue can rise without one new screen: it is enough that paper shrinks.',
      },
    },
    {
      heading: 'Automatic buying, from a small base',
      text: [
        'Programmatic out-of-home means that software buys single plays by rules, often minutes ahead. In New Zealand, where the trade body counts it, it made up a tenth of digital revenue in early 2024, up 47% from a year earlier[^DOOH-M18]. Elsewhere we found only surveys of what buyers intend, run by companies that sell it, and we leave them out until somebody neutral counts, too.',
        'Growth of nearly half on a tenth is still a small thing. A campaign of a few hundred dollars hardly feels it. You choose screens and hours, the system books the slots, and you would not notice whether it bid for them. What you may notice is company: when large brands buy single hours by software, the loop beside you fills with names that you know from television.',
      ],
    },
    {
      heading: 'Screens move into stores',
      text: [
        'Retailers have found that a screen beside the shelf sells twice: to the shopper and to the brand on the shelf. In Germany such screens were the fastest part of the medium at the end of 2025, and the whole digital medium sold 54.7% more in that December than a year before[^DOOH-T6]. The lesson for planning is dull and useful: book November and December by September, or expect to take what is left.',
      ],
    },
    {
      heading: 'Counting gets rules',
      text: [
        'For years one seller’s impression was another’s wish. In April 2024 the American Media Rating Council finished a standard for how out-of-home impressions are counted, and in July 2025 it put the second part, about audiences, to public comment[^DOOH-K3]. The standard separates those who had an opportunity to see an ad from those who were likely to. Ask every seller which one a number is; ours are opportunities, and every report says so.',
      ],
      term: {
        name: 'MRC',
        text: 'The Media Rating Council, a US body that sets and audits rules for counting audiences.',
      },
    },
    {
      heading: 'What to do about it',
      text: [
        'Trends are for people with time. If you have an hour, these are the four things that pay.',
      ],
      steps: [
        'Make every picture in both shapes now, so that any new screen near you is an option.',
        'Draw a second version of the same message for another hour or weather; hardly anybody does.',
        'Book the last quarter early and January late.',
        'Write down which kind of view a seller counts before you compare prices.',
      ],
    },
  ],
  example: {
    heading: 'What a trend would do to your plan',
    text: [
      'Suppose prices rose by 4% a year for five years, and your budget did not. The rates are an assumption to show the arithmetic; our own prices change only when the inventory does.',
    ],
    rows: [
      ['Price of 1,000 views today', typicalCpm('dooh')],
      [
        'After five years at 4%',
        dollars(Math.round(typicalCpmMinor('dooh') * 1.04 ** 5)),
        `${growthOver(0.04, 5).toFixed(1)}% more`,
      ],
      ['Views for $3,000 today', count(viewsFor('dooh', 3_000_00))],
      ['Views for $3,000 then', count((3_000_00 / (typicalCpmMinor('dooh') * 1.04 ** 5)) * 1000)],
    ],
  },
  pros: {
    for: [
      'More digital faces mean more corners that a small budget can try.',
      'Common counting makes sellers comparable at last.',
      'What is automatic for large buyers is a plain web page for small ones.',
    ],
    against: [
      'Most trend figures come from companies that sell the trend.',
      'We left out forecasts that rested on a sponsored article.',
      'A crowded December shows that growth can be a cost for the buyer.',
    ],
  },
  questions: [
    [
      'Will billboards know who I am?',
      'The rules go the other way. Location is sensitive data in most US privacy laws, and this market uses places and hours only.',
    ],
    [
      'Is 3D worth it?',
      'On one famous corner, as a video for the internet. On the road to the mall it is a still picture like any other.',
    ],
    [
      'Should I wait for better measurement?',
      'No. Agree on a signal of your own; it will be better than any standard for your question.',
    ],
    [
      'Does automatic buying make it cheaper?',
      'It makes small purchases possible. The price of a good corner at rush hour stays what others pay for it.',
    ],
    [
      'What about energy?',
      'We found no citable figure for the energy of a play, so we print none.',
    ],
  ],
  next: ['market', 'conversion-kpis', 'price-budget-rates-cpm', '101-strategy-intro'],
}
