import { adFormatLabel, adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { dollars } from '../ownFigures.ts'

const limit = creativeLimitFor('online_video')
const least = `${limit.minSize?.width} × ${limit.minSize?.height}`
const LINE_MBITS = 20
const wait = (megabytes: number) => `${((megabytes * 8) / LINE_MBITS).toFixed(0)} s`

export const page: MarketingPage = {
  question: 'Which file does an online video ad need?',
  description:
    'Pre-roll specs: length, pixels, frame rate, sound and weight that we and large platforms ask for, an export recipe, and a checker for your film.',
  answer:
    'An MP4 of **1920 by 1080** pixels, landscape, **fifteen or thirty seconds** at most, with a sound track that nobody misses when it is muted. Whatever camera it comes from, export it once with the recipe below. Length and minimum size are checked exactly; the rest is advice.',
  picture: {
    kind: 'frames',
    frames: [
      { width: 192, height: 108, label: '1920 × 1080, best' },
      { width: 128, height: 72, label: '1280 × 720' },
      { width: 61, height: 108, label: 'upright: refused' },
    ],
    alt: 'Three shapes to one scale: full HD in landscape, the smaller 1280 by 720, and an upright film from a phone, which is refused.',
  },
  figures: [
    { value: '15 / 30 s', text: 'are the two lengths that can be booked here.', from: 'own' },
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
    intro: 'Enter what the file’s properties say. The upload page reads them by itself.',
    preset: { kind: 'specs', values: { width: 1280, height: 720, seconds: 15 } },
  },
  parts: [
    {
      heading: 'What the check measures',
      text: [
        `A file extension proves nothing, so the content is read: ${limit.fileTypes.join(' or ')}, pixels, length, frames, codecs. A film that has too few pixels or runs too long is rejected, with the measured and the allowed number side by side. If it is only too long, the page offers to trim it and shows where the cut would be.`,
      ],
      table: {
        caption: 'Online video formats of this market',
        head: ['Format', 'Best size', 'Least size', 'Added to the CPM'],
        rows: [
          ...adFormatsFor('online_video').map((format) => [
            adFormatLabel(format),
            `${format.width} × ${format.height}`,
            least,
            format.cpmSurchargeMinor > 0 ? dollars(format.cpmSurchargeMinor) : 'nothing',
          ]),
          ['Upright or square film', 'not sold', '', ''],
        ],
      },
      term: {
        name: 'Codec',
        text: 'The way in which picture or sound is compressed. H.264 with AAC opens nearly everywhere.',
      },
    },
    {
      heading: 'What the large platforms ask',
      text: [
        'It helps to know the rules of other platforms, since a film is rarely made for one place. YouTube’s bumper runs up to six seconds; its ads that cannot be skipped run fifteen seconds as a rule, and classes up to thirty and from thirty-one to sixty have been added[^VID-S3]. The IAB Tech Lab’s guideline, finished in 2022, brought in 4K pictures, the wide 21:9, a peak level for sound and a tolerance for data rates[^VID-S1]. NBCUniversal wants 1280 by 720 or more and eight megabits a second[^CTV-S2]. A full HD master of fifteen seconds, with a six-second cut, serves all of them.',
      ],
      table: {
        caption: 'One film, four places',
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
        'In any editing program, in this order. Save it as a preset under the name of this market.',
      ],
      steps: [
        'Sequence 1920 by 1080, square pixels, the frame rate in which you filmed.',
        'H.264, high profile, two passes, 8 to 12 megabits a second.',
        'AAC stereo, 48 kHz, 192 kilobits a second; loudness as in your other spots, peaks below −1 dB.',
        'Color: the normal range called Rec. 709. Films in HDR can look gray elsewhere.',
        'Length 14.9 or 29.9 seconds, so that rounding cannot make it too long.',
        'Fast start on: the index at the front of the file, or a player waits for all of it.',
      ],
      term: {
        name: 'Fast start',
        text: 'A setting that puts the table of contents of an MP4 first. Some programs call it web optimized.',
      },
    },
    {
      heading: 'Made for a small, silent player',
      text: [
        'The player in an article is often as wide as a hand. Letters smaller than a fifteenth of the picture’s height vanish there. Keep words inside the middle four fifths, since controls cover the lower edge, and leave the lower right corner to the skip button, where there is one. Burn subtitles into the picture. Sound that starts by itself is among the experiences that people hate most, according to the research behind the Better Ads Standards[^VID-R1], so expect players to start muted or wait for a click.',
      ],
    },
    {
      heading: 'After the upload',
      text: [
        'Within seconds you see what was read. Then a person checks the content against our [rules](tips-rules). Each site may object for its own reasons. Replace a film while it runs and the new one is reviewed in the same way; until it has passed, the old one stays.',
      ],
    },
  ],
  example: {
    heading: 'How heavy, and how long to wait?',
    text: [
      'Weight is seconds times megabits divided by eight. The waiting time assumes an upload speed of twenty megabits a second.',
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
      'The check tells you at once and in numbers.',
      'A film that is too long can be trimmed where it is uploaded.',
    ],
    against: [
      'Films shot upright cannot be rescued without cropping heads or adding bars.',
      'The player decides how the sound starts; you do not.',
      'Small letters pass the file check and fail the viewer.',
    ],
  },
  questions: [
    ['Is 4K better?', 'Not here. The player is small and the file far heavier.'],
    [
      'Can I upload a WebM?',
      `${limit.fileTypes.includes('WebM') ? 'Yes.' : 'Look at the list above; what is not in it is refused.'} An MP4 is the safer choice because most other sellers take it as well.`,
    ],
    [
      'What about a link or tag instead of a file?',
      'No. We serve the file ourselves, so that nothing else can run in it.',
    ],
    [
      'Do I need a still picture too?',
      'No. The first frame stands until the film starts; make it a good one.',
    ],
    [
      'May it end before fifteen seconds?',
      'Yes. A film of eleven seconds is booked and priced as one of up to fifteen.',
    ],
  ],
  next: [
    'tips-rules',
    'price-budget-rates-cpm',
    '101-strategy-intro',
    'ctv-streaming-ads/adformats-specs',
  ],
}
