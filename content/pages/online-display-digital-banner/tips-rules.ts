import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, viewsFor } from '../ownFigures.ts'

const LUMEN_SECONDS = 1.5
const BANNERS = viewsFor('online_display', 300_00)
const IN_VIEW = BANNERS * 0.709
const LOOKS = IN_VIEW * 0.175

export const page: MarketingPage = {
  question: 'What makes a banner that people look at?',
  description:
    'Design and placement rules for display banners, what the Better Ads Standards rule out, a checklist to print, due dates and law by country.',
  answer:
    'One thing to see, one line to read, one button, and a border. You have about a **second and a half**, if that. Do not flash, do not shout, do not cover what people came for; Chrome blocks sites that allow it. And prove what you claim, because the law does not care how small the space was.',
  picture: {
    kind: 'board',
    big: '1.5 s',
    words: 'and they|are gone.',
    small: 'One picture, one line, one button.',
    alt: 'A board that says: one and a half seconds, and they are gone.',
  },
  figures: [
    {
      value: '1.5 s',
      text: 'is how long a viewable desktop ad was looked at, if it was, in older eye-tracking',
      from: 'DIS-K4',
    },
    {
      value: '17 to 18%',
      text: 'of viewable desktop ads were looked at, in the same study',
      from: 'DIS-K4',
    },
    {
      value: '2018',
      text: 'is when Chrome began to block ads on sites that break the Better Ads Standards',
      from: 'DIS-R1',
    },
    {
      value: '2 days',
      text: 'before the start, in working days, is when a banner is due.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'When is my banner due?',
    intro: 'The day of the order decides; weekends and US federal holidays are left out.',
    preset: { kind: 'due' },
  },
  parts: [
    {
      heading: 'Design for a glance',
      text: [
        'Eye-tracking from some years ago found that less than a fifth of the ads in view were looked at, and those for a second and a half[^DIS-K4]. In that time a person takes in a shape and three or four words. So the shape has to be yours: a color that returns in each banner, a product recognized by its outline, a face that looks at the line and not at the reader. Everything else is for the page behind it.',
        'Test it small. Paste your banner into a screenshot of a real site, look away, look back for a second. Whatever you noticed first is the ad; the rest is cost.',
      ],
      term: {
        name: 'Banner blindness',
        text: 'The learned habit of not seeing what looks like an ad in the usual place.',
      },
    },
    {
      heading: 'What browsers and readers punish',
      text: [
        'The Coalition for Better Ads asked tens of thousands of people which ads drive them away. On computers four kinds failed, and Chrome has blocked ads on sites that keep using them since February 2018[^DIS-R1]. None of them is sold here. Keep to the spirit as well: a banner that shakes is a pop-up without the window.',
      ],
      table: {
        caption: 'What failed on desktop, and what to do instead',
        head: ['Not accepted', 'Instead'],
        rows: [
          ['Pop-ups[^DIS-R1]', 'a rectangle beside the text'],
          [
            'A page with a countdown before the page[^DIS-R1]',
            'the first rectangle of the article',
          ],
          ['Video that starts with sound[^DIS-R1]', 'a still picture, or silent motion'],
          ['Large ads that stick to the window[^DIS-R1]', 'a skyscraper in the margin'],
          ['Flashing', 'one change of picture, once'],
          ['Fake buttons and fake messages', 'a button that says what happens'],
        ],
      },
    },
    {
      heading: 'Words that earn a click, honestly',
      text: [
        'Say what happens after the click. "See the 12 rooms" beats "Learn more", because it is a promise that can be kept. Numbers help if they are true and exact. Questions help if the answer is not "no". Superlatives are read as noise and may be illegal without proof. If you have a price, show it; if you have none, show the thing.',
        'Match the page. The same words, the same picture, the same price in its first screen. People who feel misled by a banner do not blame the banner.',
      ],
    },
    {
      heading: 'A checklist to print',
      text: ['For the last look before the upload.'],
      steps: [
        'Recognizable in a second, in a screenshot of a real page.',
        'Seven words or fewer, besides the button.',
        'A button with a verb and a noun.',
        'Logo in the same corner in all sizes.',
        'A border, so that it is clearly an ad.',
        'Letters at least 12 pixels, contrast that passes a checker.',
        'No motion after thirty seconds, none that flashes.',
        'Below 150 kB.',
        'The page behind it repeats the promise and works on a phone.',
        'Proof of each claim is at hand.',
      ],
      term: {
        name: 'Landing page',
        text: 'Where a click leads. It is reviewed together with the banner.',
      },
    },
    {
      heading: 'Where a banner should run',
      text: [
        'Buy sites, not just impressions. Pages made for advertising look about a quarter cheaper and score well on viewability, which is how they deceive[^DIS-R2]. A list of sites that you have opened yourself is the best rule on this page. Ask of each one: would I want to find my own shop here? Look again after a week, since sites change hands.',
      ],
    },
    {
      heading: 'Dates and the review',
      text: [
        'A banner has to be uploaded two working days before the start; the calculator counts them. The review looks at picture, claim and page. What is rejected most: no recognizable advertiser, a claim without proof, a page that does not open, and buttons that pretend to be part of the site. See [formats](dimensions-adformats-specs) for file sizes and weights.',
      ],
    },
  ],
  example: {
    heading: 'How many looks does $300 buy?',
    text: [
      'The rates come from older studies of the wider market, so take the result as an order of magnitude.',
    ],
    rows: [
      ['Impressions', count(BANNERS), `$300 at ${typicalCpm('online_display')} per thousand`],
      ['In view', count(IN_VIEW), '70.9%'],
      ['Looked at', count(LOOKS), '17.5% of those in view'],
      ['Seconds of looking in all', count(LOOKS * LUMEN_SECONDS), '1.5 seconds each'],
      ['Price of a look', dollars(Math.round(300_00 / LOOKS)), `$300 / ${count(LOOKS)}`],
    ],
  },
  pros: {
    for: [
      'Good craft can show in the figures within days.',
      'Standards push out the worst neighbors.',
      'A banner is made, tested and replaced within a week.',
    ],
    against: [
      'Even a good one is overlooked by most people.',
      'Small spaces punish long names.',
      'Sites’ rules differ, and some may refuse a whole trade.',
    ],
  },
  law: {
    heading: 'Rules where you are',
    intro:
      'Law on banners and the pages behind them, by country, with sources. Ask a lawyer where money or health is concerned.',
  },
  questions: [
    [
      'May I use "best"?',
      'With a test that says so, its name and its year, on the banner or one click away.',
    ],
    ['Do I have to write "Ad"?', 'The site marks the space. Your border and logo make it plain.'],
    [
      'May I show a competitor’s price?',
      'If it is true today and the same product. It will not be true for long.',
    ],
    ['Can I animate?', 'Calmly, up to thirty seconds, ending on the complete picture.'],
    [
      'How often should banners change?',
      'When visits per thousand impressions fall by a third. In a small town that can be after three to four weeks.',
    ],
    ['Are faces good?', 'Yes, if they belong to people connected with your business.'],
  ],
  next: [
    'dimensions-adformats-specs',
    'best-campaign-examples',
    '101-strategy-intro',
    'ctv-streaming-ads/tips-rules',
  ],
}
