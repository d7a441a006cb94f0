import type { MarketingPage } from '../marketingPage.ts'
import { costOfViews, count, typicalCpm } from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'Which mobile campaigns are worth copying?',
  description:
    'Mobile campaigns with brand, year and source, where published numbers differ, and how a small shop uses the same ideas without tracking.',
  answer:
    'Those that made **where you are** the point. Burger King sold a burger for a cent to people who stood at its rival’s door; Gap put a coupon beside its own posters; Snickers bought other people’s spelling mistakes. The first needs an app, the second a ZIP code, the third a dictionary.',
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
      text: 'rival restaurants were the places of Burger King’s cent, in December 2018',
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
      text: 'people in a month met Snickers’ misspelled words, 2014',
      from: 'MOB-X3',
    },
  ],
  calculator: {
    title: 'What would it take in your town?',
    intro: 'Choose the part of the town that should have seen you in four weeks.',
    preset: { kind: 'frequency', values: { people: 40_000, share: 45 } },
  },
  parts: [
    {
      heading: 'Numbers that disagree',
      text: [
        'Burger King’s campaign of 2018 is the most told story of mobile advertising, and its numbers differ by the teller: 1.5 million downloads in nine days in some reports, "6 million" in others, including the agency’s[^MOB-X1]. Three Grands Prix in Cannes do not settle it. We print both, and suggest that you remember the idea and forget the figure. The same holds for most cases on any stage.',
      ],
      term: {
        name: 'Grand Prix',
        text: 'The highest prize of an advertising festival. It honors ideas; results are told by the entrant.',
      },
    },
    {
      heading: 'Three ideas, made small',
      text: [
        'Each used a fact about the moment instead of a fact about the person. That part carries over without anybody’s position.',
      ],
      table: {
        caption: 'The idea and its small version',
        head: ['Campaign', 'Fact about the moment', 'Small version'],
        rows: [
          [
            'Burger King[^MOB-X1]',
            'You are at the rival’s',
            'Banners in the ZIP code of the mall: "Skip the line. Two streets on."',
          ],
          [
            'Gap[^MOB-X2]',
            'You pass our poster',
            'Strips around your street screens in the same weeks',
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
        'Gap’s is the one to copy first. Book two street screens for two weeks. Book strips and rectangles in the same ZIP codes, in weather, news and games. Use the same picture and the same four words. The screen makes the name familiar, the phone makes it useful: a tap leads to the way and the opening hours. In 2012 such a coupon was tapped more than four times as often as usual[^MOB-X2]; in your town the factor will be another, and you will be able to count it.',
      ],
      steps: [
        'Two screens on the way to you, one picture.',
        'Strips in the ZIP codes around them, same picture.',
        'A page with the way, the hours and one word for the counter.',
        'Two weeks together, two weeks of strips alone.',
        'Compare the word’s count in both halves.',
      ],
    },
    {
      heading: 'What is better left alone',
      text: [
        'Fences around a rival’s shop use the positions of persons. Apart from the law, which calls such data sensitive in most American states[^MOB-R3], it is a joke that wears off: everybody can do it to you. Distance itself is a better subject. Gap’s banners near its own posters in 2012 were clicked by 0.93%, against a usual 0.2%[^MOB-X2]. Be near, and say how near.',
      ],
      term: {
        name: 'Conquesting',
        text: 'Advertising to a rival’s customers at the rival’s place.',
      },
    },
    {
      heading: 'What to take from all of them',
      text: [
        'One sentence, understood at once. A reason why here and why now. A reward at the end of a short way. Nothing in it depends on a budget. Write your sentence, put the distance into it, and look at it for one second in the sun. If it works, [prices](price-budget-rates-cpm) are the smaller problem; if it does not, no budget helps.',
      ],
    },
    {
      heading: 'Three small stories that need no prize',
      text: [
        'They are made up, to show what the ideas look like at the size of a street. A cobbler advertises for one day after the first snow: "Wet feet? Soles while you wait." A florist runs on the Thursday before Mother’s Day and on no other day: "You have forgotten it. We have not." A laundry buys the hour after work for a week: "Shirts by eight tomorrow. Second door left of the station." None of them needs an app, a position or a star. Each would be wrong on any other day or in any other street, and that is the whole art.',
      ],
    },
  ],
  example: {
    heading: 'Poster and phone, in dollars',
    text: [
      'A sports shop combines two weeks of street screens with four weeks of strips, at typical prices.',
    ],
    rows: [
      ['Views on street screens', count(100_000), costOfViews('dooh', 100_000)],
      ['Banners on phones', count(60_000), costOfViews('mobile_display', 60_000)],
      ['Price of 1,000 banners', typicalCpm('mobile_display')],
      ['Together', '$740', 'both media, before any design'],
      ['Shoes that pay for it', '25', 'at an assumed profit of $30 a pair'],
    ],
  },
  pros: {
    for: [
      'The best ideas are about place and time, which you know better than any brand.',
      'Two media in one street strengthen each other.',
      'A good sentence can be tried today.',
    ],
    against: [
      'No banner case after 2018 with a published result was found.',
      'Famous numbers differ by the teller.',
      'Tricks with rivals invite the same in return.',
    ],
  },
  campaigns: [
    {
      place: 'United States, December 2018',
      name: 'Burger King: Whopper Detour',
      text: 'A Whopper for a cent in the app, for people within 600 feet of one of 14,000 McDonald’s. Published numbers of downloads differ.',
      result: {
        value: '1.5 m or 6 m',
        text: 'downloads, by the teller; three Grands Prix in Cannes',
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
    ['May I mention a rival’s name?', 'Better describe the place. Names invite letters.'],
    [
      'Do games work as places?',
      'As space, yes. Nobody remembers where they saw it, and that does not matter.',
    ],
    [
      'Should a first campaign be clever?',
      'Clear first. Cleverness needs an audience that knows you.',
    ],
    [
      'Where can I find more cases?',
      'In the libraries of trade bodies. Ask each for year, spend and method.',
    ],
    [
      'Can I use misspellings?',
      'In search, where they are bought. On a banner they look like yours.',
    ],
    ['How do I protect an idea?', 'You cannot. Be first and be near.'],
  ],
  next: ['tips-rules', 'conversion-kpis', 'targeting', 'billboards-digital/best-campaign-examples'],
}
