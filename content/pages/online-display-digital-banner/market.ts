import { EXAMPLE_INVENTORY } from '../../facts/exampleInventory.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  costOfViews,
  inventoryCount,
  typicalCpm,
  useShare,
  WEEKEND,
  WORKDAYS,
} from '../ownFigures.ts'

const sitesIn = (code: string) =>
  String(
    EXAMPLE_INVENTORY.online_display.countries.find(({ country }) => country === code)?.count ?? 0,
  )

export const page: MarketingPage = {
  question: 'How big is display advertising?',
  description:
    'Display advertising in figures with sources: US and European spend, its share of the market, how much is wasted, and when people read.',
  answer:
    'In the United States, it came to **$74.3 billion** in 2024, up 12.4% from the year before[^DIS-M1]. It is the third-largest channel of internet advertising after search and social, and overlaps with social. What the totals hide is quality: advertisers bought a good part of it without knowing where it ran.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Display', value: 74.3, shown: '$74.3 bn' },
      { label: 'Search', value: 102.9, shown: '$102.9 bn' },
      { label: 'Social', value: 88.7, shown: '$88.7 bn' },
      { label: 'Video', value: 62.1, shown: '$62.1 bn' },
      { label: 'Commerce', value: 53.7, shown: '$53.7 bn' },
    ],
    alt: 'Bars of US internet advertising in 2024 by channel: display 74.3 billion dollars, search 102.9, social 88.7, video 62.1 and commerce media 53.7. The channels overlap.',
  },
  figures: [
    { value: '$74.3 bn', text: 'US display advertising in 2024', from: 'DIS-M1' },
    {
      value: '11.2%',
      text: 'is display’s expected share of all US ad spend in 2026',
      from: 'DIS-M2',
    },
    { value: '€15.5 bn', text: 'European programmatic in 2024, 18.4% more', from: 'DIS-M4' },
    {
      value: String(inventoryCount('online_display')),
      text: 'example sites in this market’s US list.',
      from: 'own',
      isOfExamples: true,
    },
  ],
  calculator: {
    title: 'When do people read?',
    intro: 'Choose days and hours to see what share of a week’s use they hold.',
    preset: { kind: 'hours', values: { days: 'workdays', from: 9, to: 17 } },
  },
  parts: [
    {
      heading: 'The American total and its parts',
      text: [
        'Internet advertising came to $258.6 billion in 2024, up from $225 billion in 2023[^ONL-M1]. The report divides it by channel, and the channels overlap: a banner in a social feed is counted in both. So you may compare the rows of the table, but not add them up.',
      ],
      table: {
        caption: 'US internet advertising in 2024, by channel',
        head: ['Channel', 'Billion dollars', 'Share of the whole'],
        rows: [
          ['Search[^ONL-M2]', '102.9', '40%'],
          ['Social[^ONL-M2]', '88.7', '34%'],
          ['Display[^ONL-M2]', '74.3', '29%'],
          ['Video[^ONL-M2]', '62.1', '24%'],
          ['Commerce media[^ONL-M2]', '53.7', '21%'],
        ],
        bars: [102.9, 88.7, 74.3, 62.1, 53.7],
        note: 'Percentages are ours, of $258.6 billion; they add up to more than 100% because channels overlap.',
      },
      term: {
        name: 'Display',
        text: 'Pictures, rich media and sponsorships on pages and in apps.',
      },
    },
    {
      heading: 'Where it is going',
      text: [
        'The IAB’s outlook of January 2026 gives display 11.2% of all US advertising that year, compared with 23% for video, 18.4% for social and 16.2% for search; linear television is down to nearly the same level, 11.1%[^DIS-M2]. Display grows, but does not lead. In Europe, programmatic buying rose by 18.4% to €15.5 billion in 2024[^DIS-M4].',
      ],
    },
    {
      heading: 'Which part of it is worth having',
      text: [
        'In 2023 the Association of National Advertisers (ANA) followed its members’ money through open auctions. The average campaign ran on 44,000 sites, and 15% of the spending ended up on pages made to carry ads. A year later it was 4%[^DIS-M3]. The lesson is cheerful: the waste was large while nobody looked, and it shrank once somebody did.',
        'Viewability says the rest. In the first half of 2020, 70.9% of US banners on computers were in view, 67.6% on mobile sites and 78.9% in apps[^DIS-K3]; we found no newer counts at first hand.',
      ],
      term: {
        name: 'Made for advertising',
        text: 'Pages with little to read and many ads, built to collect impressions.',
      },
    },
    {
      heading: 'The German-speaking countries',
      text: [
        'In Germany the whole market fell by 0.9% in 2025 by the first count, while digital billboards grew by 26%[^DOOH-M9]; it had no figure for online that we would print. In Switzerland, online fell by 1.1% in 2024, with the global platforms outside the count[^ONL-M6]. In Austria it rose by 3.9% in the first five months of 2025[^ONL-M7]. These totals include more than banners, and none of the sources separates them in a way we would print.',
      ],
    },
    {
      heading: '{{Our sites, and their}} Hours',
      text: [
        `{{This market lists example sites in eight countries: ${sitesIn('US')} in the United States, ${sitesIn('GB')} in Britain, ${sitesIn('DE')} in Germany, ${sitesIn('CA')} in Canada, and fewer in Austria, Switzerland, Australia and New Zealand.}} People read sitting down: ${useShare('online_display', WORKDAYS, [9, 17])} of a week’s use falls in office hours, ${useShare('online_display', WORKDAYS, [19, 23])} on workday evenings, ${useShare('online_display', WEEKEND, [0, 24])} on weekends, by our forecast’s curve.`,
      ],
    },
    {
      heading: 'What to take from it',
      text: [
        'Sellers rarely advise you to spend less. Take three points home. Display is a supporting medium: it grows, but does not lead. Its average quality is unknown, so do not buy averages. And since it is sold in any amount, the smallest plan can be as carefully chosen as the largest.',
      ],
    },
  ],
  example: {
    heading: 'A banner for each of a million readers',
    text: [
      'What would it cost to show one banner to each of a million people, and ten to each of a hundred thousand?',
    ],
    rows: [
      ['Impressions in both cases', '1,000,000'],
      ['Price of 1,000', typicalCpm('online_display')],
      ['Cost', costOfViews('online_display', 1_000_000), 'with the volume saving'],
      ['Which is better', 'the second', 'people forget one glance; ten in one town make a name'],
    ],
  },
  pros: {
    for: [
      'Large, easy to buy, and open to the smallest buyer.',
      'Anybody who wants to look can now see the quality.',
      'It grew by more than a tenth in 2024 without being in fashion.',
    ],
    against: [
      'Totals mix excellent and worthless space.',
      'Channels overlap, so charts that add them up are wrong.',
      'Shares are moving to video and social.',
    ],
  },
  questions: [
    [
      'Is display dying?',
      'No. In the US figures it grew by 12.4% in 2024, though more slowly than video.',
    ],
    [
      'How much of it is fraud?',
      'Nobody knows. What we do know is that 15% of the money in open auctions went to pages made for ads in 2023, and 4% a year later[^DIS-M3].',
    ],
    [
      'What share should it have in my budget?',
      'We know no rule with a source. Ask what else could bring people to your page.',
    ],
    ['Is retail media display?', 'Much of it is. It is counted as commerce media as well.'],
    [
      'Where do the figures come from?',
      'From trade bodies’ reports, by way of the sources named below, each with its link and year.',
    ],
    [
      'How often do you update them?',
      'When a trade body publishes. The date of the last check is at the top of the page.',
    ],
    [
      'Is mobile part of display?',
      'In the reports, yes. In this market, mobile is a medium of its own, with its own sizes and prices.',
    ],
  ],
  next: ['trends', 'price-budget-rates-cpm', 'conversion-kpis', 'ctv-streaming-ads/market'],
}
