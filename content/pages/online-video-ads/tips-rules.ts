import { PACE_SHOWN, spokenWords } from '#domain/catalogue/spokenWords.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { leadDays } from '../ownFigures.ts'

const words = (seconds: number) => String(spokenWords(seconds))

export const page: MarketingPage = {
  question: 'What makes an online video ad work?',
  description:
    'Craft and law for pre-roll: the first five seconds, muted players, one action, why spots come back from review, and the rules by country.',
  answer:
    'Begin **inside the story**, show **whose it is before the fifth second**, make it readable **without sound**, and ask for **one action** that a finger can take. Be able to prove what you claim before it runs. The rest is taste. Below are a checklist to print, what our review rejects, and the law where your viewers are.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: '0 s', label: 'In the middle of it' },
      { day: '2 s', label: 'Whose spot is this?' },
      { day: '5 s', label: 'Why should I care?' },
      { day: '10 s', label: 'Proof' },
      { day: '13 s', label: 'Click here' },
    ],
    alt: 'A fifteen-second spot as a timeline: in the middle of it, whose spot, why care, proof, and click here.',
  },
  figures: [
    {
      value: 'up to 30%',
      text: 'higher short-term sales likelihood with Google’s four rules, says its own study of 2021',
      from: 'VID-R2',
    },
    {
      value: '172',
      text: 'was the index for the link between liking and sales at Kellogg’s (2017; 100 is average)',
      from: 'VID-R4',
    },
    {
      value: '86%',
      text: 'of thirty-second spots ran to the end in 2018, 79% of fifteen-second ones',
      from: 'VID-K3',
    },
    {
      value: `${leadDays('online_video')} days`,
      text: 'of lead time here once the spot exists.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'When is the spot due?',
    intro: 'Counted from the day of your order, without weekends and holidays.',
    preset: { kind: 'due' },
  },
  parts: [
    {
      heading: 'Five seconds, then the finger',
      text: [
        'Where a spot can be skipped, the button appears after about five seconds, and a finger is waiting for it. Do not save anything for later. The best beginning is the middle: water already on the floor, the child already laughing, the price already said. Anyone who wants to know how it came to that will stay.',
        'Google gives its advertisers four words: attention from the first frame; branding early, often, and in the sound too; connection with people through one message; direction toward one action. Spots that followed them had up to 30% more short-term sales likelihood and 17% more long-term contribution to the brand[^VID-R2]. The seller did the measuring, and “up to” covers a lot. As craft, the advice is sound.',
      ],
      term: {
        name: 'Hook',
        text: 'What happens in the first two seconds, and the part that most viewers see.',
      },
    },
    {
      heading: 'Liking beats lasting',
      text: [
        'Kellogg’s had its online spots compared with what households bought. How long a spot was in view mattered; whether people liked it mattered more: the link between liking and sales had an index of 172, where 100 is the average[^VID-R4]. It is an old study of one cereal maker. Still, show your spot to five people who owe you nothing, and ask whether they would like to see it again. If they have to think about it, film it again.',
      ],
    },
    {
      heading: 'Quiet by default',
      text: [
        'Sound that starts by itself is on the list of experiences that people cannot stand, and Chrome blocks ads on sites that keep offending[^VID-R1]. Assume silence. Put the three words that carry the meaning on screen, large, one after the other. Let faces do what voices would do. Then add sound as a bonus for those who have it on: a voice, a door, a pan, and music only if you have the license.',
      ],
      term: {
        name: 'License',
        text: 'Written permission to use music, faces or pictures in ads, for a certain time and territory.',
      },
    },
    {
      heading: 'Ten questions for the rough cut',
      text: ['Print them, watch the spot once for each, and stop at the first no.'],
      steps: [
        'Is something moving in the first frame?',
        'Could you name the advertiser after two seconds?',
        'Does a muted phone tell the same story?',
        'Is there one message, and can a child repeat it?',
        'Is there one action, said and shown?',
        'Does the page behind the click show the same picture?',
        'Can you prove every number today?',
        'Are music, faces and logos yours to use?',
        'Are letters at least a fifteenth of the height?',
        'Would you send it to a friend?',
      ],
    },
    {
      heading: 'Why spots come back',
      text: [
        'The review looks for anything that would annoy or mislead. You can avoid most rejections in the edit, and each can cost a day that you may not have before a holiday.',
      ],
      table: {
        caption: 'What is rejected, and what to do instead',
        head: ['In the spot', 'Instead'],
        rows: [
          [
            'A play button or a mouse pointer drawn into the picture',
            'Your words; the player has its own buttons',
          ],
          ['“Number one” without a source', 'The source and year, readable, or another sentence'],
          ['Flashing faster than three times a second', 'A cut, or a slower change'],
          ['A fake newscast, system warning or message', 'Your own design'],
          ['A body before and after', 'What the product does, shown on the product itself'],
          [
            'A link that leads somewhere other than where the spot says',
            'The page that was promised',
          ],
        ],
        note: 'From the rules of our own review. A site may be stricter.',
      },
    },
  ],
  example: {
    heading: 'How much can be said in fifteen seconds?',
    text: [
      'A relaxed speaker manages a little more than two words a second. Leave the first and last second to the picture.',
    ],
    rows: [
      ['Seconds of speech', '13'],
      ['Words in them', words(13), `${PACE_SHOWN} a second`],
      ['Words in thirty seconds', words(28)],
      ['Words on the picture, muted', '9', 'three times three, two seconds for each'],
    ],
  },
  pros: {
    for: [
      'Anybody with a phone can check the rules of craft.',
      'A quiet spot is welcome in more places than a loud one.',
      'A spot made to work silently works in most players.',
    ],
    against: [
      'Rules make spots correct. They do not make them liked.',
      'Well-known advice comes from sellers who measured themselves.',
      'Laws differ from one country of a campaign to the next.',
    ],
  },
  law: {
    heading: 'Law where your viewers are',
    intro:
      'The rules on online video that we found a source for. They tell you when to ask a lawyer.',
  },
  questions: [
    [
      'Does the word “advertisement” have to appear?',
      'The player shows it. In the European Union platforms also name who paid.',
    ],
    [
      'May I compare myself with a competitor?',
      'Where the law allows it, with facts that can be checked. In German-speaking countries, get legal advice first.',
    ],
    [
      'Are children in spots a problem?',
      'Not with the parents’ consent. We reject spots that tell children to ask their parents to buy.',
    ],
    [
      'May I promise a discount?',
      'Yes, with its dates and the price it is taken off. The old price must have been a real one.',
    ],
    [
      'Is a funny spot risky?',
      'Only if the joke hides the name. Ask the next morning what it was for.',
    ],
    [
      'Who is liable for claims?',
      'The advertiser. Our review is a courtesy and takes no liability off your shoulders.',
    ],
  ],
  next: [
    'adformats-specs',
    'best-campaign-examples',
    'conversion-kpis',
    'online-display-digital-banner/tips-rules',
  ],
}
