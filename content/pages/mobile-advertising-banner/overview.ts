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
  question: 'Should you advertise on phones?',
  description:
    'What a mobile banner campaign is, what it costs from $100, who is on the phone and when, and what one second of attention can do.',
  answer: `Yes, if you want people to come by, call or tap, and can say so in one second. A thousand impressions of a mobile banner cost about **${typicalCpm('mobile_display')}**, full-screen ones about **${premiumCpm('mobile_display')}**, and **${leastBudget('mobile_display')}** is enough to begin. The phone is in their hands when they are near you. It is also where thumbs slip and hardly anybody reads.`,
  picture: {
    kind: 'frames',
    frames: [
      { width: 320, height: 480, label: '320 × 480' },
      { width: 300, height: 250, label: '300 × 250' },
      { width: 300, height: 50, label: '300 × 50' },
    ],
    alt: 'The three mobile formats to one scale: the full screen, the rectangle and the strip.',
  },
  figures: [
    {
      value: leastBudget('mobile_display'),
      text: 'The least a mobile campaign costs here.',
      from: 'own',
    },
    {
      value: '91%',
      text: 'of US adults own a smartphone; 35% did in 2011 (Pew, 2025)',
      from: 'MOB-A1',
    },
    {
      value: '16%',
      text: 'of US adults are online by smartphone only (2025)',
      from: 'MOB-A3',
    },
    {
      value: '1 s',
      text: 'is how long people looked at a mobile ad in older eye-tracking',
      from: 'MOB-K3',
    },
  ],
  calculator: {
    title: 'What would it buy?',
    intro: 'Small banners or full screens; start from a budget or from a number of impressions.',
    preset: { kind: 'cpm', values: { budget: 300, views: 100_000 } },
  },
  parts: [
    {
      heading: 'What you book',
      text: [
        `A strip, a rectangle or a full screen in apps and on mobile sites. {{Our market lists ${inventoryCount('mobile_display')} example apps and sites in the United States, from weather to puzzles.}} You choose topics or single apps, the ZIP codes, the hours, and how often one phone may show it. Nobody’s location is tracked; the town comes with the connection.`,
        'The strip at the bottom of an app and the rectangle in an article are the cheapest space sold here. The full screen between two levels of a game costs more than twice as much, and nobody can miss it for as long as it takes to find the close button.',
      ],
      term: {
        name: 'In-app',
        text: 'Inside an app on the phone, as opposed to a page in its browser.',
      },
    },
    {
      heading: 'Who is there, and when',
      text: [
        'Everybody, all day. Nine of ten American adults own a smartphone[^MOB-A1], and for one in six it is the only way to the internet at home[^MOB-A3]; a banner on a computer does not reach those people. Americans spent four hours and sixteen minutes a day with mobile devices in 2020[^MOB-A7]. Use starts before breakfast and ends in bed.',
        'Two moments matter for a local business: the minutes when somebody is waiting, and the minutes when somebody is on the way. Weather, maps and news suit these moments. Games suit everything else.',
      ],
    },
    {
      heading: 'How far a budget goes',
      text: [
        'On phones a small budget buys the most impressions. The town in this table has 40,000 people.',
      ],
      table: {
        caption: 'Four weeks in a town of 40,000, at most three a day',
        head: ['Budget', 'Impressions', 'People reached', 'Times each'],
        rows: reachRows('mobile_display', 40_000, [100_00, 200_00, 500_00, 1_000_00]),
        bars: [100, 200, 500, 1_000],
        note: 'An estimate from our reach curve at the typical price. Bars show the budgets.',
      },
      term: {
        name: 'Interstitial',
        text: 'A full screen between two things: two articles, two levels. Also called a full-screen banner.',
      },
    },
    {
      heading: 'From the idea to the phone',
      text: ['It takes three days if you have the picture.'],
      steps: [
        'Write four words and a place: “Hot soup. 400 feet.”',
        'Make the page behind it open in two seconds, with one button to call and one for directions.',
        'Choose apps by the moment when people use them.',
        'Draw the region a little larger than the distance your customers walk.',
        'After a week, look at apps, not at clicks, and drop the worst.',
      ],
    },
    {
      heading: 'What to read next',
      text: [
        'Rates, and what a full screen adds, are under [prices](price-budget-rates-cpm). The three sizes and their weights are under [formats](dimensions-adformats-specs). If you have one hundred dollars, read [small budgets](cheap-small-businesses) first; if you have been told that clicks are cheap on phones, read [results](conversion-kpis) right away.',
      ],
    },
    {
      heading: 'Three honest expectations',
      text: [
        'Expect to be recognized rather than read. Expect many of the taps to be accidental. And expect the effect to show at the door and on the phone rather than in a column of the report, since people who are out seldom fill out forms. If you expect these three things, you will probably be content with what a few hundred dollars do; if you expect a shop full of people by noon, you will not.',
      ],
    },
    {
      heading: 'What a good first week looks like',
      text: [
        'On Monday the strips run in six apps. By Wednesday two of them have used half of the money and brought nothing but slips, so you drop them. On Friday somebody says the word at the counter, on Saturday three people do. Nothing more happens, and it is a good week: you know which apps, which word and which day work, and it cost less than a dinner for two.',
      ],
    },
  ],
  example: {
    heading: 'A soup place for office workers',
    text: [
      'A lunch place wants the two hundred offices around it to know about its soup. It advertises on workdays from ten to one for three weeks.',
    ],
    rows: [
      ['Budget', '$150'],
      ['Typical price of 1,000 impressions', typicalCpm('mobile_display')],
      [
        'Impressions',
        viewsWords('mobile_display', 150_00),
        'before the small surcharge for chosen hours',
      ],
      ['Soups that pay for it', '50', 'at an assumed profit of $3 each, three or four a day'],
    ],
  },
  pros: {
    for: [
      'In the pocket of nearly everybody, near the place where they can act.',
      'A hundred dollars is a campaign.',
      'A tap can lead to a call, to directions, or to a page.',
    ],
    against: [
      'One second, a thumb’s width, and many slips.',
      'The cheapest space is in games played by children and grandparents alike.',
      'Without a fast page, most taps are lost.',
    ],
  },
  questions: [
    [
      'App or mobile site?',
      'Both are on the list. Banners in apps were in view more often in older counts.',
    ],
    ['Do you use GPS?', 'No. A ZIP code or a circle needs nobody’s exact location.'],
    [
      'Can people call from the banner?',
      'From the page behind it, with one more tap. Make that button large.',
    ],
    [
      'Are the apps real?',
      '{{They are examples with invented names. The operator of this market replaces them.}}',
    ],
    [
      'How soon can it run?',
      'Three days after the order, if the pictures arrive two working days before the start.',
    ],
    [
      'Is it good for online shops?',
      'For small purchases, yes. Larger ones are usually made at a desk.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'cheap-small-businesses',
    'online-display-digital-banner/overview',
  ],
}
