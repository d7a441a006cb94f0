import { adFormatLabel, adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'

const limit = creativeLimitFor('online_video')
const least = `${limit.minSize?.width} × ${limit.minSize?.height}`
const LINE_MBITS = 20
const wait = (megabytes: number) => `${((megabytes * 8) / LINE_MBITS).toFixed(0)} s`

export const page: MarketingPage = {
  question: 'Which file does an online video ad need?',
  description:
    'Pre-roll specs: the length, pixels, sound and data rate that we and large platforms ask for, an export recipe, and a checker for your spot.',
  answer:
    'An MP4 of **1920 by 1080** pixels, landscape, **fifteen or thirty seconds** at most, with a soundtrack that nobody misses when it is muted. Whatever camera it comes from, export it once with the recipe below. Length and minimum size are checked exactly; the rest is advice.',
  picture: {
    kind: 'frames',
    frames: [
      { width: 192, height: 108, label: '1920 × 1080, best' },
      { width: 128, height: 72, label: '1280 × 720' },
      { width: 61, height: 108, label: 'vertical: shown with bars' },
    ],
    alt: 'Three shapes to one scale: full HD in landscape, the smaller 1280 by 720, and a vertical video from a phone, which is shown with bars.',
  },
  figures: [
    { value: '15 / 30 s', text: 'are the two lengths you can book here.', from: 'own' },
    {
      value: '2022',
      text: 'is the year of the IAB Tech Lab’s current guideline for video files',
      from: 'VID-S1',
    },
    {
      value: '6 s',
      text: 'is the length of YouTube’s shortest format, which nobody can skip',
      from: 'VID-S3',
    },
    { value: least, text: 'pixels is the minimum that the check accepts.', from: 'own' },
  ],
  calculator: {
    title: 'Does the file fit?',
    intro: 'Enter what the file’s properties say. The upload page reads them for you.',
    preset: { kind: 'specs', values: { width: 1280, height: 720, seconds: 15 } },
  },
  parts: [
    {
      heading: 'What the check measures',
      text: [
        `A file extension proves nothing, so we read the content: ${limit.fileTypes.join(' or ')}, pixels, length, frames, codecs. A spot that has too few pixels or runs too long is rejected, with what was measured and what is allowed side by side. A spot that is not 16:9 is accepted with a warning: it runs with bars. If it is only too long, the page offers to trim it and shows where the cut would be.`,
      ],
      table: {
        caption: 'Online video formats of this market',
        head: ['Format', 'Best size', 'Minimum size', 'Added to the CPM'],
        rows: [
          ...adFormatsFor('online_video').map((format) => [
            adFormatLabel(format),
            `${format.width} × ${format.height}`,
            least,
            format.cpmSurchargeMinor > 0 ? formatUsd(format.cpmSurchargeMinor) : 'nothing',
          ]),
          ['Vertical or square format', 'not sold', '', ''],
        ],
      },
      term: {
        name: 'Codec',
        text: 'The way in which picture or sound is compressed. H.264 with AAC opens nearly everywhere.',
      },
    },
    {
      heading: 'What the large platforms ask for',
      text: [
        'It helps to know the rules of other platforms, since a spot is rarely made for one place. YouTube’s bumper runs up to six seconds; its ads that cannot be skipped usually run fifteen seconds, and it has added classes of up to thirty and of thirty-one to sixty[^VID-S3]. The IAB Tech Lab’s guideline, finished in 2022, brought in 4K pictures, the wide 21:9, a peak level for sound and a tolerance for data rates[^VID-S1]. NBCUniversal’s guideline for Sky Germany asks for at least 1280 by 720 and eight megabits a second[^CTV-S2]. A full HD master of fifteen seconds, with a six-second cut, serves all of them.',
      ],
      table: {
        caption: 'One spot, four places',
        head: ['Place', 'Length', 'Shape'],
        rows: [
          ['This market, before videos', '15 or 30 s', '16:9'],
          ['YouTube, bumper[^VID-S3]', 'up to 6 s', '16:9'],
          ['YouTube, not skippable[^VID-S3]', '15 s, more in new classes', '16:9'],
          ['GumGum, television[^CTV-S3]', '6, 15 or 30 s, one second of tolerance', '16:9'],
        ],
      },
    },
    {
      heading: 'An export recipe',
      text: [
        'It works in any editing program, in this order. Save it as a preset named after this market.',
      ],
      steps: [
        'Sequence 1920 by 1080, square pixels, the frame rate you filmed in.',
        'H.264, high profile, two-pass, 8 to 12 megabits a second.',
        'AAC stereo, 48 kHz, 192 kilobits a second; loudness as in your other spots, peaks below −1 dB.',
        'Color: the normal range called Rec. 709. Spots in HDR can look gray elsewhere.',
        'Length 14.9 or 29.9 seconds, so that rounding cannot make it too long.',
        'Fast start on: the index at the front of the file, or the player waits for the whole file.',
      ],
      term: {
        name: 'Fast start',
        text: 'A setting that puts an MP4’s table of contents first. Some programs call it web optimized.',
      },
    },
    {
      heading: 'Made for a small, silent player',
      text: [
        'The player in an article is often no wider than a hand. Letters smaller than a fifteenth of the picture’s height vanish there. Keep words inside the middle four fifths, since controls cover the lower edge, and leave the lower right corner to the skip button, where there is one. Burn subtitles into the picture. According to the research behind the Better Ads Standards, people hate few things more than sound that starts by itself[^VID-R1], so expect players to start muted or wait for a click.',
      ],
    },
    {
      heading: 'After the upload',
      text: [
        'Within seconds you see what the check read. Then a person checks the content against our [rules](tips-rules), and a site may object for reasons of its own. If you replace a spot while it runs, the new one is reviewed in the same way; until it passes, the old one keeps running.',
      ],
    },
  ],
  example: {
    heading: 'How heavy, and how long to wait?',
    text: [
      'File size is seconds times megabits divided by eight. The wait assumes an upload speed of twenty megabits a second.',
    ],
    rows: [
      ['15 s at 8 Mbit/s', '15 MB', `${wait(15)} to upload`],
      ['15 s at 12 Mbit/s', '23 MB', `${wait(22.5)} to upload`],
      ['30 s at 12 Mbit/s', '45 MB', `${wait(45)} to upload`],
      ['30 s in a studio format, 120 Mbit/s', '450 MB', `${wait(450)}; export an MP4 instead`],
    ],
  },
  pros: {
    for: [
      'One master for this market, for platforms and for television.',
      'The check answers at once, in numbers.',
      'A spot that is too long can be trimmed on the upload page.',
    ],
    against: [
      'Vertical videos cannot be used without cropping heads or adding bars.',
      'The player decides how the sound starts; you do not.',
      'Small letters pass the file check but fail the viewer.',
    ],
  },
  questions: [
    ['Is 4K better?', 'Not here. The player is small, and the file is far heavier.'],
    [
      'Can I upload a WebM?',
      `${limit.fileTypes.includes('WebM') ? 'Yes.' : 'No. Anything that is not on the list above is refused.'} An MP4 is the safer choice because most other sellers take it as well.`,
    ],
    [
      'Can I send a link or tag instead of a file?',
      'No. We serve the file ourselves so that nothing else can run in its place.',
    ],
    [
      'Do I need a still picture too?',
      'No. The first frame shows until the spot starts, so make it a good one.',
    ],
    [
      'May it end before fifteen seconds?',
      'Yes. An eleven-second spot is booked and priced as one of up to fifteen.',
    ],
  ],
  next: [
    'tips-rules',
    'price-budget-rates-cpm',
    '101-strategy-intro',
    'ctv-streaming-ads/adformats-specs',
  ],
}
