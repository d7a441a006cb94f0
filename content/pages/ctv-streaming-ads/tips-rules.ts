import { PACE_SHOWN, spokenWords } from '#domain/catalogue/spokenWords.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { leadDays } from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'What makes a streaming TV spot work?',
  description:
    'Craft and law for streaming TV spots: the first three seconds, sound, words, a checklist to print, due dates, and rules by country.',
  answer:
    'A spot that is **understood with the sound off and again with the eyes shut**, that says the name early and late, and that asks for one thing a person on a sofa can do. It also keeps to the law on loudness, claims and children wherever it runs. Both are below, with the dates.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: '0 s', label: 'The thing itself, moving' },
      { day: '3 s', label: 'Why it matters to you' },
      { day: '9 s', label: 'Proof, in one picture' },
      { day: '12 s', label: 'Name, said and written' },
      { day: '15 s', label: 'One thing to do' },
    ],
    alt: 'A fifteen-second spot as a timeline: the thing, why it matters, proof, the name, and one thing to do.',
  },
  figures: [
    {
      value: '49%',
      text: 'of the sales that ads add come from the creative, by a study of some 450 campaigns (2023)',
      from: 'ONL-S1',
    },
    { value: '20%', text: 'is about what marketers believe it to be', from: 'ONL-S2' },
    {
      value: 'July 2026',
      text: 'is when California’s rule on loud ads reached streaming',
      from: 'CTV-R1',
    },
    {
      value: `${leadDays('ctv')} days`,
      text: 'from the order to the first day on air here, spot at hand.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'When is my spot due?',
    intro: 'Enter the day of the order. The other media stand beside it.',
    preset: { kind: 'due' },
  },
  parts: [
    {
      heading: 'The first three seconds are for the thumb',
      text: [
        'Nobody skips, but everybody looks down. As the break begins, phones light up around the room, and a spot has one breath to earn a second look. Begin inside the story: the dog is already in the bath, the roof is already leaking. Logos, skylines and slow doors belong to spots that people paid for.',
        'Google’s advice for video, based on studies of its own platform, puts it in four letters: attention from the first frame, branding early and often, connection with people, direction to one action. It says that spots that follow it are up to 30% more likely to sell in the short term[^VID-R2]. That is a seller’s study, but still sound craft.',
      ],
      term: {
        name: 'Call to action',
        text: 'What you ask for. On a television it must be something that needs no button.',
      },
    },
    {
      heading: 'Sound carries the half that looks away',
      text: [
        'Write the voice first and read it with closed eyes. If the offer is not clear without pictures, the people in the kitchen have missed it. Say the name twice. Choose one voice, keep music a good deal below it, and leave half a second of silence before the last line; silence makes heads turn.',
        'Then turn the sound off and watch. Put short words on the picture, large, for as long as it takes to read them twice. Many households watch late with the sound low, and this costs you nothing.',
      ],
    },
    {
      heading: 'A checklist to print',
      text: [
        'Ten questions for the rough cut. Fix the first wrong answer before you polish anything.',
      ],
      steps: [
        'Does a stranger know after five seconds what is for sale?',
        'Is the name spoken twice and written once?',
        'Is it clear with the sound off?',
        'Is it clear without the picture?',
        'Is there exactly one thing to do at the end?',
        'Could a rival put a logo on it? Then start over.',
        'Are all claims proved, and the proofs at hand?',
        'Are rights to music, faces and fonts cleared for television?',
        'Is it 14.9 or 29.9 seconds long?',
        'Is the loudness near −23 LUFS?',
      ],
    },
    {
      heading: 'What services refuse',
      text: [
        'The review asks about content more than about craft. Services publish lists; Roku’s bars, among other things, counterfeit goods, adult products, and gambling where it is unlawful[^CTV-R2]. Ask the desk before you pay for a spot whose product could be on such a list.',
      ],
      table: {
        caption: 'Why spots come back, and what to change',
        head: ['Reason', 'Change'],
        rows: [
          ['Nobody can tell who advertises', 'Name on screen for three seconds'],
          ['A promise without proof', 'The number, with its year, on the picture'],
          ['Before-and-after in health or cosmetics', 'What it does, told by a specialist'],
          ['An emergency tone or a ringing phone', 'Another sound; people get up for these'],
          ['A child who asks parents to buy', 'The parent who decides'],
          ['Music without a license', 'A library track with television rights'],
        ],
        note: 'Collected from the rules that we apply in our own review.',
      },
    },
    {
      heading: 'The calendar',
      text: [
        `From the order to the first evening it takes about ${leadDays('ctv')} days here when the spot exists. When it does not, a spot takes two to four weeks: a few days for the idea, a day to shoot, a week to cut, and the rest for people to agree. Roku adds two or three working days of review[^CTV-S4]; others are similar. Count backward from the event, and get the boss’s approval before the day of the shoot.`,
      ],
      term: {
        name: 'Clearance',
        text: 'Permission for everything that is seen and heard, in writing, for television and for the time you run.',
      },
    },
  ],
  example: {
    heading: 'How many words fit into fifteen seconds?',
    text: [
      'A calm voice says a little more than two words a second. The first and the last half second stay empty.',
    ],
    rows: [
      ['Seconds', '15'],
      ['Seconds of voice', '12', 'a second of air, two for the picture alone'],
      ['Words', String(spokenWords(12)), `${PACE_SHOWN} words a second`],
      [
        'Left after the name said twice and the closing line',
        String(spokenWords(12) - 10),
        'ten words for these',
      ],
    ],
  },
  pros: {
    for: [
      'The rules of craft are old, cheap and testable at a kitchen table.',
      'A spot that works in silence works on a phone as well.',
      'What was cleared once can run for years.',
    ],
    against: [
      'There is no rescue by targeting for a spot that nobody understands.',
      'Fifteen seconds leave out almost everything you would like to say.',
      'Law differs by country, and sometimes by state, within one campaign.',
    ],
  },
  law: {
    heading: 'Rules where you are',
    intro:
      'Law for ads on streaming services, with the source of each line. It does not replace advice; it tells you when to ask for some.',
  },
  questions: [
    [
      'Must I say that it is an ad?',
      'In a break, everybody knows. In the European Union, online platforms have to show on whose behalf an ad runs and who paid for it.',
    ],
    [
      'May I show prices?',
      'Yes, with what they include. A “from” needs an item that really costs it.',
    ],
    [
      'Can I film in a public street?',
      'Usually, as long as nobody is singled out. Recognizable people and brands need consent.',
    ],
    [
      'Is humor risky?',
      'Less than boredom. Test whether people remember your name or only the joke.',
    ],
    [
      'How often should I change the spot?',
      'When people you do not know begin to quote it with a sigh. On local budgets that takes a year.',
    ],
  ],
  next: [
    'adformats-specs',
    'best-campaign-examples',
    '101-strategy-intro',
    'billboards-digital/tips-rules',
  ],
}
