import { PACE_SHOWN, spokenWords, WORDS_A_SECOND } from '#domain/catalogue/spokenWords.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { leadDays } from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'How do you write a good radio spot?',
  description:
    'Writing and recording an internet radio spot: script with seconds, casting, a checklist to print, due dates, and the law by country.',
  answer:
    'Write for **one person who is busy**, begin with their situation, say your name three times, prove one thing, and stop early. Then check the law: what you imply counts as said, and a listener cannot read small print. The script below has the seconds beside it.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: '0 s', label: 'A situation they know' },
      { day: '6 s', label: 'Your name, first time' },
      { day: '14 s', label: 'One proof, with a number' },
      { day: '22 s', label: 'What to do' },
      { day: '28 s', label: 'Your name, last word' },
    ],
    alt: 'A thirty-second spot as a timeline: situation, name, proof, what to do, and the name as the last word.',
  },
  figures: [
    { value: '3 times', text: 'is how often your name belongs in thirty seconds.', from: 'own' },
    {
      value: '41%',
      text: 'recalled the right brand after audio ads; the norm is 38%, in a study of 2023',
      from: 'AUD-P1',
    },
    {
      value: '65',
      text: 'words are what Spotify counts for a spot of 30 seconds',
      from: 'AUD-S2',
    },
    {
      value: `${leadDays('online_audio')} days`,
      text: 'from the order to the first play here.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'When is my spot due?',
    intro: 'Enter the day of the order and count back to the recording.',
    preset: { kind: 'due' },
  },
  parts: [
    {
      heading: 'One listener, hands full',
      text: [
        'Nobody listens to ads. People hear them while they do something else, and for a moment the something else becomes less interesting. Write to one of them. Not “Dear homeowners” but “You hear it before you see it: drip.” If the first sentence could begin any spot, it begins none.',
        'Short words, short sentences, verbs. Read every draft aloud; the tongue finds what the eye forgives. Numbers are hard to hear, so keep one and round it. Spell nothing. If your web name has to be spelled, give the street.',
      ],
      term: {
        name: 'Hook',
        text: 'The first sentence. It has to make somebody listen who had decided not to.',
      },
    },
    {
      heading: 'A script with its seconds',
      text: [
        'Here is the plan of a spot for a plumber, just under sixty words in all. Change the trade, keep the seconds.',
      ],
      table: {
        caption: 'Thirty seconds, line by line',
        head: ['Seconds', 'What', 'Words'],
        rows: [
          ['0 to 6', 'The sound of a drip, then the listener’s thought', '12'],
          ['6 to 12', 'Who comes, from where, how fast', '14'],
          ['12 to 20', 'One proof: since when, how many, which guarantee', '16'],
          ['20 to 26', 'What to do tonight', '12'],
          ['26 to 29', 'The name, alone', '3'],
          ['29 to 30', 'Silence', '0'],
        ],
        note: 'Fifty-seven words. The rest is air, and air is what makes a voice sound sure.',
      },
    },
    {
      heading: 'Cast the voice, not the actor',
      text: [
        'Owners speak well about what they are proud of and badly about prices. Let them speak, and have somebody else read the offer. Two voices in a dialogue sound like a school play; avoid that unless both can act. Age and accent may fit the town: a voice from there is believed there.',
        'Record each sentence three times, once bored, once thrilled, once as if to a friend. The third is nearly always the one to keep.',
      ],
    },
    {
      heading: 'A checklist to print',
      text: ['Play the cut for somebody who is washing dishes. Then ask.'],
      steps: [
        'What was the name? If they hesitate, say it once more.',
        'What was it about, in five words?',
        'What should a listener do?',
        'Is every claim provable, even the implied ones?',
        'Are conditions spoken, or so simple that none are needed?',
        'Are voices and music licensed for ads on the internet?',
        'No sirens, horns, phones or alarms: people drive.',
        'At most 29.9 seconds, about −16 LUFS.',
      ],
      term: {
        name: 'Disclosure',
        text: 'What the law wants said. On audio it has to be spoken at a pace that can be followed.',
      },
    },
    {
      heading: 'Due dates, and who says no',
      text: [
        `A spot needs about ${leadDays('online_audio')} days from the order to the air here, most of it for the review. Allow two more for a recording if somebody has to approve it. Reasons for a refusal are few: alarms, claims without proof, music without rights, insults. Political spots must name who paid. In Britain the ban on ads for less healthy food leaves audio alone, which does not make the food healthier.`,
      ],
    },
    {
      heading: 'Sounds, music and silence',
      text: [
        'A sound effect is a picture that arrives at once: a key in a lock, a drill, gravel under tires. Use one, in the first second, and only if it belongs to your trade. Music sets a mood and hides words, so let it begin and end the spot and stay away from the middle. Silence is the strongest effect of all, because nobody on a station expects it; half a second before the name is enough.',
        'Keep what works. If people hum your five notes after a season, the next spot begins with them.',
      ],
    },
  ],
  example: {
    heading: 'How much of your text survives?',
    text: [
      'Most first drafts have a hundred words. Spotify’s pace of 65 words in thirty seconds says what fits.',
    ],
    rows: [
      ['Words a second', PACE_SHOWN, '65 words in 30 seconds'],
      ['A draft of 100 words lasts', `${(100 / WORDS_A_SECOND).toFixed(0)} s`],
      ['Words to take out for 30 seconds', String(100 - 65)],
      ['Words that fit into 15 seconds', String(spokenWords(15))],
    ],
  },
  pros: {
    for: [
      'A script is the cheapest thing in advertising to improve.',
      'Ten people can judge a draft in ten minutes.',
      'A spot can be re-recorded on Tuesday and on air the same week.',
    ],
    against: [
      'A listener cannot go back, so what was missed is lost.',
      'Humor wears out faster in the ear than in the eye.',
      'Trades with long disclosures, such as credit and medicine, hardly fit.',
    ],
  },
  law: {
    heading: 'Rules where you are',
    intro:
      'What applies to audio ads on the internet, country by country, as far as we found a source. A short list is not a free hand.',
  },
  questions: [
    [
      'May I use “number one”?',
      'If you can show by which count and when. Otherwise say what you are good at.',
    ],
    [
      'Is a song in the background allowed?',
      'With a license for advertising. Library tracks cost little and include it.',
    ],
    [
      'Can I mention a rival?',
      'Fair comparison is legal in most places and unpleasant in the ear. Better not.',
    ],
    [
      'How many versions should I make?',
      'Two beginnings and one end. Run both with equal weight for two weeks.',
    ],
    ['Do stations read my text?', 'Not here. You deliver a finished spot, or order one.'],
  ],
  next: [
    'adformats-specs',
    'best-campaign-examples',
    '101-strategy-intro',
    'ctv-streaming-ads/tips-rules',
  ],
}
