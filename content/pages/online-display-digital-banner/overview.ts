import type { MarketingPage } from '../marketingPage.ts'
import {
  inventoryCount,
  leastBudget,
  premiumCpm,
  reachRows,
  typicalCpm,
  viewsWords,
} from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'Should you advertise with banners?',
  description:
    'What a display banner campaign is, what it costs from $100, where banners run, what they can prove, and when another medium is better.',
  answer: `Yes, if you want people to act online, or if you have a hundred dollars to start with. A thousand impressions cost about **${typicalCpm('online_display')}** on sites by topic and about **${premiumCpm('online_display')}** on selected sites, and **${leastBudget('online_display')}** is enough to begin. Banners can be clicked and counted. Most people look past them, so you need good ones and many impressions.`,
  picture: {
    kind: 'frames',
    frames: [
      { width: 300, height: 250, label: '300 × 250' },
      { width: 120, height: 600, label: '120 × 600' },
      { width: 728, height: 90, label: '728 × 90' },
    ],
    alt: 'The three banner formats to one scale: the rectangle, the skyscraper and the leaderboard.',
  },
  figures: [
    {
      value: leastBudget('online_display'),
      text: 'The minimum for a banner campaign here.',
      from: 'own',
    },
    {
      value: '$74.3 bn',
      text: 'US display advertising in 2024, 12.4% more than in 2023',
      from: 'DIS-M1',
    },
    {
      value: '+16%',
      text: 'visits to the advertiser’s site, at the median of 432 randomized tests',
      from: 'DIS-K5',
    },
    {
      value: '70.9%',
      text: 'of US banners on computers were viewable in early 2020',
      from: 'DIS-K3',
    },
  ],
  calculator: {
    title: 'What would it buy?',
    intro:
      'Enter what you have or what you want; topics and selected sites each have their own price.',
    preset: { kind: 'cpm', values: { budget: 500, views: 100_000 } },
  },
  parts: [
    {
      heading: 'What you book',
      text: [
        `Space for a picture on pages that people read. {{Our market lists ${inventoryCount('online_display')} example websites in the United States in 27 topics, from cooking to real estate.}} You book topics, single sites, or both, leave out what you do not want, and choose a region by ZIP code. A page loads, the space asks for an ad, and yours can be sent if place, hour and cap allow it.`,
        'Three sizes cover all of these sites. One picture of 300 by 250 pixels is enough to begin; all three together find more space at the same price.',
      ],
      term: {
        name: 'Impression',
        text: 'A banner was delivered to a page. Whether it was in view is a different figure.',
      },
    },
    {
      heading: 'What banners are good for',
      text: [
        'Reminding, announcing, and bringing people to a page. The best evidence is an academic review of 432 experiments in which chance decided who saw the ads: visits to the advertisers’ sites rose by 16% and conversions by 8% at the median, with a small effect still there four weeks later[^DIS-K5]. That is modest and real, which can be said of few claims in this trade.',
        'They are less good at making an unknown name known. A banner gets a glance of a second or two. It works best when people already have the name in mind from the street, a friend, or the last banner.',
      ],
    },
    {
      heading: 'How far a budget goes',
      text: [
        'Because a thousand impressions cost little, repetition comes naturally; the danger is annoying a small town. The table uses a town of 50,000 and the usual cap of three a day.',
      ],
      table: {
        caption: 'Four weeks in a town of 50,000, at most three a day',
        head: ['Budget', 'Impressions', 'People reached', 'Times each'],
        rows: reachRows('online_display', 50_000, [100_00, 250_00, 500_00, 1_500_00]),
        bars: [100, 250, 500, 1_500],
        note: 'Estimates from our reach curve, at the typical price. Bars show the budgets.',
      },
      term: {
        name: 'Viewable',
        text: 'Half of the picture in view for one second. Anything less does not count as a chance to be seen.',
      },
    },
    {
      heading: 'Five steps',
      text: ['Banners go from idea to public quickly, in about three days.'],
      steps: [
        'Decide where the click should lead, and make that page work on a phone.',
        'Choose topics near your offer, or name the sites you would read yourself.',
        'Set the region and the cap, and see how many people the forecast shows.',
        'Upload three sizes, or let the brand kit draw them from your logo.',
        'After a week, keep the picture that people act on and replace the others.',
      ],
    },
    {
      heading: 'Where to go from here',
      text: [
        'The cost of a click or of a thousand impressions is under [prices](price-budget-rates-cpm). If you have a picture, check it under [formats](dimensions-adformats-specs). The arithmetic from a banner to a customer is under [results](conversion-kpis), together with the reasons not to trust the click rate. And if you wonder whether billboards would do more for you, read the [pros and cons](pros-cons-benefits-disadvantages).',
      ],
    },
  ],
  example: {
    heading: 'A pottery class, twelve places',
    text: [
      'A studio sells twelve places in an evening class. It advertises on cooking, arts and home sites in its own ZIP codes for three weeks.',
    ],
    rows: [
      ['Budget', '$200'],
      ['Typical price of 1,000 impressions', typicalCpm('online_display')],
      ['Impressions', viewsWords('online_display', 200_00)],
      ['Places that pay for it', '3', 'at an assumed profit of $70 each'],
    ],
  },
  pros: {
    for: [
      'The lowest minimum budget of the six media, together with mobile.',
      'Clicks, visits and orders can be counted on your own page.',
      'You can replace pictures yourself while it runs; the desk can change the rest.',
    ],
    against: [
      'A banner in view is not a banner looked at: in older eye-tracking less than a fifth of viewable desktop ads were[^DIS-K4].',
      'Cheap space can be bad space; a list of sites matters more than a low price.',
      'Some readers block ads. You do not pay for them, and you do not reach them.',
    ],
  },
  questions: [
    [
      'Do people still click on banners?',
      'Some do; our examples assume one in a thousand. Others come later on their own, which clicks do not show.',
    ],
    [
      'Are these real websites?',
      '{{The list is an example with invented names. The operator of this market replaces it with real contracts.}}',
    ],
    [
      'Can I choose one site?',
      'Yes. A hand-picked site costs a tenth more per thousand, and you know where you will be seen.',
    ],
    ['Do you follow people around?', 'No. Topics, places and hours decide, not personal profiles.'],
    [
      'How soon can it run?',
      'Three days after the order, if the pictures are in two working days before the start.',
    ],
    [
      'What if nobody clicks?',
      'Check the page behind the banner first, the picture second, the sites third.',
    ],
    [
      'Which size should I make first?',
      'The 300 by 250 rectangle. It fits into articles, margins and phone screens, so it finds the most room.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'dimensions-adformats-specs',
    'billboards-digital/overview',
  ],
}
