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
    'In the United States, **$74.3 billion** in 2024, 12.4% more than the year before[^DIS-M1]. It is the third largest channel of internet advertising after search and social, and overlaps with social. What the totals hide is quality: a good part of it was bought without knowing where it ran.',
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
      text: 'of all US ad spend is the share expected for display in 2026',
      from: 'DIS-M2',
    },
    { value: '€15.5 bn', text: 'European programmatic in 2024, 18.4% more', from: 'DIS-M4' },
    {
      value: String(inventoryCount('online_display')),
      text: 'example sites in the United States in this market.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'When do people read?',
    intro: 'Choose days and hours and see what share of a week’s use they hold.',
    preset: { kind: 'hours', values: { days: 'workdays', from: 9, to: 17 } },
  },
  parts: [
    {
      heading: 'The American total and its parts',
      text: [
        'Internet advertising came to $258.6 billion in 2024, after $225 billion in 2023[^ONL-M1]. The report divides it by channel, and the channels overlap: a banner in a social feed is counted in both. So the rows of the table may be compared but not added up.',
      ],
      table: {
        caption: 'US internet advertising in 2024, by channel',
        head: ['Channel', 'Billion dollars', 'Against the whole'],
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
        'The IAB’s outlook of January 2026 expects display to have 11.2% of all American advertising that year, beside 23% for video, 18.4% for social and 16.2% for search; linear television is down to the same level, 11.1%[^DIS-M2]. Display grows with the whole and does not lead. In Europe programmatic buying, most of which is display, rose by 18.4% to €15.5 billion in 2024[^DIS-M4].',
      ],
    },
    {
      heading: 'Which part of it is worth having',
      text: [
        'In 2023 the American association of advertisers followed the money of its members through open auctions. The average campaign ran on 44,000 sites, and 15% of the spending ended on pages made to carry ads. A year later it was 4%[^DIS-M3]. The lesson is cheerful: the waste was large while nobody looked, and it shrank once somebody did.',
        'Viewability says the rest. In the first half of 2020 some 70.9% of American banners on computers were in view, 67.6% on mobile sites and 78.9% in apps[^DIS-K3]; we found no newer counts first-hand.',
      ],
      term: {
        name: 'Made for advertising',
        text: 'Pages with little to read and many ads, built to collect impressions.',
      },
    },
    {
      heading: 'The German-speaking countries',
      text: [
        'In Germany the whole market fell by 0.9% in 2025 by the first count, while digital billboards grew by 26%[^DOOH-M9]; it had no figure for online that we would print. In Switzerland online fell by 1.1% in 2024, with the global platforms outside the count[^ONL-M6]. In Austria it rose by 3.9% in the first months of 2025[^ONL-M7]. These totals hold more than banners; none of the sources separates them in a way that we would print.',
      ],
    },
    {
      heading: 'Our sites, and their hours',
      text: [
        `This market lists example sites in eight countries: ${sitesIn('US')} in the United States, ${sitesIn('GB')} in Britain, ${sitesIn('DE')} in Germany, ${sitesIn('CA')} in Canada, and fewer in Austria, Switzerland, Australia and New Zealand. People read sitting down: ${useShare('online_display', WORKDAYS, [9, 17])} of a week’s use is in office hours, ${useShare('online_display', WORKDAYS, [19, 23])} on workday evenings, ${useShare('online_display', WEEKEND, [0, 24])} on weekends, by the curve of our forecast.`,
      ],
    },
    {
      heading: 'What to take from it',
      text: [
        'Sellers rarely advise you to spend less. Take three sentences home. Display is a supporting medium: it grows, but does not lead. Its average quality is unknown, so do not buy averages. And since it is sold in every size, the smallest plan can be as carefully chosen as the largest.',
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
      ['Which is better', 'the second', 'one glance is forgotten; ten in one town make a name'],
    ],
  },
  pros: {
    for: [
      'Large, liquid, and open to the smallest buyer.',
      'Quality has become visible to anybody who wants to look.',
      'Growth of more than a tenth in 2024, without being in fashion.',
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
      'No. In the American figures above it grows, though more slowly than video does.',
    ],
    [
      'How much of it is fraud?',
      'Nobody knows. What is known is that 15% of the money went to pages made for ads in 2023, and 4% a year later[^DIS-M3].',
    ],
    [
      'What share should it have in my budget?',
      'We know no rule with a source. Ask what else could bring people to your page.',
    ],
    ['Is retail media display?', 'Much of it is. It is counted as commerce media as well.'],
    [
      'Where do the figures come from?',
      'From reports of trade bodies, by way of the sources named below, each with its link and year.',
    ],
    [
      'How often do you update them?',
      'When a body publishes. The day of the last check is at the top of the page.',
    ],
    [
      'What is a fair share for mobile?',
      'Reports count phones within display. In this market mobile is a medium of its own, with its own sizes and prices.',
    ],
  ],
  next: ['trends', 'price-budget-rates-cpm', 'conversion-kpis', 'ctv-streaming-ads/market'],
}
