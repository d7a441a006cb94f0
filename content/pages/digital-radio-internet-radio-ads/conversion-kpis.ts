import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, oneDecimal, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 1_500_00
const plays = viewsFor('online_audio', BUDGET)
const CALLS_BEFORE = 140
const CALLS_DURING = 171
const CALLS_CONTROL = 1.05
const added = Math.round(CALLS_DURING - CALLS_BEFORE * CALLS_CONTROL)
const jobs = Math.round(added * 0.5)

export const page: MarketingPage = {
  question: 'How do you measure a radio campaign online?',
  description:
    'Measuring internet radio: listen-through rate, reach and frequency, why clicks undercount, a control area, and a funnel for your figures.',
  answer:
    'Not by clicks. A randomized test found that counting clicks alone would have shown **about a third** of what the ads did[^ONL-S4]. Count **plays heard to the end** to see whether it ran, and **calls, searches and visits** against a control to see whether it worked.',
  picture: {
    kind: 'funnel',
    steps: [
      { label: 'plays', value: count(plays) },
      { label: 'calls added', value: count(added) },
      { label: 'jobs', value: count(jobs) },
    ],
    alt: 'A funnel of the example below: plays of the spot, additional calls, and jobs.',
  },
  figures: [
    {
      value: '90%+',
      text: 'of plays are heard to the end on streaming audio, since most cannot be skipped',
      from: 'AUD-K1',
    },
    {
      value: '+50%',
      text: 'more trial starts in Pandora’s randomized test of its own ads',
      from: 'ONL-S4',
    },
    { value: '1/3', text: 'of that is what last-click counting would have shown', from: 'ONL-S4' },
    {
      value: '10,126',
      text: 'attentive seconds per 1,000 audio ads; the norm is 6,501 (2023)',
      from: 'AUD-P1',
    },
  ],
  calculator: {
    title: 'From plays to jobs',
    intro: 'Replace the example rates with your own. Calls count as visits here.',
    preset: { kind: 'funnel', values: { budget: 1500, visits: 0.3, buys: 50, worth: 260 } },
  },
  parts: [
    {
      heading: 'The figures of the medium',
      text: [
        'A play is a start. The listen-through rate divides the plays that ran to the end by those that began; on streams it is above 90% as a rule, because there is no skip button[^AUD-K1]. It tells you that the spot was delivered and nothing about whether somebody cared. Reach and frequency are worked out from listeners’ devices, so one person with two phones counts twice.',
      ],
      table: {
        caption: 'What is counted, what it means, what to do with it',
        head: ['Figure', 'Formula', 'If it is odd'],
        rows: [
          ['Listen-through', 'ended / started', 'below 85%: ask the station'],
          ['Frequency', 'plays / listeners', 'below 2: smaller region'],
          ['Click rate of the picture', 'clicks / plays', 'ignore it'],
          ['Lift in calls', '(with − expected) / expected', 'the one that counts'],
          ['Cost per added call', 'spend / added calls', 'compare with your margin'],
        ],
      },
      term: {
        name: 'LTR',
        text: 'Listen-through rate: completed plays divided by started ones.',
      },
    },
    {
      heading: 'Why clicks undercount',
      text: [
        'People who hear a spot are driving, cooking or at work. They act later, elsewhere, and on another device. Pandora tested that properly: it showed its ads to a random part of its listeners and not to the others, and trial starts rose by half. Had it credited only those who clicked last, it would have seen about a third of that effect[^ONL-S4]. A seller ran the test on its own product, but it was randomized, and that is rarer than a neutral survey.',
      ],
    },
    {
      heading: 'A control you can afford',
      text: [
        'You have no laboratory. You have two towns. Play the spot in one, keep quiet in the other, and compare their calls by area code or ZIP. If the two normally move together, the difference is your effect. Or take time instead of place: two weeks on, two off, two on again; if the curve goes up, down and up, you have seen something.',
      ],
      steps: [
        'Choose one signal: calls, searches for your name, or visits.',
        'Collect four weeks before, to know how much it swings by itself.',
        'Play for four weeks in the first town only.',
        'Expected = before × growth of the second town.',
        'Added = counted − expected. Cost per call = spend / added.',
      ],
      term: {
        name: 'Randomized test',
        text: 'Chance decides who gets the ad. Then nothing but the ad can explain the difference.',
      },
    },
    {
      heading: 'Ask, and write it down',
      text: [
        'The oldest method is the best addition: “How did you hear of us?”, asked by whoever picks up the phone, with five boxes to tick. People misremember, and call everything radio that had a voice. So take the share of those who say radio before the campaign as your baseline, and look at the change. If nobody says it after four weeks, believe them.',
      ],
    },
    {
      heading: 'What our report adds',
      text: [
        'Plays by hour, station and town, how many ended, an estimate of listeners with a range, and the pace against the plan. Impossible patterns, such as a device that hears a hundred spots an hour, are counted apart and not billed. Put your calls by day beside the export, and you have the page that your accountant will read. For the [price](price-budget-rates-cpm) of what you bought the invoice has the last word, and it says the same.',
      ],
    },
    {
      heading: 'A table for the wall',
      text: [
        'Write four columns on paper: week, plays, calls, calls in the other town. Fill a row each Monday. After eight rows you know more than any dashboard would have told you, because you have seen what a normal week does by itself.',
      ],
    },
  ],
  example: {
    heading: 'An electrician in two towns',
    text: [
      'Calls are counted in the town with the spot. In the other town, without it, they grew by 5% in the same weeks. The figures are invented.',
    ],
    rows: [
      [
        'Budget and plays',
        `${dollars(BUDGET)}, ${count(plays)}`,
        `at ${typicalCpm('online_audio')} for a thousand`,
      ],
      [
        'Calls before, during, expected',
        `${CALLS_BEFORE}, ${CALLS_DURING}, ${Math.round(CALLS_BEFORE * CALLS_CONTROL)}`,
      ],
      ['Calls added', count(added)],
      ['Lift', `${oneDecimal((added / (CALLS_BEFORE * CALLS_CONTROL)) * 100)}%`],
      ['Jobs', count(jobs), 'one added call in two'],
      ['Cost of a job', dollars(Math.round(BUDGET / jobs))],
    ],
  },
  pros: {
    for: [
      'Delivery is exact: which station, which hour, to the end or not.',
      'Calls are a signal that every small firm can count.',
      'Towns make good controls, and streams respect their borders.',
    ],
    against: [
      'The click column misleads whoever looks at it first.',
      'Devices are not people.',
      'With fewer than a hundred calls a month, chance is louder than the effect.',
    ],
  },
  questions: [
    [
      'Should I use a separate phone number?',
      'Yes, if it is short and forwards. It counts a part of the effect, so never read it as all of it.',
    ],
    [
      'Are promo codes any good?',
      'For online shops. People forget them, so treat them as the lower bound.',
    ],
    [
      'How long does an effect last?',
      'Names fade over weeks. Keep counting for two weeks after the last play.',
    ],
    [
      'What listen-through rate is bad?',
      'Below 85% on stations, something is wrong with the delivery.',
    ],
    [
      'Can the report show who bought?',
      'No. It knows plays, you know buyers, and nobody should know both by name.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'best-campaign-examples',
    'targeting',
    'ctv-streaming-ads/conversion-kpis',
  ],
}
