import type { MarketingPage } from '../marketingPage.ts'
import { costOfViews, costOfViewsMinor, count, salesFor, typicalCpm } from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'Which banner campaigns are worth copying?',
  description:
    'Banner campaigns with brand, year and source, the idea behind each, what was published and what was not, and a version for a small budget.',
  answer:
    'Those that **read the page they stood on**. The Economist wrote headlines to fit the article beside them; Snickers aimed ads at the wrong people on purpose. Both turned a weakness of banners, that they interrupt, into a reason to look. You can do what The Economist did with three topics and nine lines.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: '2012', label: 'Gap: a coupon near the bus stop' },
      { day: '2014', label: 'Economist: the headline fits the page' },
      { day: '2022', label: 'Snickers: the wrong people' },
    ],
    alt: 'A timeline with three banner campaigns: Gap in 2012, The Economist in 2014, Snickers in 2022.',
  },
  figures: [
    {
      value: '650,000',
      text: 'new prospects were the goal of The Economist’s campaign from 2014',
      from: 'DIS-X1',
    },
    { value: '7', text: 'audience segments were in its plan', from: 'DIS-X1' },
    {
      value: '0.93%',
      text: 'click rate of Gap’s coupon near its own posters, against a usual 0.2% (2012)',
      from: 'MOB-X2',
    },
    {
      value: '16%',
      text: 'more visits at the median of 432 randomized tests of banners',
      from: 'DIS-K5',
    },
  ],
  calculator: {
    title: 'What would it take in your city?',
    intro: 'Choose the share of readers who should see you within four weeks.',
    preset: { kind: 'frequency', values: { people: 120_000, share: 30 } },
  },
  parts: [
    {
      heading: 'Why there are so few',
      text: [
        'Banners win few prizes and leave few traces. We asked for a brand, a year, a source, and where possible a result. That left three cases, all from large advertisers. A fourth had figures only from the advertiser’s own laboratory, in one report, so we do not describe it. For the most famous one we could read the idea and the goal but not the final result, so we print none. When somebody shows you a wall of logos with percentages, ask for the sources.',
      ],
      term: {
        name: 'Dynamic creative',
        text: 'A banner assembled at the moment it is shown, from parts that fit the page, the place or the hour.',
      },
    },
    {
      heading: 'The idea, and what is left without the budget',
      text: ['Read the last column first. It is the part you can do in an evening.'],
      table: {
        caption: 'Three campaigns, translated',
        head: ['Campaign', 'Idea', 'For a small budget'],
        rows: [
          [
            'The Economist[^DIS-X1]',
            'A headline that answers the article',
            'Three topics, three lines each, written by hand',
          ],
          [
            'Snickers Australia[^DIS-X3]',
            'Mistargeting as the joke',
            '“You do not need a roof. Your neighbor does.”',
          ],
          [
            'Gap[^MOB-X2]',
            'A coupon near the poster',
            'Banners in the ZIP codes of your billboards',
          ],
        ],
      },
    },
    {
      heading: 'Rebuild the headline that fits',
      text: [
        'You need no software for that. A topic is a kind of article, and you can guess what people are thinking while they read one. A locksmith on travel pages: “You locked it. Didn’t you?” On home and garden: “Your shed has a lock from 1987.” On local news: “Three break-ins on one street. Yours is next to it.” Each line would be wrong on the other pages, which is why people look.',
      ],
      steps: [
        'Choose three topics that your customers read.',
        'Read five articles of each and note what a reader worries about.',
        'Write three lines for each topic that would fit nowhere else.',
        'Book each topic as its own line with its own pictures.',
        'After two weeks keep the best line of each topic.',
      ],
    },
    {
      heading: 'What the sources do not tell',
      text: [
        'The Economist’s case names segments, goal and method, but the excerpts we read end before the result. Gap’s click rate is for a coupon, in a game, near a store, in 2012[^MOB-X2], and says little about today. Snickers was shortlisted by a jury; we saw no figures[^DIS-X3]. None of that makes the ideas worse. It makes them ideas.',
      ],
      term: {
        name: 'Prospect',
        text: 'Somebody who might become a customer and has shown a first sign of interest.',
      },
    },
    {
      heading: 'What they have in common',
      text: [
        'Each looked at the reader’s situation before the product. None needed a long explanation. And each depended on being in the right place, which takes a list more than money. The page on [targeting](targeting) helps with the list, the one on [rules](tips-rules) with the picture, and [results](conversion-kpis) with the question of whether it did anything.',
      ],
    },
    {
      heading: 'A warning about jokes',
      text: [
        'A line that fits the page can fit it too well. Beside an article about burglary a locksmith’s banner is useful; beside one about a victim it is tasteless, and you cannot choose the article. If in doubt, leave out news, and write nothing that depends on somebody’s bad luck. Ask a person who does not like you to read the nine lines. What makes them wince may make others complain.',
      ],
    },
  ],
  example: {
    heading: 'Nine lines, three topics, in dollars',
    text: [
      'The locksmith books three topics with 30,000 impressions each, over four weeks in one city.',
    ],
    rows: [
      ['Banners', '9', 'drawn with the brand kit, so free'],
      ['Impressions in all', count(90_000)],
      ['Price of 1,000', typicalCpm('online_display')],
      ['Cost', costOfViews('online_display', 90_000)],
      [
        'New locks that pay for it',
        salesFor(costOfViewsMinor('online_display', 90_000), 60_00),
        'at an assumed profit of $60 each',
      ],
    ],
  },
  pros: {
    for: [
      'The best idea on the list costs nothing but some reading.',
      'Several lines can run side by side, so you can compare them.',
      'A line that works on a page may work on a poster.',
    ],
    against: [
      'Few cases have a published result that an accountant would accept.',
      'Live data, as Snickers used, is out of reach for small firms.',
      'Wit needs taste, and taste needs time.',
    ],
  },
  campaigns: [
    {
      place: 'United Kingdom and United States, from October 2014',
      name: 'The Economist: raising eyebrows',
      text: 'Headlines assembled in the banner to fit the article on the page, for seven segments of readers.',
      result: {
        value: '650,000',
        text: 'new prospects were the goal; the result was not in what we read',
      },
      from: 'DIS-X1',
    },
    {
      place: 'Australia, 2021 and 2022',
      name: 'Snickers: the hungry internet',
      text: 'Display ads aimed at the wrong people by live data, because the internet is not itself when it is hungry. Shortlisted at Spikes Asia.',
      from: 'DIS-X3',
    },
    {
      place: 'New York, San Francisco, Chicago, 2012',
      name: 'Gap and Titan: the coupon at the bus stop',
      text: 'A coupon in a phone game, shown near the brand’s posters at bus stops.',
      result: { value: '0.93%', text: 'clicked, against a usual 0.2% then' },
      from: 'MOB-X2',
    },
  ],
  questions: [
    [
      'Why no case from the last two years?',
      'Because we found none with a source and a figure. When we do, it will go here.',
    ],
    [
      'Do you have cases from customers?',
      'We publish none without the customer’s consent and figures.',
    ],
    [
      'Can I use the weather?',
      'Yes, by hand: upload two pictures and change their weights in the morning.',
    ],
    [
      'Is wit risky for serious trades?',
      'Kindness is safer. A funeral home can be warm; it should not be funny.',
    ],
    [
      'How many lines are enough?',
      'Three per topic. With more than that, you are entertaining yourself.',
    ],
    ['May I use the name of the site?', 'No. It would look as if they recommended you.'],
  ],
  next: ['tips-rules', 'targeting', 'conversion-kpis', 'billboards-digital/best-campaign-examples'],
}
