import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, typicalCpmMinor, viewsFor } from '../ownFigures.ts'

const LATER = Math.round(typicalCpmMinor('online_display') * 1.06 ** 3)

export const page: MarketingPage = {
  question: 'What is changing in display advertising?',
  description:
    'Cited trends in display: cookies that stayed, curated site lists, less waste, privacy signals, share of spend, and what to do now.',
  answer:
    'The cookie **stayed** after all, the waste **shrank** once somebody measured it, privacy law **spread** from state to state, and the share of banners in all spending **slips slowly**. The plan that survives all four is the plainest: chosen sites, a place, and a picture worth looking at.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: '2018', label: 'Chrome blocks the worst ads' },
      { day: '2023', label: '15% of money on junk pages' },
      { day: '2024', label: 'Down to 4%' },
      { day: 'Apr 2025', label: 'Chrome keeps cookies' },
      { day: 'Oct 2025', label: 'The replacement is retired' },
    ],
    alt: 'A line of time from 2018 to 2025: Chrome blocks the worst ads, waste is measured at 15 percent, falls to 4 percent, Chrome keeps cookies, and the replacement is retired.',
  },
  figures: [
    {
      value: '15% → 4%',
      text: 'of open-auction spending on pages made for ads, from 2023 to a year later',
      from: 'DIS-M3',
    },
    {
      value: 'Apr 2025',
      text: 'is when Chrome gave up its prompt about third-party cookies',
      from: 'DIS-T1',
    },
    {
      value: '12',
      text: 'US states in which a browser’s privacy signal must be honored (2026)',
      from: 'LAW-4',
    },
    {
      value: '11.2%',
      text: 'of US ad spend expected for display in 2026, beside 23% for video',
      from: 'DIS-M2',
    },
  ],
  calculator: {
    title: 'What if good space gets more expensive?',
    intro: 'Try two rates: one for prices, one for your budget.',
    preset: { kind: 'drift', values: { budget: 3600, price: 6, growth: 3 } },
  },
  parts: [
    {
      heading: 'The cookie that did not crumble',
      text: [
        'For five years every conference was about the day on which Chrome would stop third-party cookies. It did not come. The prompt was dropped on April 22, 2025, and most of the replacement was retired on October 17[^DIS-T1]. Safari and Firefox block such cookies as they have for years, which leaves 17 to 20% of traffic without. What has changed is the mood: whoever learned to plan without profiles in those years has found that local plans lose nothing.',
      ],
      term: {
        name: 'Third-party cookie',
        text: 'A mark that a host other than the site’s own leaves in a browser, to know it again elsewhere.',
      },
    },
    {
      heading: 'From everywhere to somewhere',
      text: [
        'The other story is quieter and more useful. In 2023 a study of real invoices found the average campaign on 44,000 sites and 15% of the money on pages made for ads. A year later the same measurement gave 4%[^DIS-M3]. Buyers had begun to name the sites they wanted. Inclusion lists, once a thing of the overcautious, became the normal case.',
      ],
      table: {
        caption: 'Two ways to buy banners, then and now',
        head: ['What', 'Open auction', 'Chosen sites'],
        rows: [
          ['Sites in a campaign', '44,000 on average (2023)', 'ten to a hundred'],
          ['Known before', 'no', 'yes'],
          ['Price of a thousand', 'lower', 'higher'],
          ['Part of the price for technology', 'large', 'none here'],
          ['Who is looked at', 'profiles', 'topics and places'],
        ],
        note: 'The first column after the ANA’s study[^DIS-M3]; the second describes this market.',
      },
    },
    {
      heading: 'Law, state by state',
      text: [
        'About twenty American states have a comprehensive privacy law in 2026, and in twelve of them the signal that a browser sends for its owner must be honored[^LAW-4]. In the European Union a platform has to show for whom an ad runs and by what it was targeted[^LAW-7]. Storing anything on a device needs consent in Germany[^LAW-9] and Austria[^LAW-10]. Each rule makes profiles a little more expensive and context a little more attractive. If you plan by topic and town, the sum of all these laws costs you nothing.',
      ],
    },
    {
      heading: 'A smaller slice of a larger cake',
      text: [
        'Display grew by 12.4% in the United States in 2024[^DIS-M1] and still loses share, because video, commerce and social grow faster. By the IAB’s outlook it will have 11.2% of all spending in 2026, half of what video has[^DIS-M2]. For a buyer that is pleasant: a medium out of fashion has patient sellers.',
      ],
      term: {
        name: 'Share of spend',
        text: 'The part of all advertising money that goes to a medium. It can fall while the money rises.',
      },
    },
    {
      heading: 'Attention instead of views',
      text: [
        'Sellers have begun to offer attention in place of viewability: seconds in which eyes rest on an ad. The numbers are humbling. In older eye-tracking fewer than one in five viewable desktop ads were looked at[^DIS-K4]. We sell no attention, since nobody measures it on all sites alike. But you can act on the idea: fewer words, a face or a thing, and a place on pages that people read to the end.',
      ],
    },
    {
      heading: 'What to do this quarter',
      text: ['None of it needs a consultant.'],
      steps: [
        'Write a list of twenty sites you would be proud to be on.',
        'Ask whoever sells you banners for the list of the last campaign.',
        'Replace one audience by one topic and compare.',
        'Halve the words on your banner.',
        'Put a line about cookies and measurement on the page behind it.',
      ],
    },
  ],
  example: {
    heading: 'If chosen space rose by 6% a year',
    text: [
      'Suppose everybody wants chosen sites and prices rise by 6% for three years. It is an assumption, to see whether you could live with it.',
    ],
    rows: [
      ['Price of 1,000 today', typicalCpm('online_display')],
      ['In three years', dollars(LATER)],
      ['Banners for $1,000 today', count(viewsFor('online_display', 1_000_00))],
      ['Banners for $1,000 then', count((1_000_00 * 1_000) / LATER)],
      [
        'Budget that keeps the number',
        dollars(Math.round((viewsFor('online_display', 1_000_00) * LATER) / 1_000 / 100) * 100),
      ],
    ],
  },
  pros: {
    for: [
      'Quality can be had by anybody who asks for a list.',
      'Context needs no permission and no replacement.',
      'Sellers of an unfashionable medium listen.',
    ],
    against: [
      'Good space gets scarce when everybody wants it.',
      'Attention is a promising idea with too many definitions.',
      'The best talents make films now; look longer for somebody who makes good banners.',
    ],
  },
  questions: [
    [
      'Do I need a cookie banner for banners?',
      'For ads on other sites that is the sites’ affair. For your own page it depends on what you measure there.',
    ],
    [
      'Are ad blockers growing?',
      'Figures differ by method and year so much that we print none as current. Blocked readers are not billed.',
    ],
    [
      'Will machines make banners?',
      'They do already. The brand kit draws by rules; the idea stays yours.',
    ],
    [
      'Is native advertising better?',
      'It is read more and trusted less once noticed. It is not sold here.',
    ],
    [
      'Should I wait for a new standard?',
      'No. Nothing that was announced in the last five years would have changed a local plan.',
    ],
    ['Is programmatic bad?', 'No. Buying without looking is.'],
  ],
  next: ['market', 'targeting', 'tips-rules', 'billboards-digital/trends'],
}
