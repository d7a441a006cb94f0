import { adFormatLabel, adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { formatPath } from '../../details/formatPages.ts'
import { linked } from '../../local/localWords.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { mostFormatAdds } from '../ownFigures.ts'

const limit = creativeLimitFor('online_audio')
const megabytes = (seconds: number, kbits: number) => `${((seconds * kbits) / 8_000).toFixed(1)} MB`

export const page: MarketingPage = {
  question: 'Which file does an internet radio spot need?',
  description:
    'Audio spot specs: length, file type, loudness and sample rate that we and Spotify ask for, words per second, and a length checker.',
  answer:
    'A WAV or MP3 of **29.9 seconds** or less, stereo, **44.1 kHz**, 192 kbit/s or more, at about **−16 LUFS** with peaks below −2 dB. It fits this market, Spotify’s published specification and nearly every station in between.',
  picture: {
    kind: 'bars',
    rows: [
      { label: '30 seconds', value: 65, shown: '65 words' },
      { label: '15 seconds', value: 32, shown: '32 words' },
      { label: '10 seconds', value: 21, shown: '21 words' },
    ],
    alt: 'Bars of how many words fit into a spot: 65 in thirty seconds, 32 in fifteen and 21 in ten.',
  },
  figures: [
    {
      value: '30 s',
      text: `is the longest spot here; up to 15 costs ${mostFormatAdds('online_audio')} less per thousand.`,
      from: 'own',
    },
    { value: '192 kbit/s', text: 'is the lowest data rate on Spotify’s page', from: 'AUD-S1' },
    { value: '65 words', text: 'for thirty seconds, by the same page', from: 'AUD-S2' },
    {
      value: '30.04 s',
      text: 'is what an MP3 made from exactly 30 seconds really lasts',
      from: 'AUD-S5',
    },
  ],
  calculator: {
    title: 'Is my spot short enough?',
    intro: 'Enter the length that your editor shows, with its decimals.',
    preset: { kind: 'specs', values: { seconds: 29.9 } },
  },
  parts: [
    {
      heading: 'Formats of this market',
      text: [
        `Two, by length: ${adFormatsFor('online_audio')
          .map((format) => linked(adFormatLabel(format).toLowerCase(), formatPath(format.id) ?? ''))
          .join(
            ' and ',
          )}. Accepted files are ${limit.fileTypes.join(', ')}; what counts is what is in them. A file that is too long is refused with its length, and the upload page lets you trim it at both ends before it is sent. All else is advice.`,
      ],
      table: {
        caption: 'What is checked, and what is only advised',
        head: ['Property', 'Here', 'Otherwise'],
        rows: [
          ['Length', '30 s at most', 'refused, with an offer to trim'],
          ['File type', limit.fileTypes.slice(0, 3).join(', '), 'others are named and refused'],
          ['Sample rate', '44.1 kHz advised', 'converted by players'],
          ['Loudness', 'about −14 to −16 LUFS advised', 'a note, never a refusal'],
          ['Channels', 'stereo advised', 'mono is fine for a voice'],
        ],
      },
      term: {
        name: 'Codec',
        text: 'How sound is packed. MP3 and AAC throw away what ears hardly hear, WAV and FLAC keep everything.',
      },
    },
    {
      heading: 'What the largest service asks for',
      text: [
        'Spotify’s page for advertisers names MP3, OGG or WAV, 44.1 kHz, stereo, at least 192 kbit/s, up to 30 seconds, a file of 1 MB in its self-service, and an advertiser’s name of 25 characters at most[^AUD-S1]. An older Spotify page asks for a picture of 640 by 640 pixels beside it, JPG, up to 200 KB[^AUD-S3]. If you prepare these once, you can run nearly anywhere.',
        'One megabyte is not much for thirty seconds. The example below shows which data rate fits.',
      ],
    },
    {
      heading: 'Loudness: the number people argue about',
      text: [
        'Published targets differ by year and by service. We advise about −14 LUFS for this market; if the file is to run elsewhere too, take −16 with peaks at −2 dB: a player that wants it louder turns it up without harm, while one that gets it too loud turns it down, and the squashed peaks stay squashed.',
        'Loudness is an average. A spot that whispers and then shouts has a fine number and an awful effect in a car. Keep the voice within a narrow band, with gentle compression, and check it on the speaker of a phone at low volume.',
      ],
      term: {
        name: 'True peak',
        text: 'The highest point of the wave between the samples. Kept below −1 or −2 dB it does not crackle after packing.',
      },
    },
    {
      heading: 'Making the master',
      text: ['In this order, with any free editor.'],
      steps: [
        'Record WAV, 48 or 44.1 kHz, 24 bit, no effects.',
        'Cut to 29.9 seconds, since packing adds a few hundredths[^AUD-S5].',
        'Low cut at 80 Hz, a little compression, no reverb.',
        'Music at least 12 dB below the voice.',
        'Normalize to −16 LUFS, peaks at −2 dB.',
        'Export WAV for us, and MP3 at 256 kbit/s for everybody else.',
        'Listen to the exported file, not to the project.',
      ],
    },
    {
      heading: 'Words for the length',
      text: [
        'Sixty-five words for thirty seconds and about a hundred for a minute are Spotify’s advice[^AUD-S2]. It is a pace for clear speech. Fifteen seconds then hold thirty-two, and the name twice takes six of them. If your text is longer, do not speak faster; find what can go. The page about [rules](tips-rules) has a script with the seconds beside it.',
      ],
    },
    {
      heading: 'After the upload',
      text: [
        'The browser reads the file before it is sent, so a wrong length costs you seconds, not a day. Then a person at the desk listens to it, from the first second to the last, with the rules of the trade at hand. You can hear it in place, between two pieces of a sample program, before anybody else does.',
      ],
    },
  ],
  example: {
    heading: 'Which data rate fits into a megabyte?',
    text: [
      'Seconds times kilobits, divided by eight thousand. The second line is the highest round rate at which thirty seconds stay below one megabyte.',
    ],
    rows: [
      ['30 s at 320 kbit/s', megabytes(30, 320)],
      ['30 s at 256 kbit/s', megabytes(30, 256)],
      ['30 s at 192 kbit/s', megabytes(30, 192)],
      ['30 s as WAV, 44.1 kHz, 16 bit, stereo', megabytes(30, 1_411)],
      ['15 s at 320 kbit/s', megabytes(15, 320)],
    ],
  },
  pros: {
    for: [
      'We accept six file types, and none needs special software.',
      'A wrong length is repaired in the browser.',
      'The same master runs on stations, podcasts and smart speakers.',
    ],
    against: [
      'Loudness advice changes by service and year.',
      'Very small files, as one service demands, cost quality in music.',
      'Sixty seconds, usual in podcasts, cannot be booked here.',
    ],
  },
  questions: [
    ['Can I send a voice memo from a phone?', 'Yes, as M4A. Trim silence at both ends first.'],
    [
      'Is mono a problem?',
      'Not for a voice. Music in mono sounds small beside the song before it.',
    ],
    [
      'Must the spot be exactly 30 seconds?',
      'No, at most. 27 good seconds are better than 30 full ones.',
    ],
    [
      'Do you add a jingle or a disclaimer?',
      'Nothing is added. What you upload is what is played.',
    ],
    [
      'How do I measure LUFS?',
      'Free meters exist for every editor. Measure the whole spot, not the loudest part.',
    ],
  ],
  next: [
    'tips-rules',
    'best-campaign-examples',
    '101-strategy-intro',
    'ctv-streaming-ads/adformats-specs',
  ],
}
