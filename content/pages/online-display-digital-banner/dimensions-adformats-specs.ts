import { adFormatLabel, adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MarketingPage } from '../marketingPage.ts'

const limit = creativeLimitFor('online_display')
const seconds = (kb: number, mbits: number) => `${((kb * 8) / 1_000 / mbits).toFixed(1)} s`

export const page: MarketingPage = {
  question: 'Which banner sizes do you need?',
  description:
    'Display banner sizes and specs: the three formats here, IAB weights, what Google asks for, HTML5 rules, and a checker for your own file.',
  answer:
    'Three: **300 by 250**, **728 by 90** and **120 by 600** pixels, as PNG, JPEG, GIF or an HTML5 ZIP, best **under 150 kB** each. With these you fit every example site of this market. Start with the rectangle if you make only one.',
  picture: {
    kind: 'frames',
    frames: [
      { width: 300, height: 250, label: '300 × 250' },
      { width: 120, height: 600, label: '120 × 600' },
      { width: 160, height: 600, label: '160 × 600' },
      { width: 728, height: 90, label: '728 × 90' },
    ],
    alt: 'Four banner sizes to one scale: rectangle, two skyscrapers and leaderboard.',
  },
  figures: [
    { value: '3 sizes', text: 'cover all example sites of this market.', from: 'own' },
    {
      value: '150 kB',
      text: 'is the IAB’s first load for a rectangle or leaderboard; 300 kB may follow',
      from: 'DIS-S1',
    },
    {
      value: '30 s',
      text: 'is the longest animation Google’s buying system accepts',
      from: 'DIS-S3',
    },
    { value: '10', text: 'files may be requested at first load', from: 'DIS-S2' },
  ],
  calculator: {
    title: 'Does my banner fit?',
    intro: 'Enter its pixels and its weight; each format is judged by itself.',
    preset: { kind: 'specs', values: { width: 300, height: 250, weight: 140 } },
  },
  parts: [
    {
      heading: 'The formats of this market',
      text: [
        `Accepted are ${limit.fileTypes.join(', ')}. The number of pixels has to be exact, because a site cuts a hole of exactly that size. Weight is advice: a heavy banner runs, but it arrives after the reader has scrolled on, so you pay for an empty space. The upload page reads a file before it is sent, offers to crop a picture to the nearest size, and shrinks it if you like.`,
      ],
      table: {
        caption: 'Banner formats here, with the weight that we advise',
        head: ['Format', 'First load', 'Later', 'Price'],
        rows: adFormatsFor('online_display').map((format) => {
          const weight = limit.weights.find(
            ({ width, height }) => width === format.width && height === format.height,
          )
          return [
            adFormatLabel(format),
            `${weight?.initialKb ?? 0} kB`,
            `${weight?.subloadKb ?? 0} kB`,
            'the same for all three',
          ]
        }),
        note: 'Two pixels of border in a color of their own make a banner look like one, and reviewers ask for it.',
      },
      term: {
        name: 'Subload',
        text: 'What a banner loads after the page has finished: more pictures, a film, a font.',
      },
    },
    {
      heading: 'What the rest of the world uses',
      text: [
        'The IAB’s portfolio of 2017 is still the reference for sizes and weights. Google’s buying system lists the sizes it sees most. If you also buy elsewhere, add 160 by 600, 300 by 600 and 970 by 250 to your set; they cost an hour in a design that was built to be rearranged.',
      ],
      table: {
        caption: 'IAB fixed sizes and weights',
        head: ['Size', 'First load', 'Later'],
        rows: [
          ['300x250[^DIS-S1]', '150 kB', '300 kB'],
          ['728x90[^DIS-S1]', '150 kB', '300 kB'],
          ['160x600[^DIS-S1]', '150 kB', '300 kB'],
          ['970x90[^DIS-S1]', '200 kB', '400 kB'],
          ['970x250[^DIS-S1]', '250 kB', '500 kB'],
          ['300x1050[^DIS-S1]', '250 kB', '500 kB'],
          ['120x60[^DIS-S1]', '50 kB', '100 kB'],
        ],
        note: 'Google adds 250x250, 336x280 and 300x600, allows 5 MB in all and 100 requests[^DIS-S3].',
      },
    },
    {
      heading: 'HTML5 in one paragraph',
      text: [
        'A ZIP with one HTML file, relative paths, the ad.size meta tag, a variable named clickTag for the address behind it, and everything over HTTPS. No more than ten files at the start, no more than 30% of the processor, sound off until somebody asks for it, and a clear border to the page; so the IAB has it[^DIS-S2]. Stop moving after thirty seconds. Ours are shown in a closed frame that can neither read the page nor leave it.',
      ],
      term: {
        name: 'clickTag',
        text: 'The variable by which a site hands a banner the address to open, so that clicks can be counted.',
      },
    },
    {
      heading: 'How to make three from one',
      text: ['Do not shrink a poster. Arrange the same four things three times.'],
      steps: [
        'Picture, line, logo, button: four things, in this order of size.',
        'Rectangle: picture above, line below, button at the right foot.',
        'Skyscraper: line in short pieces, picture in the middle, logo at the foot.',
        'Leaderboard: logo at the left, one line, button at the right, no picture if it gets small.',
        'Letters never below 12 pixels, the line twice as large.',
        'Export PNG for flat colors, JPEG for photos, and look at both at 100%.',
      ],
    },
    {
      heading: 'Due dates and the review',
      text: [
        'Banners have to be there two working days before the start. A person looks at each, and at the page behind it. If one is denied, the reason and the [rule](tips-rules) stand beside it, and a replacement is looked at first. While a campaign runs, a new version is reviewed as the old one goes on.',
      ],
    },
    {
      heading: 'What the check finds most often',
      text: [
        'Wrong by one pixel, because an editor exported with a shadow. Twice the size, because a screen was set to double density. A GIF of four megabytes that was a film once. A ZIP within a ZIP. An HTML file that loads a font from another host. All of these are named with the number measured and the number allowed, and the first three can be repaired with a press.',
      ],
    },
  ],
  example: {
    heading: 'How late does a heavy banner arrive?',
    text: [
      'Weight times eight, divided by the speed of the line. A reader gives a page a few seconds before scrolling.',
    ],
    rows: [
      ['150 kB on a slow phone line of 1.5 Mbit/s', seconds(150, 1.5)],
      ['500 kB on the same line', seconds(500, 1.5)],
      ['2,000 kB on the same line', seconds(2_000, 1.5), 'the reader is gone'],
      ['150 kB on 20 Mbit/s', seconds(150, 20)],
      ['2,000 kB on 20 Mbit/s', seconds(2_000, 20)],
    ],
  },
  pros: {
    for: [
      'Three pictures and the work is done.',
      'Sizes have not changed for years, so old layouts serve.',
      'Files are checked, cropped and shrunk in the browser.',
    ],
    against: [
      'A space of 90 pixels in height holds a line and hardly more.',
      'HTML5 banners cost days and are seldom worth them for a local offer.',
      'Very large formats, which are seen best, are not sold here.',
    ],
  },
  questions: [
    [
      'Is an animated GIF allowed?',
      'Yes, up to thirty seconds and best below 150 kB. Make the first frame complete; some players show only that.',
    ],
    [
      'Do I need double density?',
      'No. Pixels have to be exact. Choose strong shapes, and nobody will miss the finer ones.',
    ],
    [
      'May a banner look like an article?',
      'It must be recognizable as an ad. A border and your logo do it.',
    ],
    ['Can I use one size only?', 'Yes, the rectangle. You find less room, at the same price.'],
    ['What about dark pages?', 'Put your own background in. A transparent logo can vanish.'],
    ['Who hosts the file?', 'We do, on a host of its own that sets no cookies.'],
  ],
  next: [
    'tips-rules',
    'best-campaign-examples',
    'price-budget-rates-cpm',
    'billboards-digital/adformats-specs',
  ],
}
