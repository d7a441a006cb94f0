import type { MarketingPage } from '../marketingPage.ts'
import { leadDays } from '../ownFigures.ts'

const SECONDS_OF_SIGHT = 7
const WORDS_A_SECOND = 2.5
const SHARE_OF_LOOKING = 0.4

export const page: MarketingPage = {
  question: 'What are the rules for a billboard ad?',
  description:
    'Design rules that make a digital billboard readable, a checklist to print, when files are due, and billboard law by country with sources.',
  answer:
    'Two kinds. **Rules of sight** decide whether anybody reads it: seven words, one picture, strong contrast. **Rules of law** decide whether it may run: some roads and some states allow no billboard at all, and every claim needs proof before it goes up. This page has both, and the dates.',
  picture: {
    kind: 'board',
    big: '7',
    words: 'words,|no more.',
    small: 'Count them: this board already has too many.',
    alt: 'A billboard that says seven words and no more.',
  },
  figures: [
    {
      value: '7',
      text: 'words are our limit for a board that people drive past.',
      from: 'own',
    },
    {
      value: '400 px',
      text: 'or more is what Yahoo asks of a QR code, black on white, for the whole spot',
      from: 'DOOH-R4',
    },
    { value: '4', text: 'US states ban billboards altogether', from: 'DOOH-L2' },
    { value: '235', text: 'is the brightest white one seller accepts, of 255', from: 'DOOH-R5' },
  ],
  calculator: {
    title: 'When is my picture due?',
    intro: 'Enter the day of your order. Weekends and US federal holidays are left out.',
    preset: { kind: 'due' },
  },
  parts: [
    {
      heading: 'Seven words and one thing to see',
      text: [
        'Tastes differ, but this rule hardly does: seven words or fewer, one message, because people on a road look for a few seconds at best. Count the words on your draft, logo included. Then take away the ones a stranger would not miss. What remains is usually a name, a benefit and a direction.',
        'Pictures follow the same law. One face, one shoe, one loaf. A collage is a gray patch at sixty miles an hour. If your product cannot be recognized in a thumbnail on a phone, show what it does instead.',
      ],
      term: {
        name: 'Dwell time',
        text: 'How long people stay where they can see a screen: seconds on a road, minutes at a pump or a gate.',
      },
    },
    {
      heading: 'Contrast, letters, background',
      text: [
        'Light on dark or dark on light, never two midtones. Turn the draft gray on your monitor: if name and background come close to each other there, they will at dusk, too. Avoid pure white: it glares at night, and one large seller refuses anything brighter than 235 of 255, as well as script fonts and fine print[^DOOH-R5]. Thin letters vanish between the lights of the screen, so choose a bold weight, and leave air around every line.',
      ],
    },
    {
      heading: 'A checklist to print',
      text: [
        'Go through it with somebody who has not seen the draft before. Ten yeses, and it may go to the screen.',
      ],
      steps: [
        'Seven words or fewer, and the name of the advertiser is one of them.',
        'Readable at arm’s length on a phone, in two seconds.',
        'One picture, recognizable without the words.',
        'Contrast strong enough in a photo turned to gray.',
        'No phone number on a road; a short web name at most.',
        'No code to scan where people drive.',
        'Every claim can be proved, and the proof is in a drawer.',
        'Rights to picture, font and faces are yours.',
        'Nothing looks like a traffic sign or a police message.',
        'Right size: 1920 by 1080 or 1080 by 1920 pixels.',
      ],
    },
    {
      heading: 'What an owner refuses',
      text: [
        'Owners answer for their screens, so many are stricter than the law. The list shows common reasons and what to do instead. Our own [formats](adformats-specs) page has the numbers for the file.',
      ],
      table: {
        caption: 'Common reasons for a refusal, and the way out',
        head: ['Reason', 'Instead'],
        rows: [
          ['Codes on a roadside screen[^DOOH-R5]', 'A short name to search for'],
          ['Nobody can tell who advertises[^DOOH-R5]', 'Logo or name in the top third'],
          ['Flashing or sudden cuts', 'A still picture, or a calm fade'],
          ['A rival’s name or logo', 'Your own benefit, without the comparison'],
          ['“Best”, “first”, “free” without proof', 'The number that you can show'],
          [
            'A political ad without its sponsor[^DOOH-R5]',
            'The words “Paid for by”, large enough to read',
          ],
        ],
        note: 'The upload page shows the reason for a refusal and what the reviewer wrote.',
      },
    },
    {
      heading: 'When things are due',
      text: [
        `Screens in this market need about ${leadDays('dooh')} days from the order to the first Monday on air. The picture may come after the order, but early enough for the review; allow two working days. The calculator above counts them from your own date, and shows the other media beside it.`,
        'Political advertisers should add a week. In the European Union their ads need a label with sponsor, amount and targeting, on a street screen as much as online, and owners check that before anything else.',
      ],
      term: {
        name: 'Lead time',
        text: 'Days between order and first play. A screen picked by hand may need more than the medium does.',
      },
    },
  ],
  example: {
    heading: 'How many words does a driver read?',
    text: [
      'Take a road with a clear view of the board for seven seconds. The driver watches the road for most of that time; we assume that four tenths go to the board, and an easy reading speed of two and a half words a second.',
    ],
    rows: [
      ['Seconds in sight', String(SECONDS_OF_SIGHT)],
      [
        'Seconds spent on the board',
        (SECONDS_OF_SIGHT * SHARE_OF_LOOKING).toFixed(1),
        'assumed 40%; it should not be more',
      ],
      [
        'Words read',
        String(Math.round(SECONDS_OF_SIGHT * SHARE_OF_LOOKING * WORDS_A_SECOND)),
        'at 2.5 words a second',
      ],
    ],
  },
  pros: {
    for: [
      'The rules are few, old and well tested.',
      'A picture that passes them usually works in other media as well.',
      'A refusal comes before the first day, with its reason, not after.',
    ],
    against: [
      'Law is local: a town can forbid what its state allows. Ask the desk before you plan around one corner.',
      'An owner may refuse without a law, and there is no appeal.',
      'Good offers with conditions do not fit; the conditions would be the fine print.',
    ],
  },
  law: {
    heading: 'Rules where you are',
    intro:
      'What the law says about billboards, by country, each with its source. Choose yours. Where a country has few lines, we found few that we can cite.',
  },
  questions: [
    [
      'May I name a competitor?',
      'The law of most countries allows a fair and provable comparison. Many owners do not, so ask before you draw it.',
    ],
    [
      'Do I need a disclaimer?',
      'Only where the law requires one, such as for credit, medicine, gambling or elections. If it needs a paragraph, choose another medium.',
    ],
    [
      'Who has the last word?',
      'First our review, then the owner of the screen. Both answer in writing on the upload page.',
    ],
    [
      'Is humor allowed?',
      'Yes, and people read it. Test it on three people who do not know you; at sixty miles an hour irony is lost.',
    ],
    [
      'Can I use a photo from the web?',
      'Only with a license that covers advertising outdoors. A stock license often does; a search result never does.',
    ],
    [
      'What about children?',
      'Keep what is not for them away from schools. Some owners measure the distance and refuse.',
    ],
  ],
  next: ['adformats-specs', 'best-campaign-examples', '101-strategy-intro', 'targeting'],
}
