import { adFormatLabel, adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MarketingPage } from '../marketingPage.ts'

const limit = creativeLimitFor('dooh')

export const page: MarketingPage = {
  question: 'Which file does a digital billboard need?',
  description:
    'Digital billboard sizes, file types and lengths: what we accept, what other networks ask for, and a checker for your own file.',
  answer:
    'One picture of **1920 by 1080** pixels for landscape screens, one of **1080 by 1920** for portrait screens. JPEG or PNG, or a silent video of **up to 10 seconds** where motion is allowed. With these two files you can run on every screen of this market and on most others.',
  picture: {
    kind: 'frames',
    frames: [
      { width: 192, height: 108, label: '1920 × 1080' },
      { width: 108, height: 192, label: '1080 × 1920' },
      { width: 140, height: 40, label: '1400 × 400' },
    ],
    alt: 'Three shapes of screens to one scale: a landscape one, a portrait one and a long flat one.',
  },
  figures: [
    {
      value: '2 files',
      text: 'cover all example screens of this market: one landscape, one portrait.',
      from: 'own',
      isOfExamples: true,
    },
    {
      value: '75%',
      text: 'of the traffic on one buying platform used just these two sizes',
      from: 'DOOH-S1',
    },
    {
      value: '10 s',
      text: 'is the longest video that a screen takes here; sound is removed.',
      from: 'own',
    },
    {
      value: '750 KB',
      text: 'keeps a picture acceptable nearly everywhere, the same platform advises',
      from: 'DOOH-S2',
    },
  ],
  calculator: {
    title: 'Does my file fit?',
    intro:
      'Enter its measurements. The upload page reads them from the file itself and offers to crop it.',
    preset: { kind: 'specs', values: { width: 1920, height: 1080, seconds: 0 } },
  },
  parts: [
    {
      heading: 'The formats you can book',
      text: [
        `Four formats, two shapes, one price. We accept ${limit.fileTypes.join(', ')}. The check reads the content of a file, not its extension, and refuses only what a screen could not show: a wrong number of pixels, a video that is too long, a broken file. Everything else is advice.`,
      ],
      table: {
        caption: 'Billboard formats of this market',
        head: ['Format', 'Pixels', 'Kind', 'Longest'],
        rows: adFormatsFor('dooh').map((format) => [
          adFormatLabel(format),
          `${format.width} × ${format.height}`,
          format.kinds.includes('video') ? 'silent video' : 'still picture',
          format.maxSeconds === null ? 'one slot' : `${format.maxSeconds} s`,
        ]),
        note: 'A still picture stays up for the screen’s whole slot, usually eight seconds.',
      },
      term: {
        name: 'Aspect ratio',
        text: 'Width to height. 16:9 is landscape, 9:16 portrait. A screen shows the whole picture only if its ratio is the same.',
      },
    },
    {
      heading: 'What other networks ask for',
      text: [
        'If you run elsewhere as well, plan for their long flat boards. The sizes below are from public help pages. A draft industry standard names five candidate sizes; it rules out cropping but allows thin bars of up to a tenth[^DOOH-S4].',
      ],
      table: {
        caption: 'Sizes and weights that others publish',
        head: ['Network', 'Sizes', 'Weight and type'],
        rows: [
          [
            'Basis[^DOOH-S1]',
            '1920x1080, 1080x1920, 1280x720, 1400x400',
            'JPG best, under 750 KB; no HTML5',
          ],
          [
            'Yahoo[^DOOH-S3]',
            '1400x400, 840x400, 1080x1920, 1920x1080',
            'JPG or BMP to 500 KB; MOV or MP4 to 7 MB',
          ],
          [
            'OpenOOH draft[^DOOH-S4]',
            '1920x1080, 1080x1920, 1024x768, 1400x400, 840x400',
            '6, 10, 15 or 30 s',
          ],
          ['This market', '1920x1080, 1080x1920', 'silent; stills beside roads'],
        ],
      },
    },
    {
      heading: 'How to make a file that reads',
      text: [
        'A screen is not a monitor. It is seen from sixty feet, in sunlight, by somebody who is doing something else. Test on your phone: hold it at arm’s length, look for two seconds, turn it over, and say what it was about.',
      ],
      steps: [
        'Design at the full number of pixels. A logo scaled up from a web page looks like one.',
        'Keep words and logo in the middle four fifths; frames and bolts eat the edge.',
        'Use RGB, not CMYK, and a background that is not pure white: one seller caps it at 235[^DOOH-R5].',
        'Make the smallest letter a tenth of the height of the picture.',
        'Save as JPEG at 85 to 90 percent, below 750 KB.',
        'For video: MP4 with H.264, 25 or 30 frames a second, no sound, first and last frame clear on their own.',
      ],
    },
    {
      heading: 'Motion, sound and codes',
      text: [
        'Plan silent. Screens in public stay mute, and ours remove the sound from the file. Plan stills for the road: beside traffic a screen shows pictures, not videos, and the planner lists which screens accept motion before you book.',
        'A QR code belongs on screens people stand in front of. Yahoo’s specification asks for black on white, 400 pixels or more on a full-HD screen, on for the whole spot, with a plain benefit next to it[^DOOH-R4]. On roadside boards one large seller forbids codes altogether, because they distract drivers[^DOOH-R5].',
      ],
      term: {
        name: 'Safe area',
        text: 'The middle of a picture, which is sure to show. What must be read stays inside it.',
      },
    },
    {
      heading: 'From upload to air',
      text: [
        'You upload files on the order’s page after payment, at any time before the line begins. The check answers in seconds, a person at the desk looks next, and you see both verdicts with their reasons. If the shape is wrong, the page offers to crop it or to add bars, and shows the result on the screen it is for. A video that is too long gets handles to trim it. A denial names the [rule](tips-rules) that the picture broke, and we review the replacement first.',
      ],
    },
  ],
  example: {
    heading: 'How large must a letter be?',
    text: [
      'Assume that a letter needs an inch of height for every ten feet of distance and reads well at twice that. On a board 14 feet high, seen from 180 feet, that makes a share of the picture, and so a number of pixels.',
    ],
    rows: [
      ['Height of the board', '14 ft', '168 inches, shown by 1,080 pixels in this example'],
      ['Smallest letter, 18 inches', `${Math.round((18 / 168) * 1080)} px`, '18 / 168 × 1,080'],
      ['Good letter, 36 inches', `${Math.round((36 / 168) * 1080)} px`],
      [
        'Lines of good letters that fit',
        String(Math.floor(168 / (36 * 1.3))),
        'with a third of a line between them',
      ],
    ],
  },
  pros: {
    for: [
      'Two files serve hundreds of screens.',
      'A new version needs no print and no truck.',
      'Weight hardly matters: the file is sent once and kept by the screen.',
    ],
    against: [
      'No HTML5, no third-party tags, and hardly ever an animated GIF[^DOOH-S2].',
      'Long flat boards of other owners need a layout of their own; a crop will not do.',
      'Each owner may still refuse a picture that meets every requirement.',
    ],
  },
  questions: [
    [
      'What if I have only a square logo?',
      'The brand kit on the upload page sets it with your colors and a line of text in both shapes.',
    ],
    [
      'Is 4K better?',
      'No. Screens of this market show full HD; a larger picture is fitted to that on the upload page before it is sent.',
    ],
    [
      'Can one video have two messages?',
      'It can, but hardly anybody will see both. Upload two videos and give each half the weight.',
    ],
    [
      'Do I need two creatives?',
      'One is enough to run. To schedule by weight or hour you need at least two.',
    ],
    [
      'Are transparent PNGs fine?',
      'Add a background. What shows through a hole in a picture differs from player to player.',
    ],
  ],
  next: ['tips-rules', 'best-campaign-examples', '101-strategy-intro', 'price-budget-rates-cpm'],
}
