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
    'Three: **300 by 250**, **728 by 90** and **120 by 600** pixels, as PNG, JPEG, GIF or an HTML5 ZIP, preferably **under 150 kB** each. {{With these you fit every example site in this market.}} If you make only one, make the rectangle.',
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
    {
      value: '3 sizes',
      text: 'cover all example sites of this market.',
      from: 'own',
      isOfExamples: true,
    },
    {
      value: '150 kB',
      text: 'is the IAB’s limit at first load for a rectangle or leaderboard; 300 kB may follow',
      from: 'DIS-S1',
    },
    {
      value: '30 s',
      text: 'is the longest animation Google’s buying system accepts',
      from: 'DIS-S3',
    },
    { value: '10', text: 'files at most may be requested at first load', from: 'DIS-S2' },
  ],
  calculator: {
    title: 'Does my banner fit?',
    intro: 'Enter its pixels and its weight; each format is checked separately.',
    preset: { kind: 'specs', values: { width: 300, height: 250, weight: 140 } },
  },
  parts: [
    {
      heading: 'The formats of this market',
      text: [
        `We accept ${limit.fileTypes.join(', ')}. The number of pixels has to be exact, because a site leaves a space of exactly that size. Weight is a recommendation: a heavy banner runs, but it may arrive after the reader has scrolled on, and then you pay for an empty space. The upload page reads a file before it is sent, offers to crop a picture to the nearest size, and shrinks it if you like.`,
      ],
      table: {
        caption: 'Banner formats here, with the weight we recommend',
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
        note: 'A two-pixel border in a color of its own sets a banner apart from the page; reviewers ask for one.',
      },
      term: {
        name: 'Subload',
        text: 'What a banner loads after the page has finished: more pictures, a video, a font.',
      },
    },
    {
      heading: 'What the rest of the world uses',
      text: [
        'The IAB’s 2017 portfolio is still the reference for sizes and weights. If you also buy elsewhere, add 160 by 600, 300 by 600 and 970 by 250 to your set; they take an hour in a design built to be rearranged.',
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
        note: 'Google adds 250x250, 336x280 and 300x600, and allows 5 MB and 100 requests in all[^DIS-S3].',
      },
    },
    {
      heading: 'HTML5 in one paragraph',
      text: [
        'A ZIP with one HTML file, relative paths, the ad.size meta tag, a variable named clickTag for the address behind it, and everything over HTTPS. No more than ten files at the start, no more than 30% of the processor, sound off until somebody asks for it, and a clear border against the page; those are the IAB’s rules[^DIS-S2]. Motion stops after thirty seconds. We show banners in a closed frame that can neither read the page nor leave it.',
      ],
      term: {
        name: 'clickTag',
        text: 'The variable in which a site hands a banner the address to open, so that clicks can be counted.',
      },
    },
    {
      heading: 'How to make three banners from one',
      text: ['Do not shrink a poster. Arrange the same four things three times.'],
      steps: [
        'Picture, line, logo, button: four things, from largest to smallest.',
        'Rectangle: picture above, line below, button at the lower right.',
        'Skyscraper: line in short pieces, picture in the middle, logo at the bottom.',
        'Leaderboard: logo on the left, one line, button on the right, no picture if it gets too small.',
        'Letters never below 12 pixels; the line twice as large.',
        'Export PNG for flat colors, JPEG for photos, and look at both at 100%.',
      ],
    },
    {
      heading: 'Due dates and the review',
      text: [
        'Banners are due two working days before the start. A person looks at each one, and at the page behind it. If we deny one, you see the reason and the [rule](tips-rules) beside it and can upload a replacement. Reviews go by start date, soonest first. While a campaign runs, a new version is reviewed as the old one keeps running.',
      ],
    },
    {
      heading: 'What the check finds most often',
      text: [
        'A size wrong by one pixel, because an editor exported a shadow. Twice the size, because a screen was set to double density. A four-megabyte GIF that used to be a video. A ZIP within a ZIP. An HTML file that loads a font from another host. Each is reported with what was measured and what is allowed, and you can fix a picture of the wrong size with a click.',
      ],
    },
  ],
  example: {
    heading: 'How late does a heavy banner arrive?',
    text: [
      'The time is weight times eight, divided by connection speed. A reader gives a page a few seconds before scrolling.',
    ],
    rows: [
      ['150 kB on a slow phone connection of 1.5 Mbit/s', seconds(150, 1.5)],
      ['500 kB on the same connection', seconds(500, 1.5)],
      ['2,000 kB on the same connection', seconds(2_000, 1.5), 'the reader is gone'],
      ['150 kB on 20 Mbit/s', seconds(150, 20)],
      ['2,000 kB on 20 Mbit/s', seconds(2_000, 20)],
    ],
  },
  pros: {
    for: [
      'Three pictures and the work is done.',
      'Sizes have not changed for years, so old layouts still work.',
      'Your browser can check, crop and shrink the files.',
    ],
    against: [
      'A space 90 pixels high holds one line and hardly more.',
      'HTML5 banners cost days and are seldom worth it for a local offer.',
      'Very large formats, which are the hardest to miss, are not sold here.',
    ],
  },
  questions: [
    [
      'Is an animated GIF allowed?',
      'Yes, up to thirty seconds and preferably under 150 kB. Make the first frame complete; some programs show only that.',
    ],
    [
      'Do I need double density?',
      'No. The number of pixels has to be exact. Choose strong shapes, and nobody will miss finer ones.',
    ],
    [
      'May a banner look like an article?',
      'Only if it is recognizable as an ad. A border and your logo will do.',
    ],
    ['Can I use only one size?', 'Yes, the rectangle. It will find less space, at the same price.'],
    ['What about dark pages?', 'Add your own background. A transparent logo can vanish.'],
    ['Who hosts the file?', 'We do, on a separate host that sets no cookies.'],
  ],
  next: [
    'tips-rules',
    'best-campaign-examples',
    'price-budget-rates-cpm',
    'billboards-digital/adformats-specs',
  ],
}
