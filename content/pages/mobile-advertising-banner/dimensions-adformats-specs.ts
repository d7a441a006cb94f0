import { adFormatLabel, adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MarketingPage } from '../marketingPage.ts'

const limit = creativeLimitFor('mobile_display')
const waiting = (kb: number, mbits: number) => `${((kb * 8) / 1_000 / mbits).toFixed(2)} s`

export const page: MarketingPage = {
  question: 'Which sizes does a mobile banner need?',
  description:
    'Mobile banner sizes and specs: strip, rectangle and full screen, IAB weights, sizes of other systems, and a checker for your own file.',
  answer:
    'Three: the strip of **300 by 50**, the rectangle of **300 by 250** and the full screen of **320 by 480** pixels, as PNG, JPEG, GIF or an HTML5 ZIP. Keep the strip **below 50 kB**. A strip is the size of a thumb and gets about a second.',
  picture: {
    kind: 'frames',
    frames: [
      { width: 300, height: 50, label: '300 × 50' },
      { width: 300, height: 250, label: '300 × 250' },
      { width: 320, height: 480, label: '320 × 480' },
    ],
    alt: 'Strip, rectangle and full screen to one scale.',
  },
  figures: [
    {
      value: '3 sizes',
      text: 'serve all example apps and sites of this market.',
      from: 'own',
      isOfExamples: true,
    },
    {
      value: '50 kB',
      text: 'is the IAB’s first load for a strip, with 100 kB allowed later',
      from: 'MOB-S1',
    },
    { value: '300 kB', text: 'is the first load for a full screen', from: 'MOB-S1' },
    { value: '$5', text: 'per thousand is what the full screen adds here.', from: 'own' },
  ],
  calculator: {
    title: 'Does my picture fit?',
    intro: 'Enter pixels and weight; each format is checked separately.',
    preset: { kind: 'specs', values: { width: 300, height: 50, weight: 40 } },
  },
  parts: [
    {
      heading: 'What you can book',
      text: [
        `${limit.fileTypes.join(', ')} are accepted. Pixels must be exact. Weight is a recommendation, and on phones it is the most important one: a banner that arrives late is paid for and not seen. The upload page shows each picture on a phone before you send it, crops it where it is too large, and shrinks it where it is too heavy.`,
      ],
      table: {
        caption: 'Mobile formats here',
        head: ['Format', 'First load', 'Later', 'Added'],
        rows: adFormatsFor('mobile_display').map((format) => {
          const weight = limit.weights.find(
            ({ width, height }) => width === format.width && height === format.height,
          )
          return [
            adFormatLabel(format),
            `${weight?.initialKb ?? 0} kB`,
            `${weight?.subloadKb ?? 0} kB`,
            format.cpmSurchargeMinor > 0 ? `$${format.cpmSurchargeMinor / 100}` : 'nothing',
          ]
        }),
        note: 'Added to the CPM. Weights follow the IAB.',
      },
      term: {
        name: 'Density',
        text: 'Phones show two or three of their own pixels for each of yours. Strong shapes survive that, fine lines do not.',
      },
    },
    {
      heading: 'Sizes of other systems',
      text: [
        'If you also buy elsewhere, you will meet a few more numbers. Google’s system lists eight mobile sizes, and 320 by 50 is a strip you will often be asked for; it is ten pixels wider than ours on each side. The IAB lists full screens from 640 by 1136 to 1080 by 1920 pixels. A game network takes whole videos and small games as ads.',
      ],
      table: {
        caption: 'Published mobile sizes',
        head: ['Source', 'Sizes', 'Weight'],
        rows: [
          ['IAB strip[^MOB-S1]', '300x50, 320x50', '50 kB, then 100 kB'],
          ['IAB full screen[^MOB-S1]', '640x1136, 750x1334, 1080x1920', '300 kB, then 600 kB'],
          [
            'Google DV360[^MOB-S2]',
            '300x50, 300x100, 320x50, 320x100, 320x480, 360x592, 360x640, 375x667',
            'to 5 MB in all',
          ],
          ['Unity, picture[^MOB-S3]', '320 to 3,840 pixels, 1:2 to 2:1', 'to 2 MB'],
          ['Unity, video[^MOB-S3]', 'MP4, to 60 seconds', 'to 100 MB'],
        ],
      },
    },
    {
      heading: 'A strip is a sign, not a poster',
      text: [
        'Fifty pixels of height hold two lines of small letters or one line of readable ones. Choose one. Put the name on the left, three words in the middle, an arrow on the right. Use two colors, one of them dark. No photo: a face fifty pixels high is a smudge. If you need a picture, book the rectangle, which costs the same.',
      ],
      steps: [
        'Letters 18 pixels or more, bold.',
        'Contrast that holds up in the sun: dark on light, or the reverse.',
        'A border of one pixel.',
        'Nothing within four pixels of the edge.',
        'Look at it on a real phone, at arm’s length, outside.',
      ],
    },
    {
      heading: 'Full screens people will forgive',
      text: [
        'The app draws the close button; leave the upper right corner empty for it. Put the offer in the upper half, the button where the thumb is, the name at the bottom. Let it stand still. A full screen that moves, shouts or hides the close button is the kind of ad that gets a site’s ads blocked in Chrome[^MOB-R1]. And link to a page that looks the same, so that people know they have arrived.',
      ],
      term: {
        name: 'Thumb zone',
        text: 'The lower third of the screen, which a thumb reaches without moving the hand.',
      },
    },
    {
      heading: 'HTML5 on phones',
      text: [
        'HTML5 is possible but seldom needed. Send one HTML file in a ZIP, with relative paths, clickTag, the ad.size tag, HTTPS, and a picture for phones that do not run it. Everything that moves costs battery, and apps notice. If you want motion, a GIF of three frames below 50 kB says all that people will remember.',
      ],
    },
    {
      heading: 'Dates and the review',
      text: [
        'The files are due two working days before the start. Before each one runs, somebody looks at it on a phone and opens the page behind it on a slow connection. The most common reasons for a denial are letters that nobody can read, a page that does not open, and a button that looks like one of the phone’s own. The [rules](tips-rules) page lists the others.',
      ],
    },
  ],
  example: {
    heading: 'How long does a strip take to appear?',
    text: [
      'Weight times eight, divided by the connection speed. An app shows a space for a few seconds before somebody moves on.',
    ],
    rows: [
      ['50 kB at 1 Mbit/s, one bar', waiting(50, 1)],
      ['300 kB at 1 Mbit/s', waiting(300, 1), 'most people have moved on'],
      ['50 kB at 10 Mbit/s', waiting(50, 10)],
      ['300 kB at 10 Mbit/s', waiting(300, 10)],
      ['2,000 kB at 10 Mbit/s', waiting(2_000, 10)],
    ],
  },
  pros: {
    for: [
      'Three small pictures, drawn in an hour.',
      'The rectangle is the same as on computers.',
      'Files can be cropped and shrunk in the browser.',
    ],
    against: [
      'The strip is too small for most ideas.',
      'Other systems want 320 by 50, so you need a second strip there.',
      'None of these formats takes video.',
    ],
  },
  questions: [
    [
      'Can I use 320 by 50?',
      'Not here. Crop ten pixels from each side; the upload page does it for you.',
    ],
    ['Do I need all three?', 'No. Strip and rectangle cover most of the available space.'],
    ['What about landscape?', 'Full screens are upright. Apps in landscape show the others.'],
    ['Is dark mode a problem?', 'Only for transparent pictures. Add a background.'],
    ['May I animate a strip?', 'Yes, calmly, ending within thirty seconds.'],
    [
      'Where does the tap lead?',
      'To the address you enter. We check that it uses HTTPS, and a person opens it.',
    ],
  ],
  next: [
    'tips-rules',
    'best-campaign-examples',
    'price-budget-rates-cpm',
    'online-display-digital-banner/dimensions-adformats-specs',
  ],
}
