import { adFormatLabel, adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MarketingPage } from '../marketingPage.ts'

const limit = creativeLimitFor('ctv')
const megabytes = (seconds: number, mbits: number) => `${((seconds * mbits) / 8).toFixed(0)} MB`

export const page: MarketingPage = {
  question: 'Which file does a streaming TV spot need?',
  description:
    'Streaming TV spot specs: length, resolution, bitrate and loudness that we and other services ask for, and a checker for your own spot.',
  answer:
    'An MP4 of **1920 by 1080** pixels, **15 or 30 seconds** at most, 23.98 to 30 frames a second, with stereo sound at about **−23 LUFS**. That one file fits this market and nearly every service that publishes its specification.',
  picture: {
    kind: 'frames',
    frames: [
      { width: 192, height: 108, label: '1920 × 1080' },
      { width: 128, height: 72, label: '1280 × 720' },
      { width: 108, height: 72, label: '1080 × 720' },
    ],
    alt: 'Three picture sizes to one scale: full HD, which is best, 1280 by 720, and the smallest that is accepted, 1080 by 720.',
  },
  figures: [
    { value: '30 s', text: 'is the longest spot here; fifteen is the other format.', from: 'own' },
    {
      value: '±1 s',
      text: 'is what one ad platform tolerates on 6, 15 and 30 seconds',
      from: 'CTV-S3',
    },
    { value: '200 MB', text: 'is the largest file that Roku’s own system takes', from: 'CTV-S4' },
    {
      value: '2022',
      text: 'is the year of the common guideline for video and TV ads',
      from: 'CTV-S1',
    },
  ],
  calculator: {
    title: 'Does my spot fit?',
    intro: 'Enter what your editing program shows. The upload page reads it from the file.',
    preset: { kind: 'specs', values: { width: 1920, height: 1080, seconds: 15 } },
  },
  parts: [
    {
      heading: 'What you can book',
      text: [
        `Two formats, by length. ${limit.fileTypes.join(' and ')} are accepted; the content decides, not the file extension. A spot that is too small or too long is refused with both numbers, measured and allowed, and the upload page offers to trim one that is too long. Everything else is advice.`,
      ],
      table: {
        caption: 'Streaming TV formats of this market',
        head: ['Format', 'Best size', 'Minimum size', 'Added to the CPM'],
        rows: adFormatsFor('ctv').map((format) => [
          adFormatLabel(format),
          `${format.width} × ${format.height}`,
          `${limit.minSize?.width} × ${limit.minSize?.height}`,
          format.cpmSurchargeMinor > 0 ? `$${format.cpmSurchargeMinor / 100}` : 'nothing',
        ]),
      },
      term: {
        name: 'Progressive',
        text: 'Whole pictures, one after the other, as computers make them. Streaming services want these, not the old interlaced kind.',
      },
    },
    {
      heading: 'What others publish',
      text: [
        'The common reference is the guideline that the IAB Tech Lab finished in September 2022[^CTV-S1]. Services pick from it and add their own taste. If you export with the strictest row of the table, one master serves all of them.',
      ],
      table: {
        caption: 'Published specifications side by side',
        head: ['Service', 'Picture', 'Data rate', 'Length'],
        rows: [
          [
            'NBCUniversal and Sky Germany[^CTV-S2]',
            '1280x720 or more, 16:9',
            '8 Mbit/s or more',
            '30 s; bumper 6 s',
          ],
          ['GumGum[^CTV-S3]', '16:9, progressive, 4:2:0', 'several renditions', '6, 15 or 30 s'],
          ['Roku[^CTV-S4]', '16:9, 23.98, 25 or 29.97 fps', '6 Mbit/s or more', '6 to 92 s'],
        ],
        note: 'All three take the same codecs: H.264 for the picture, AAC for the sound; Roku and NBCUniversal take studio formats as well.',
      },
    },
    {
      heading: 'How loud is right',
      text: [
        'Loudness is measured over the whole spot, in LUFS. NBCUniversal and Sky ask for −22 to −24 with peaks below −1 dB[^CTV-S2]; a master at −23 lies in the middle of that range and fits what others ask. Our upload check compares television sound with −23 LUFS, 2 more or less, and puts a note on a file that is louder or quieter; the note is advice. Do not shout. Since July 1, 2026 an ad on a streaming service in California may not be louder than the program[^CTV-R1], and viewers reach for the remote long before the law does.',
        'Mix on small speakers. Televisions have them, and music that is splendid on a studio monitor drowns the voice in a living room.',
      ],
      term: {
        name: 'LUFS',
        text: 'A measure of loudness as people hear it. Less negative is louder; three steps are plainly audible.',
      },
    },
    {
      heading: 'A checklist for the editor',
      text: ['Send it along with the job. It saves one round of changes.'],
      steps: [
        'Length: 14.9 or 29.9 seconds, so that no rounding makes it too long.',
        'Picture: 1920 by 1080, square pixels, no black bars, nothing upscaled.',
        'Frames: as filmed, 23.98, 25 or 29.97; never a mixture.',
        'Data rate: 10 to 15 Mbit/s, progressive, 4:2:0.',
        'Sound: AAC, stereo, 48 kHz, 192 kbit/s, −23 LUFS.',
        'Words: inside the middle 90% of the picture, at least a twentieth of its height.',
        'Start and end: no countdown, no slate, no second of black.',
        'Name of the advertiser visible for three seconds or more.',
      ],
    },
    {
      heading: 'What happens after the upload',
      text: [
        'The check reads size, length, frames and codecs within seconds. Then a person looks at the content and at the [rules](tips-rules). Services review it again; Roku names two to three working days for that[^CTV-S4], so do not upload the night before. A spot that is replaced while the campaign runs goes through the same review, and the old one stays on air until the new one has passed.',
      ],
    },
  ],
  example: {
    heading: 'How large is a thirty-second master?',
    text: [
      'Seconds times megabits, divided by eight. The numbers show whether a file was exported as intended.',
    ],
    rows: [
      ['15 s at 8 Mbit/s', megabytes(15, 8)],
      ['15 s at 15 Mbit/s', megabytes(15, 15)],
      ['30 s at 8 Mbit/s', megabytes(30, 8)],
      ['30 s at 15 Mbit/s', megabytes(30, 15)],
      ['30 s in a studio format at 50 Mbit/s', megabytes(30, 50), 'near Roku’s limit of 200 MB'],
    ],
  },
  pros: {
    for: [
      'One master serves nearly every service.',
      'No tags, no scripts, no landing page to keep alive.',
      'Old spots from television can be reused if they are in 16:9.',
    ],
    against: [
      'A phone video in portrait cannot be used, and cropping it cuts off heads.',
      'Each service may ask for another length; six seconds are not sold here.',
      'A wrong loudness passes the file check and annoys people anyway.',
    ],
  },
  questions: [
    [
      'Is 4K worth it?',
      'Not for a spot. It is scaled down on most services and takes four times as long to upload.',
    ],
    [
      'May I use a spot of 27 seconds?',
      'Yes, as a spot of up to 30. It leaves no gap at the end; the break just goes on.',
    ],
    [
      'Are subtitles needed?',
      'Not by the check. They help, since many people watch with the sound low. Burn them in, large.',
    ],
    [
      'What about HDR?',
      'Export in the normal range. An HDR master looks gray where it is not supported.',
    ],
    [
      'Who owns the file?',
      'You. We keep it to run your campaign and delete it when it is no longer needed.',
    ],
  ],
  next: ['tips-rules', '101-strategy-intro', 'price-budget-rates-cpm', 'best-campaign-examples'],
}
