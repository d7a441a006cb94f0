import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, typicalCpmMinor, viewsFor } from '../ownFigures.ts'

const LATER = Math.round(typicalCpmMinor('online_display') * 1.06 ** 3)

export const page: MarketingPage = {
  question: 'What is changing in display advertising?',
  description:
    'Cited trends in display: cookies that stayed, curated site lists, less waste, privacy signals, share of spend, and what to do now.',
  answer:
    'The cookie **stayed** after all, the waste **shrank** once somebody measured it, privacy law **spread** from state to state, and display’s share of all spending **is slipping**. The plan that survives all four is the plainest one: chosen sites, a place, and a picture worth looking at.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: '2018', label: 'Chrome blocks the worst ads' },
      { day: '2023', label: '15% of money on junk pages' },
      { day: '2024', label: 'Down to 4%' },
      { day: 'Apr 2025', label: 'Chrome keeps cookies' },
      { day: 'Oct 2025', label: 'The replacement is retired' },
    ],
    alt: 'A timeline from 2018 to 2025: Chrome blocks the worst ads, waste is measured at 15 percent, falls to 4 percent, Chrome keeps cookies, and the replacement is retired.',
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
      text: 'of US ad spend is expected to go to display in 2026, compared with 23% for video',
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
        'For years the trade talked about the day Chrome would stop third-party cookies. It never came. Google dropped the prompt on April 22, 2025, and retired most of the replacement on October 17[^DIS-T1]. Safari and Firefox still block such cookies, which leaves 17 to 20% of traffic without them. If you learned to plan without profiles in those years, keep doing it: a local plan loses little.',
      ],
      term: {
        name: 'Third-party cookie',
        text: 'A mark that a host other than the site’s own leaves in a browser to recognize it elsewhere.',
      },
    },
    {
      heading: 'From everywhere to somewhere',
      text: [
        'The other story is quieter and more useful. In 2023 a study by the Association of National Advertisers (ANA) found the average campaign on 44,000 sites and 15% of the money on pages made for ads. A year later it was 4%[^DIS-M3]. The remedy was to name the sites you want. Inclusion lists, once for the overcautious, are now plain good practice.',
      ],
      table: {
        caption: 'Two ways to buy banners, then and now',
        head: ['Question', 'Open auction', 'Chosen sites'],
        rows: [
          ['Sites in a campaign', '44,000 on average (2023)', 'ten to a hundred'],
          ['Known in advance?', 'mostly not', 'yes'],
          ['Price of a thousand', 'lower', 'higher'],
          ['Fees for technology', 'part of the price', 'none here'],
          ['What is targeted', 'profiles', 'topics and places'],
        ],
        note: 'The number of sites is from the ANA’s study[^DIS-M3]; the last column describes this market.',
      },
    },
    {
      heading: 'Law, state by state',
      text: [
        'About twenty US states have a comprehensive privacy law in 2026, and twelve of them require sites to honor the signal that a browser sends for its owner[^LAW-4]. In the European Union, a platform has to show on whose behalf an ad runs and how it was targeted[^LAW-7]. Storing anything on a device needs consent in Germany[^LAW-9] and Austria[^LAW-10]. Each rule makes profiles a little more expensive and context a little more attractive. If you plan by topic and town, all these laws together cost you little.',
      ],
    },
    {
      heading: 'A smaller slice of a larger pie',
      text: [
        'Display grew by 12.4% in the United States in 2024[^DIS-M1] and still lost share, because internet advertising as a whole grew faster[^ONL-M1]. The IAB’s outlook gives it 11.2% of all spending in 2026, half of what video gets[^DIS-M2]. That can suit a buyer: a medium out of fashion tends to have patient sellers.',
      ],
      term: {
        name: 'Share of spend',
        text: 'The part of all ad spending that goes to a medium. It can fall while the amount rises.',
      },
    },
    {
      heading: 'Attention instead of viewability',
      text: [
        'Sellers have begun to offer attention in place of viewability: the seconds in which eyes rest on an ad. The numbers are humbling. In older eye-tracking, people looked at fewer than one in five viewable desktop ads[^DIS-K4]. We do not sell attention, since nobody measures it alike on all sites. But you can act on the idea: fewer words, a face or an object, and a placement on pages that people read to the end.',
      ],
    },
    {
      heading: 'What to do this quarter',
      text: ['None of it needs a consultant.'],
      steps: [
        'Write a list of twenty sites you would be proud to be on.',
        'Ask whoever sells you banners for the site list of your last campaign.',
        'Replace one audience with one topic and compare.',
        'Halve the words on your banner.',
        'Put a line about cookies and measurement on the page behind it.',
      ],
    },
  ],
  example: {
    heading: 'If chosen space rose by 6% a year',
    text: [
      'Suppose everybody wants chosen sites and prices rise by 6% a year for three years. This is an assumption, to see whether you could live with it.',
    ],
    rows: [
      ['Price of 1,000 today', typicalCpm('online_display')],
      ['In three years', dollars(LATER)],
      ['Impressions for $1,000 today', count(viewsFor('online_display', 1_000_00))],
      ['Impressions for $1,000 then', count((1_000_00 * 1_000) / LATER)],
      [
        'Budget that keeps the number',
        dollars(Math.round((viewsFor('online_display', 1_000_00) * LATER) / 1_000 / 100) * 100),
      ],
    ],
  },
  pros: {
    for: [
      'Anybody who asks for a list of sites can judge their quality.',
      'Context needs no profile and no replacement.',
      'Sellers of an unfashionable medium tend to listen.',
    ],
    against: [
      'Good space gets scarce when everybody wants it.',
      'Attention is a promising idea with too many definitions.',
      'Designers may prefer video, so finding somebody who makes good banners can take longer.',
    ],
  },
  questions: [
    [
      'Do I need a cookie banner for banners?',
      'For ads on other sites, that is up to those sites. For your own page, it depends on what you measure there.',
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
      'It looks like the page around it and must be labeled. We do not sell it.',
    ],
    [
      'Should I wait for a new standard?',
      'No. Little of what was announced in the last five years would have changed a local plan.',
    ],
    ['Is programmatic bad?', 'No. Buying without looking is.'],
  ],
  next: ['market', 'targeting', 'tips-rules', 'billboards-digital/trends'],
}
