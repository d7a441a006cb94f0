import type { MarketingPage } from '../marketingPage.ts'

export const page: MarketingPage = {
  question: 'What makes a mobile banner work?',
  description:
    'Rules for mobile banners: one second, one benefit, thumbs and pages, what the Better Ads Standards rule out, dates and law by country.',
  answer:
    'A **name and one benefit in the first glance**, letters that can be read in the sun, a page that opens in two seconds, and no trick with the thumb. Chrome blocks ads on sites that keep using the formats people hate. People’s exact locations are off limits. The rest is four words.',
  picture: {
    kind: 'board',
    big: '1 s',
    words: 'One benefit,|your name.',
    small: 'Then the thumb has moved on.',
    alt: 'A sign that says: one second, one benefit, your name.',
  },
  figures: [
    {
      value: '78%',
      text: 'noticed a mobile ad, for about one second, in older eye-tracking',
      from: 'MOB-K3',
    },
    { value: '30%', text: 'of a page’s height is the most that ads should take', from: 'MOB-R1' },
    {
      value: '150,000+',
      text: 'people have been surveyed for the Better Ads Standards',
      from: 'MOB-R1',
    },
    {
      value: '2 days',
      text: 'before the start, counted in working days, a banner is due.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'When is my banner due?',
    intro: 'From the day of your order to the first day on phones.',
    preset: { kind: 'due' },
  },
  parts: [
    {
      heading: 'Design for one second',
      text: [
        'In a laboratory 78% of people noticed mobile ads and looked for about a second; on computers fewer noticed, and they looked a little longer[^MOB-K3]. So on a phone you may hope to be seen and must not count on being read. Name and benefit belong in the same glance. “Smith Roofing” is a name. “Leak? Smith comes today” is both.',
        'No carousel, no second picture, no “learn more”. If a thing needs two screens, it needs another medium.',
      ],
      term: {
        name: 'Benefit',
        text: 'What somebody gets out of it, in their words. Not what you put into it.',
      },
    },
    {
      heading: 'What people cannot stand',
      text: [
        'The Coalition for Better Ads had people rate formats on phones. The ones below failed[^MOB-R1]. Chrome blocks ads on sites that keep using them, and we sell none.',
      ],
      table: {
        caption: 'What failed on phones, and a decent replacement',
        head: ['Format', 'Why', 'Instead'],
        rows: [
          ['Pop-up', 'covers what was wanted', 'rectangle in the text'],
          ['Full screen before a page', 'blocks the way in', 'full screen between two things'],
          ['More than 30% of the height', 'leaves no page', 'one rectangle a screen'],
          ['Flashing', 'cannot be ignored', 'one calm change'],
          ['Video with sound', 'embarrasses in public', 'silent, started by a tap'],
          ['Countdown after a page', 'holds people up', 'a close button right away'],
          ['Large and sticky', 'follows the thumb', 'a strip'],
        ],
      },
    },
    {
      heading: 'Thumbs, honestly',
      text: [
        'Accidental taps look like success for a day and cost you trust for longer. Keep buttons away from the edge where thumbs rest, do not imitate the phone’s own signs, and never put a fake close button in the picture. We remove banners that do. On your own page, look at visits that last longer than five seconds; many of the others were slips.',
      ],
    },
    {
      heading: 'A checklist to print',
      text: ['Go through it on the street, with two phones.'],
      steps: [
        'Name and benefit readable at arm’s length in the sun.',
        'Understood by somebody who saw it for one second.',
        'Letters 18 pixels or more on the strip.',
        'A border, and a background of its own.',
        'Below 50, 150 or 300 kB by size.',
        'Page opens in two seconds with one bar.',
        'Call and directions are the first two buttons.',
        'Claims are true and provable; prices include what they must include.',
        'The hours on the page are today’s.',
      ],
      term: {
        name: 'Above the fold',
        text: 'What a page shows before anybody scrolls.',
      },
    },
    {
      heading: 'Location and the law',
      text: [
        'Ask before you use anybody’s exact location, or better, do not use it. In most American privacy laws it is sensitive; a ZIP code or a radius needs no consent[^MOB-R3]. Say near, not “we saw you”. Storing anything on a phone takes consent in the European Union and at least a notice in Switzerland. The list below has what we could find by country. Nobody can target children under thirteen here; in America their data may not go to others for targeted ads without a parent’s consent[^LAW-3].',
      ],
    },
    {
      heading: 'Dates and denials',
      text: [
        'Two working days before the start, as for all banners. A person looks at the picture and the page, on a phone. Most denials are for fake buttons, pages that do not open, health claims in four words, and offers whose terms cannot be found. Each denial gives its reason, and since reviews go by start date, a new version does not join the back of the line. File sizes are under [formats](dimensions-adformats-specs).',
      ],
    },
    {
      heading: 'Words that fit a thumb',
      text: [
        'A strip has room for eighteen to twenty-four letters that can be read outside. That is less than a license plate with its frame. So write the way people speak in a hurry: verb first, no article, a number instead of an adjective. “Keys cut, 5 min” is a whole advertisement. “Your trusted partner for locks and security” is a line for a letterhead, and the thumb is gone before the word “partner”. Write ten, cross out the five longest, and show the rest to somebody who is running for a bus.',
      ],
    },
  ],
  example: {
    heading: 'From tap to gone',
    text: ['What a page may weigh if it is to open in two seconds on different connections.'],
    rows: [
      ['Slow, 1 Mbit/s', '250 kB', '2 s × 1 Mbit/s / 8'],
      ['Fair, 5 Mbit/s', '1,250 kB'],
      ['Good, 20 Mbit/s', '5,000 kB'],
      ['A common home page', '2,000 to 3,000 kB', 'assumed; measure yours'],
      ['So on a slow connection it opens after', '16 to 24 s', 'nobody is there anymore'],
    ],
  },
  pros: {
    for: [
      'Nearly everybody notices, if only for a moment.',
      'The rules are clear, and Chrome enforces them.',
      'Mistakes can be fixed within a day.',
    ],
    against: [
      'Four words exclude most arguments.',
      'Screens, light and thumbs differ; what looked fine on your phone may fail outdoors.',
      'Your slow page is your own worst enemy.',
    ],
  },
  law: {
    heading: 'Rules where you are',
    intro:
      'Law for ads on phones by country, each line with its source. Where the list is short, we found few rules that we can show.',
  },
  questions: [
    ['May I write “free”?', 'If nothing has to be bought or signed to get it.'],
    [
      'Is a countdown in the banner allowed?',
      'If it counts to something real. A false rush is deceptive.',
    ],
    ['Can I use emoji?', 'They look different on each phone. Draw your own symbol.'],
    ['Do I need a legal notice?', 'On the page, where the law of your country asks for one.'],
    [
      'May I send a text message as well?',
      'That is direct marketing, and it needs consent nearly everywhere.',
    ],
    [
      'Should the banner change by day?',
      'If the offer does. Five strips for five days take about an hour.',
    ],
  ],
  next: [
    'dimensions-adformats-specs',
    'best-campaign-examples',
    '101-strategy-intro',
    'online-display-digital-banner/tips-rules',
  ],
}
