import type { MarketingPage } from '../marketingPage.ts'
import {
  costOfViews,
  costOfViewsMinor,
  count,
  dollars,
  salesFor,
  typicalCpm,
} from '../ownFigures.ts'

const BOTH_MINOR = costOfViewsMinor('dooh', 100_000) + costOfViewsMinor('mobile_display', 60_000)

export const page: MarketingPage = {
  question: 'Which mobile campaigns are worth copying?',
  description:
    'Mobile campaigns with brand, year and source, where published numbers differ, and how a small shop uses the same ideas without tracking.',
  answer:
    'Those that made **where you are** the point. Burger King sold a burger for a cent to people standing at its rival’s door; Gap put a coupon beside its own posters; Snickers bought other people’s spelling mistakes. The first needs an app, the second a ZIP code, the third a dictionary.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Gap’s coupon, 2012', value: 0.93, shown: '0.93%' },
      { label: 'usual then', value: 0.2, shown: '0.2%' },
    ],
    alt: 'Two bars: 0.93 percent tapped Gap’s coupon near its posters in 2012, 0.2 percent was usual.',
  },
  figures: [
    {
      value: '14,000',
      text: 'rival restaurants unlocked Burger King’s one-cent burger in December 2018',
      from: 'MOB-X1',
    },
    {
      value: '1.5 m',
      text: 'downloads in nine days by some reports, 6 million by others',
      from: 'MOB-X1',
    },
    {
      value: '0.93%',
      text: 'tapped Gap’s coupon near its posters; 0.2% was usual',
      from: 'MOB-X2',
    },
    {
      value: '250,000',
      text: 'people in a month saw Snickers’ ads on misspelled words, 2014',
      from: 'MOB-X3',
    },
  ],
  calculator: {
    title: 'What would it take in your town?',
    intro: 'Choose the share of the town that should see you within four weeks.',
    preset: { kind: 'frequency', values: { people: 40_000, share: 45 } },
  },
  parts: [
    {
      heading: 'Numbers that disagree',
      text: [
        'Burger King’s campaign of 2018 is one of the most-told stories in mobile advertising, and its numbers depend on who tells it: 1.5 million downloads in nine days in some reports, “6 million” in others, including the agency’s[^MOB-X1]. Three Grands Prix in Cannes do not settle it. We print both, and suggest that you remember the idea and forget the figure. The same goes for most case studies told on a stage.',
      ],
      term: {
        name: 'Grand Prix',
        text: 'The top prize at an advertising festival. It honors ideas; entrants report their own results.',
      },
    },
    {
      heading: 'Three ideas, made small',
      text: [
        'Each used a fact about the moment instead of a fact about the person. You can borrow that part without knowing anybody’s location.',
      ],
      table: {
        caption: 'The idea and its small version',
        head: ['Campaign', 'Fact about the moment', 'Small version'],
        rows: [
          [
            'Burger King[^MOB-X1]',
            'You are at a rival’s door',
            'Banners in the ZIP code of the mall: “Skip the line. Two blocks down.”',
          ],
          [
            'Gap[^MOB-X2]',
            'You pass our poster',
            'Strips around your billboards in the same weeks',
          ],
          [
            'Snickers India[^MOB-X3]',
            'You mistype when hungry',
            'Lunch offers at 11:40, when people think of food',
          ],
        ],
      },
    },
    {
      heading: 'Rebuild the poster and the phone',
      text: [
        'Gap’s is the one to copy first. Book two billboards for two weeks. Book strips and rectangles in the same ZIP codes, in weather, news and game apps. Use the same picture and the same four words. The screen makes the name familiar, the phone makes it useful: a tap leads to directions and your hours. In 2012 such a coupon was tapped more than four times as often as usual[^MOB-X2]; in your town the factor will be different, and you will be able to count it.',
      ],
      steps: [
        'Two billboards on the way to you, one picture.',
        'Strips in the ZIP codes around them, same picture.',
        'A page with directions, your hours and one word to say at the counter.',
        'Two weeks together, two weeks of strips alone.',
        'Compare how often the word was said in each half.',
      ],
    },
    {
      heading: 'What is best left alone',
      text: [
        'Geofences around a rival’s shop use people’s exact locations. Most state privacy laws call such data sensitive[^MOB-R3], and the joke wears off: anybody can do it to you. Your own distance is a better subject. Gap stayed near its own posters in 2012, and 0.93% of its banners were tapped, against a usual 0.2%[^MOB-X2]. Be near, and say how near.',
      ],
      term: {
        name: 'Conquesting',
        text: 'Advertising to a rival’s customers at the rival’s place.',
      },
    },
    {
      heading: 'What to take from all of them',
      text: [
        'One sentence, understood at once. A reason to come here, and now. A reward at the end of a short walk. None of this depends on a budget. Write your sentence, put the distance in it, and look at it for one second in the sun. If it works, [prices](price-budget-rates-cpm) are the smaller problem; if it does not, no budget helps.',
      ],
    },
    {
      heading: 'Three small stories that need no prize',
      text: [
        'They are made up, to show what the ideas look like at the size of a street. A cobbler advertises for one day after the first snow: “Wet feet? Soles while you wait.” A florist runs on the Thursday before Mother’s Day and on no other day: “You have forgotten it. We have not.” A laundry buys the hour after work for a week: “Shirts by eight tomorrow. Second door left of the station.” None of them needs an app, a location or a celebrity. Each would be wrong on any other day or in any other street, and that is the whole art.',
      ],
    },
  ],
  example: {
    heading: 'Poster and phone, in dollars',
    text: [
      'A sporting goods store combines two weeks of billboards with four weeks of strips, at typical prices.',
    ],
    rows: [
      ['Views on billboards', count(100_000), costOfViews('dooh', 100_000)],
      ['Impressions on phones', count(60_000), costOfViews('mobile_display', 60_000)],
      ['Price of 1,000 banners', typicalCpm('mobile_display')],
      ['Together', dollars(BOTH_MINOR), 'both media, before any design'],
      [
        'Pairs of shoes that pay for it',
        salesFor(BOTH_MINOR, 30_00),
        'at an assumed profit of $30 each',
      ],
    ],
  },
  pros: {
    for: [
      'The best ideas are about place and time, which you know better than any brand.',
      'Two media on one street strengthen each other.',
      'A good sentence can be tried today.',
    ],
    against: [
      'We found no banner case after 2018 with a published result.',
      'Famous numbers depend on who tells them.',
      'Tricks with rivals invite the same in return.',
    ],
  },
  campaigns: [
    {
      place: 'United States, December 2018',
      name: 'Burger King: Whopper Detour',
      text: 'A Whopper for a cent in the app, for people within 600 feet of one of 14,000 McDonald’s. Published download counts differ.',
      result: {
        value: '1.5 m or 6 m',
        text: 'downloads, depending on the source; three Grands Prix in Cannes',
      },
      from: 'MOB-X1',
    },
    {
      place: 'New York, San Francisco, Chicago, 2012',
      name: 'Gap and Titan: poster and phone',
      text: 'A coupon in Words With Friends, shown near Gap’s posters at bus stops.',
      result: { value: '0.93%', text: 'tapped it, against a usual 0.2%' },
      from: 'MOB-X2',
    },
    {
      place: 'India, 2014',
      name: 'Snickers: you type badly when hungry',
      text: 'Mobile search ads on misspelled words, which cost less than brand or category words.',
      result: { value: '250,000+', text: 'people in a month' },
      from: 'MOB-X3',
    },
  ],
  questions: [
    [
      'May I mention a rival’s name?',
      'Better to describe the place. Names invite letters from lawyers.',
    ],
    [
      'Do games work as a placement?',
      'Yes. Nobody remembers where they saw an ad, and that does not matter.',
    ],
    [
      'Should a first campaign be clever?',
      'Clear first. Cleverness needs an audience that knows you.',
    ],
    [
      'Where can I find more cases?',
      'In the libraries of trade bodies. Ask for the year, spend and method of each.',
    ],
    [
      'Can I use misspellings?',
      'In search, where you can bid on them. On a banner they look like your own mistakes.',
    ],
    ['How do I protect an idea?', 'You cannot. Be first and be near.'],
  ],
  next: ['tips-rules', 'conversion-kpis', 'targeting', 'billboards-digital/best-campaign-examples'],
}
