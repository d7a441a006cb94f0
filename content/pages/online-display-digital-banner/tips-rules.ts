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
    'One thing to see, one line to read, one button, and a border. You have about a **second and a half**, if that. Do not flash, do not shout, do not cover what people came for; Chrome blocks ads on sites that allow the worst of it. And be able to prove what you claim, because the law does not care how small the space was.',
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
      text: 'is how long people looked at a viewable desktop ad, if at all, in older eye-tracking',
      from: 'DIS-K4',
    },
    {
      value: '17 to 18%',
      text: 'of viewable desktop ads were looked at in the same study',
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
    intro: 'It depends on the day you order; weekends and US federal holidays do not count.',
    preset: { kind: 'due' },
  },
  parts: [
    {
      heading: 'Design for a glance',
      text: [
        'Eye-tracking from some years ago found that people looked at less than a fifth of the desktop ads in view, and for about a second and a half[^DIS-K4]. In that time a person takes in a shape and three or four words. So the shape has to be yours: a color that returns in every banner, a product recognized by its outline, a face that looks at the line and not at the reader. Everything else belongs on the page behind it.',
        'Test it small. Paste your banner into a screenshot of a real site, look away, then look back for a second. Whatever you notice first is the ad; the rest is clutter.',
      ],
      term: {
        name: 'Banner blindness',
        text: 'The learned habit of not seeing what looks like an ad in the usual place.',
      },
    },
    {
      heading: 'What browsers and readers punish',
      text: [
        'The Coalition for Better Ads asked people which ads drive them away. On computers, four kinds failed, and since February 2018 Chrome has blocked ads on sites that keep using them[^DIS-R1]. None of them is sold here. Keep to the spirit of the standards as well: a banner that shakes is a pop-up without the window.',
      ],
      table: {
        caption: 'What failed on desktop, and what to do instead',
        head: ['Not accepted', 'Instead'],
        rows: [
          ['Pop-ups[^DIS-R1]', 'a rectangle beside the text'],
          ['A countdown ad before the page[^DIS-R1]', 'the first rectangle of the article'],
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
        'Say what happens after the click. “See the 12 rooms” beats “Learn more,” because it is a promise you can keep. Numbers help if they are true and exact. Questions help if the answer is not “no.” People read superlatives as noise, and without proof they may be illegal. If you have a price, show it; if you have none, show the thing.',
        'Match the page: the same words, the same picture, the same price on its first screen. People who feel misled by a banner do not blame the banner; they blame you.',
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
        'Buy sites, not just impressions. Pages made for advertising look about a quarter cheaper and score well on viewability, which is how they fool buyers[^DIS-R2]. The best rule on this page is to keep a list of sites that you have opened yourself. Ask of each one: would I want to find my own shop here? Look again from time to time, since sites change hands.',
      ],
    },
    {
      heading: 'Dates and the review',
      text: [
        'A banner has to be uploaded two working days before the start; the calculator counts them. Our review looks at the picture, the claim and the page. It rejects banners without a recognizable advertiser, claims without proof, pages that do not open, and buttons that pretend to be part of the site. See [formats](dimensions-adformats-specs) for file sizes and weights.',
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
      'Good craft can show in the numbers within days.',
      'Standards push out the worst neighbors.',
      'A banner is made, tested and replaced within a week.',
    ],
    against: [
      'Most people overlook even a good one.',
      'Small spaces punish long names.',
      'Sites have different rules, and some may refuse a whole trade.',
    ],
  },
  law: {
    heading: 'Rules where you are',
    intro:
      'The law on banners and the pages behind them, by country, with sources. Ask a lawyer where money or health is concerned.',
  },
  questions: [
    [
      'May I use “best”?',
      'Only with a test that says so, its name and its year, on the banner or one click away.',
    ],
    ['Do I have to write “Ad”?', 'The site marks the space. Your border and logo make it plain.'],
    [
      'May I show a competitor’s price?',
      'Only if it is true today and for the same product. It will not be true for long.',
    ],
    ['Can I animate?', 'Yes, calmly, for up to thirty seconds, ending on the complete picture.'],
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
