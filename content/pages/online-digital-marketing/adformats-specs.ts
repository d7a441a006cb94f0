import { AD_FORMATS, adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import type { MarketingPage } from '../marketingPage.ts'

const sizesOf = (mediaType: MediaType) => {
  const sizes = adFormatsFor(mediaType).flatMap(({ width, height }) =>
    width !== null && height !== null ? [`${width} × ${height}`] : [],
  )
  return sizes.length > 0 ? [...new Set(sizes)].join(', ') : 'sound only'
}
const lengthOf = (mediaType: MediaType) => {
  const { maxSeconds } = creativeLimitFor(mediaType)
  return maxSeconds === null ? 'still or short motion' : `up to ${maxSeconds} s`
}

export const page: MarketingPage = {
  question: 'Which files does a campaign in several media need?',
  description:
    'All formats of six digital media on one page: sizes, lengths and file types, what one photograph and one video can serve, and a checklist.',
  answer:
    'Fewer than you fear. **One photograph** without words in it becomes banners, phone formats and screens. **One video** of 1920 by 1080 pixels and fifteen seconds serves video and television. **One voice** of fifteen seconds serves audio and narrates the video. Three originals cover all six media.',
  picture: {
    kind: 'frames',
    frames: [
      { width: 150, height: 84, label: 'video 16:9' },
      { width: 100, height: 84, label: '300 × 250' },
      { width: 56, height: 84, label: '320 × 480' },
      { width: 120, height: 20, label: '300 × 50' },
    ],
    alt: 'Four shapes that one picture has to fill: a wide video, a rectangle, an upright phone screen and a narrow strip.',
  },
  figures: [
    {
      value: String(AD_FORMATS.length),
      text: 'formats in six media can be booked here.',
      from: 'own',
    },
    { value: '3', text: 'originals are enough for all of them.', from: 'own' },
    {
      value: '150 kB',
      text: 'is what the IAB advises for a rectangle of 300 by 250',
      from: 'DIS-S1',
    },
    {
      value: '75%',
      text: 'of the outdoor traffic in one buying system is 1920 by 1080, landscape or portrait',
      from: 'DOOH-S1',
    },
  ],
  calculator: {
    title: 'Does this banner fit?',
    intro:
      'The checker for banners; video, audio and billboards have their own on the pages of each medium.',
    preset: { kind: 'specs', values: { width: 300, height: 250, weight: 120 } },
  },
  parts: [
    {
      heading: 'Everything at a glance',
      text: [
        'Sizes are exact for banners and phones, a minimum for videos and billboards. The upload page reads the file, compares it and shows both numbers. A person decides whether the content may run.',
      ],
      table: {
        caption: 'Formats of this market by medium',
        head: ['Medium', 'Pixels', 'Length', 'Files'],
        rows: MEDIA_TYPES.map((mediaType) => [
          MEDIA_TYPE_NAMES[mediaType],
          sizesOf(mediaType),
          lengthOf(mediaType),
          creativeLimitFor(mediaType).fileTypes.join(', '),
        ]),
      },
      term: {
        name: 'Format',
        text: 'The shape, length and kind of an ad, as it is booked and priced.',
      },
    },
    {
      heading: 'The first original: a photograph',
      text: [
        'Shoot it wide, with a calm area on one side, and without a single letter in it. Words are added for each format: eleven words fit on a rectangle, five on a strip, seven on a screen that people drive past. If the words are in the photograph, you have a photograph for one format.',
        'The strip of 300 by 50 is where pictures die. Give it only your color, your name and one word.',
      ],
      steps: [
        'At least 4,000 pixels wide, so that parts can be cut out.',
        'The subject in the left or right third.',
        'One version with space above for upright screens.',
        'The logo as a separate file with a transparent background.',
        'Your two colors as codes, not as “our blue”.',
      ],
      term: { name: 'Safe area', text: 'The inner part of a picture that no format cuts off.' },
    },
    {
      heading: 'The second: a video',
      text: [
        'Fifteen seconds, landscape, understandable without sound. The IAB Tech Lab’s guideline covers files for the web and for televisions alike[^VID-S1], so one export serves both. Billboards take ten seconds of motion without sound where motion is allowed at all; cut them from the middle of the video, not from its end. Whatever has to be read must be readable on a hand-sized player, which makes it splendid on a wall.',
      ],
    },
    {
      heading: 'The third: a voice',
      text: [
        'Spotify counts about 65 words for thirty seconds[^AUD-S2], so half of that is a script for fifteen. Record it dry, without music, and keep that file. With music it is an audio spot; without, it is the video’s narration. If you speak yourself, speak to one person you like. Listeners can hear the difference.',
      ],
    },
    {
      heading: 'Weight, or why a heavy ad loses',
      text: [
        'The IAB’s weights are advice, and good advice: 150 kilobytes at first load for a rectangle or a leaderboard, 50 for a strip on a phone, 300 for a full screen[^DIS-S1], at most ten requests, sound off until somebody turns it on[^DIS-S2]. A heavy banner appears after the reader has left. The same goes for the first second of a video. Billboards are patient, but one buying system advises pictures below 750 kilobytes[^DOOH-S2].',
      ],
      table: {
        caption: 'What others publish, one line each',
        head: ['Medium', 'Published advice'],
        rows: [
          ['Display[^DIS-S1]', '300x250 and 728x90: 150 kB at first, 300 kB later'],
          ['Mobile[^MOB-S1]', '300x50 and 320x50: 50 kB at first, 100 kB later'],
          ['Audio[^AUD-S1]', 'MP3, OGG or WAV, 44.1 kHz, 192 kbit/s, up to 30 s'],
          ['Streaming TV[^CTV-S4]', 'MP4 or MOV, up to 200 MB, 6 Mbit/s or more'],
          ['Billboards[^DOOH-S2]', 'JPG nearly everywhere; no HTML5, no tags'],
        ],
        note: 'Our own limits are in the table above and may be wider.',
      },
    },
    {
      heading: 'What to hand over',
      text: [
        'Send this list to whoever makes your ads, together with the address of this page: originals with layers, exports for each format, fonts or their names, licenses for music and faces with their dates, the page behind the click, and one sentence that says what must never be changed. In two years nobody will remember where the files are. Put them where the next person will look.',
      ],
    },
  ],
  example: {
    heading: 'A florist, three originals, eleven files',
    text: ['What has to be exported for a season in five media, and from which original.'],
    rows: [
      ['Display', '3 pictures', 'from the photograph'],
      ['Mobile', '3 pictures', 'the strip by hand'],
      ['Billboards, landscape and portrait', '2 pictures', 'from the photograph'],
      ['Audio', '1 file', 'the voice with music'],
      ['Video', '1 video and its first frame', 'with the voice as narration'],
    ],
  },
  pros: {
    for: [
      'Three originals last for a year of campaigns.',
      'The checks answer right away, in numbers.',
      'Most of these files fit other systems too.',
    ],
    against: [
      'One picture in all shapes is a compromise in most of them.',
      'Video and voice need somebody who knows how.',
      'Each medium has one format that nothing fits.',
    ],
  },
  questions: [
    [
      'Can you make the formats for me?',
      'The brand kit draws banners and billboards from your logo, colors and sentence. Videos and audio spots can be [ordered](ad-creation).',
    ],
    ['Do I need HTML5?', 'No. A light still picture is enough, and anybody can make one.'],
    [
      'What about vertical video?',
      'Not sold here. Keep the middle of the picture free, and it can be cut for others.',
    ],
    [
      'Which format is seen most?',
      'In our lists, the rectangle online and the landscape screen outdoors find the most room.',
    ],
    [
      'Should I send originals with layers?',
      'Keep them, and upload the exports. Layers are for whoever changes the ad next year.',
    ],
    [
      'May I change a file while it runs?',
      'Yes. The new one is reviewed, and the old one stays until then.',
    ],
  ],
  next: [
    'tips-rules',
    '101-strategy-intro',
    'best-campaign-examples',
    'online-display-digital-banner/dimensions-adformats-specs',
  ],
}
