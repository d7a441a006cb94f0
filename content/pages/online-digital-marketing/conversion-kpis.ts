import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, viewsFor } from '../ownFigures.ts'

const SPENT = { banners: 600_00, screens: 900_00 }
const CLAIMED = { banners: 58, screens: 41, search: 66 }
const TILL = 120
const NORMAL = 86
const added = TILL - NORMAL
const claimed = CLAIMED.banners + CLAIMED.screens + CLAIMED.search
const spent = SPENT.banners + SPENT.screens

export const page: MarketingPage = {
  question: 'How do you measure several media together?',
  description:
    'Measuring a mix: all formulas in one table, why reports add up to more customers than you have, lift by region, and a funnel calculator.',
  answer: `Add up what each medium claims and you have more customers than your register: in the example below **${claimed} instead of ${TILL}**. So count customers once, at your own counter, and let **places without ads** tell you how many would have come anyway. The formulas are easy. The work is the discipline to write them down beforehand.`,
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Claimed by three reports', value: claimed, shown: String(claimed) },
      { label: 'In the register', value: TILL, shown: String(TILL) },
      { label: 'Would have come anyway', value: NORMAL, shown: String(NORMAL) },
      { label: 'Added by ads', value: added, shown: String(added) },
    ],
    alt: `Bars of the example: ${claimed} customers claimed by three reports, ${TILL} in the register, ${NORMAL} who would have come anyway, ${added} added.`,
  },
  figures: [
    {
      value: '16%',
      text: 'more visits was the median lift in 432 randomized tests of display',
      from: 'DIS-K5',
    },
    {
      value: '7.4',
      text: 'impressions per home was the average for streaming campaigns in 2023',
      from: 'CTV-K4',
    },
    {
      value: '76%',
      text: 'say they acted after seeing a digital billboard, in a trade survey (2024)',
      from: 'DOOH-P2',
    },
    { value: `${added}`, text: 'of 120 customers were added in our example.', from: 'own' },
  ],
  calculator: {
    title: 'From contacts to customers',
    intro:
      'Counted at the price of banners; the rates shown are examples, so replace them with your own.',
    preset: { kind: 'funnel', values: { budget: 1500, visits: 1.5, buys: 3, worth: 160 } },
  },
  parts: [
    {
      heading: 'The formulas, all of them',
      text: [
        'There are ten, and most of them are one figure divided by another. Print the table, and cross out what you do not need for your one sentence.',
      ],
      table: {
        caption: 'Figures of all media',
        head: ['Figure', 'Formula', 'Answers'],
        rows: [
          ['CPM', 'cost / contacts × 1,000', 'What does space cost?'],
          ['Frequency', 'contacts / people reached', 'How often?'],
          ['Reach', 'people reached / all people', 'How many of them?'],
          ['GRP', 'reach in % × frequency', 'How much pressure?'],
          ['CTR', 'clicks / contacts', 'Did a thumb move?'],
          ['CPC', 'cost / clicks', 'What does a click cost?'],
          ['Conversion rate', 'customers / visits', 'Is the page any good?'],
          ['CPA', 'cost / customers', 'What does a customer cost?'],
          ['ROAS', 'revenue / cost of ads', 'What came back, before costs?'],
          ['Lift', '(with − without) / without', 'What did the ad change?'],
        ],
        note: 'Only the last one knows what would have happened without you.',
      },
      term: {
        name: 'KPI',
        text: 'The one figure by which you will decide. If there are nine, there is none.',
      },
    },
    {
      heading: 'Why reports claim more than you sold',
      text: [
        'Every medium counts whoever saw its ad and later bought. A person who saw three is counted three times, and a person who would have bought anyway is counted too. Nobody lies; each report answers a different question from yours. Surveys have the same fault in another form: 76% of Americans asked by the trade said that they acted after seeing a digital billboard[^DOOH-P2], which tells you what people say, not what they bought.',
      ],
      term: {
        name: 'Double counting',
        text: 'One customer in several reports. It grows with each medium that you add.',
      },
    },
    {
      heading: 'The register, with and without',
      text: [
        'Take two regions that behave alike. Run the mix in one. Count customers at the register in both, before and during. In 432 experiments in which chance decided who saw banners, visits rose by 16% and conversions by 8% at the median[^DIS-K5]. Effects of this size are worth having, and invisible without a comparison. If a seller promises to triple something, ask what it was before.',
      ],
      steps: [
        'Four weeks of counting before anything runs, by ZIP code.',
        'Pair the regions by what they sold, not by what they look like.',
        'Draw lots for the one that gets the ads.',
        'Change nothing else: no sale, no new sign, no holiday.',
        'Compare the change in one with the change in the other.',
        'Repeat with the regions swapped.',
      ],
    },
    {
      heading: 'Which medium did it?',
      text: [
        'One experiment for the whole mix does not tell you, and with small budgets you will not find out in one season. So start the media one after the other, a month apart, in the same half of the region. What changes after the second start belongs to the second, roughly. It is slow, and it is honest. Models that promise an instant answer need a great deal of data; they are made for companies that have it.',
      ],
    },
    {
      heading: 'Figures to watch while it runs',
      text: [
        'Three, once a week. Delivery against plan: is the money being spent where it was meant to be? Frequency: streaming campaigns ran 7.4 times per home on average in 2023, small ones 5.2[^CTV-K4], and beyond that you should ask for more homes. Completion for videos and audio, where a sudden change may mean that something is broken. Everything else can wait until the end, and most of it can wait forever.',
      ],
    },
    {
      heading: 'What our reports do for this',
      text: [
        'Every hour of every campaign can be exported and set beside your own table. Invalid contacts are taken out and listed. Reach is an estimate with its range. There is no column for customers, because they happen at your register, and the table in which you bring the two together is yours to keep. Make it before the first day, and put the district without ads in the top row.',
      ],
    },
  ],
  example: {
    heading: 'Three reports and one register',
    text: [
      'A furniture store runs banners and billboards alongside its search ads for a month. A similar district without ads sold as much as always. All figures are invented for the arithmetic.',
    ],
    rows: [
      [
        'Claimed by banners, billboards and search',
        `${CLAIMED.banners} + ${CLAIMED.screens} + ${CLAIMED.search} = ${claimed}`,
      ],
      ['Customers in the register', String(TILL)],
      ['Expected from the other district', String(NORMAL)],
      ['Added', String(added), `${((added / NORMAL) * 100).toFixed(0)}% lift`],
      ['Spent on banners and billboards', dollars(spent)],
      [
        'Cost of an added customer',
        dollars(Math.round(spent / added)),
        `by the reports it would be ${dollars(Math.round(spent / (CLAIMED.banners + CLAIMED.screens)))}`,
      ],
      [
        'Contacts per added customer',
        count(
          (viewsFor('online_display', SPENT.banners) + viewsFor('dooh', SPENT.screens)) / added,
        ),
      ],
    ],
  },
  pros: {
    for: [
      'Regions are an experiment that costs nothing.',
      'The formulas fit on a card.',
      'Media that start one after another can be told apart.',
    ],
    against: [
      'Small effects drown in an ordinary week.',
      'No person is followed across media, so exact paths stay unknown.',
      'The honest figure is always smaller than the reported one.',
    ],
  },
  questions: [
    [
      'What is a good ROAS?',
      'One that leaves money after the cost of goods. At a margin of a third, a ROAS of three only breaks even.',
    ],
    [
      'Are coupon codes a good measure?',
      'They count those who use coupons. Many who came because of you will forget the code.',
    ],
    [
      'Should I ask customers how they found me?',
      'Yes, always with the same question. The answers are wrong in the same way each time, so changes mean something.',
    ],
    [
      'What is attribution?',
      'A rule for sharing credit among ads. It divides what it cannot prove.',
    ],
    [
      'How long should I wait?',
      'As long as people take to decide: a week for lunch, a year for new windows.',
    ],
    [
      'Can a test fail?',
      'It can end without an answer. That is an answer about the size of the effect.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    '101-strategy-intro',
    'targeting',
    'online-display-digital-banner/conversion-kpis',
  ],
}
