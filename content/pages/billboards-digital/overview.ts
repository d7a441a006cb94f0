import type { MarketingPage } from '../marketingPage.ts'
import {
  inventoryCount,
  leadDays,
  leastBudget,
  premiumCpm,
  reachRows,
  typicalCpm,
  viewsWords,
} from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'Should you advertise on digital billboards?',
  description:
    'What a digital billboard campaign is, what it costs from $250, whom it reaches, and when another medium does the job better.',
  answer: `If most people near you could be customers, yes. A thousand views on a screen cost about **${typicalCpm('dooh')}**, indoors about **${premiumCpm('dooh')}**, and a campaign starts at **${leastBudget('dooh')}**. It makes a name known in a place. It cannot be clicked, and it cannot choose who walks past.`,
  picture: {
    kind: 'board',
    big: typicalCpm('dooh'),
    words: 'buys these|1,000 views.',
    small: 'Each bold dot looks up; the others pass.',
    alt: 'A billboard that says what a thousand views cost, above a field of dots that stand for the people who pass it.',
  },
  figures: [
    {
      value: leastBudget('dooh'),
      text: 'The least a campaign costs here, on as many screens as you like.',
      from: 'own',
    },
    {
      value: '73%',
      text: 'of Americans asked by the trade body in 2024 think well of digital screens outdoors',
      from: 'DOOH-P1',
    },
    {
      value: '$9 billion',
      text: 'US out-of-home revenue passed this for the first time in 2024',
      from: 'DOOH-M1',
    },
    { value: '34%', text: 'of that went to digital screens', from: 'DOOH-M1' },
  ],
  calculator: {
    title: 'What would it buy?',
    intro: 'Enter a budget or the number of views you want. Savings start at $5,000.',
    preset: { kind: 'cpm', values: { budget: 1000 } },
  },
  parts: [
    {
      heading: 'What you book',
      text: [
        'A digital billboard shows a loop: {{on our example screens}} mostly eight slots of eight seconds, so one ad comes around about once a minute. You book one place in that loop, on the screens you pick, for one or more weeks. Nobody prints anything and nobody climbs a ladder. Once the campaign is paid for and the picture has passed review, it starts on the day you chose.',
        `{{Our own market lists ${inventoryCount('dooh')} example screens in the United States, on roads and streets, in malls, stations, gyms and offices.}} Each screen has its own price for a thousand views, its own number of views a week, and its own rules about motion. The planner shows them on a map, and you pick the ones you want.`,
      ],
      term: {
        name: 'Loop',
        text: 'The round of ads that a screen shows again and again. Your share of the loop decides how often you are seen.',
      },
    },
    {
      heading: 'Who uses it',
      text: [
        'The buyers are more local than most people think. The categories that spent the most on out-of-home in the United States in spring 2025 begin with lawyers, hospitals, banks, hotels, local government, colleges and quick restaurants[^DOOH-M4]. These are businesses with an address, and what they want is to be the first name that comes to mind within a few miles.',
        'The same pattern shows abroad. In Switzerland 63% of those who advertised out of home in 2022 were small firms or public bodies that spent less than CHF 10,000 a year[^DOOH-M17]. If your customers come from everywhere at once, or if there are only a few hundred of them in the whole country, the street is the wrong place to look for them.',
      ],
    },
    {
      heading: 'How far a budget goes in a town',
      text: [
        'Views add up faster than people do. The first thousand dollars reaches many people who have not seen you yet; the next thousand increasingly reaches the same commuters again. That is not waste, because a name needs repeating, but it should be a decision. The table runs four budgets through our reach curve for a town of 80,000 people.',
      ],
      table: {
        caption: 'Four weeks in a town of 80,000, at the typical price',
        head: ['Budget', 'Views', 'People reached', 'Times each'],
        rows: reachRows('dooh', 80_000, [250_00, 500_00, 1_000_00, 2_500_00]),
        bars: [1, 2, 4, 10],
        note: 'A planning estimate. Bars show the budgets. The planner uses the real screens, the hours you choose and the people who live around them.',
      },
      term: {
        name: 'View',
        text: 'One person who could see the screen while your ad was on it. It is an opportunity, not a proven look.',
      },
    },
    {
      heading: 'Five steps to the first day',
      text: [
        `Ordering takes an evening. The calendar is the slower part: screens need about ${leadDays('dooh')} days between the order and the first play, because owners review what they show.`,
      ],
      steps: [
        'Pick the place: a town, a ZIP code or a circle on the map.',
        'Pick screens, or take all of them, and the weeks. Each slot is held for you while you check out.',
        'Set the budget. The forecast follows every change and says what limits you.',
        'Pay by card or invoice, then upload a picture of 1920 by 1080 or 1080 by 1920 pixels, or let us [make it](ad-creation).',
        'Watch the plays arrive in the report, screen by screen, with a proof for each.',
      ],
    },
    {
      heading: 'Where to read next',
      text: [
        'If the money is the question, begin with [prices](price-budget-rates-cpm) or, below five hundred dollars, with [small budgets](cheap-small-businesses). If you have a picture already, check it on the page about [formats](adformats-specs). If somebody will ask what came of it, agree beforehand on how to answer: the page about [results](conversion-kpis) says what a screen can and cannot prove. And if you are not sure at all, [for and against](pros-cons-benefits-disadvantages) sets the medium beside the five others we sell.',
      ],
    },
  ],
  example: {
    heading: 'A dentist, two miles, one month',
    text: [
      'A new practice wants the streets around it to know its name. It takes four street screens within two miles for four weeks, all day, with one still picture: name, street, phone number.',
    ],
    rows: [
      ['Budget', '$1,000'],
      ['Typical price for 1,000 views', typicalCpm('dooh')],
      ['Views', viewsWords('dooh', 1_000_00), '$1,000 divided by the price, times 1,000'],
      ['New patients needed to pay for it', '4', 'at an assumed $250 of first-year profit each'],
    ],
  },
  pros: {
    for: [
      'People accept it. In a 2024 survey for the US trade body, 73% saw digital out-of-home ads favorably, against 50% for TV and video and 37% for online ads[^DOOH-P1].',
      'It cannot be skipped, blocked or scrolled away.',
      'A new picture is a file, not a print run, and can differ by morning and evening.',
    ],
    against: [
      'The screen is shared: you are on air for about one second in eight.',
      'Views are opportunities to see, modeled from traffic and time and not counted one by one[^DOOH-K3].',
      'Seven words are all a driver can take in. What needs explaining belongs elsewhere.',
    ],
  },
  questions: [
    [
      'Can I book a single screen?',
      'Yes, as long as the campaign as a whole meets the minimum budget. One screen that your customers pass daily can be worth more than ten that they do not.',
    ],
    [
      'Do I need a designer?',
      'No. Upload a JPEG or PNG in one of two sizes, make one from your logo with the brand kit in the upload page, or order the design with the campaign.',
    ],
    [
      'What if a screen goes dark?',
      'You pay for plays that ran. What was not delivered comes back as a coupon when the campaign ends.',
    ],
    [
      'Is the inventory real?',
      '{{The screens that this market shows are an example: their places and prices are plausible, their names are invented. An operator puts a real list in their place.}}',
    ],
    [
      'How soon can I see it?',
      'Your ad plays on the first morning. Figures reach the report the same day, and the log lists each play with its minute.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'cheap-small-businesses',
    'best-campaign-examples',
  ],
}
