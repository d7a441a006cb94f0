import type { MarketingPage } from '../marketingPage.ts'
import {
  count,
  leastBudget,
  metIn,
  mostFormatAdds,
  oneDecimal,
  reachRows,
  typicalCpm,
  viewsFor,
  viewsWords,
} from '../ownFigures.ts'

const quarter = metIn('online_audio', { people: 15_000, budgetMinor: 250_00, days: 14 })
/** The plays that the minimum buys, in round numbers. */
const PLAYS = Math.round(viewsFor('online_audio', 250_00) / 300) * 300

export const page: MarketingPage = {
  question: 'Can a small business be on the radio for $250?',
  description:
    'Internet radio for small businesses: what $250 reaches, how to make a spot for nothing, five ways to save and when to stay silent.',
  answer: `Yes, in a small place. **${leastBudget('online_audio')}** buys about **${viewsWords('online_audio', 250_00)} plays**. Kept to two or three ZIP codes for two weeks, they make a voice that people know. Spread over a metropolitan area, they are a whisper.`,
  picture: {
    kind: 'circles',
    rings: [
      { label: 'one play for every tenth', value: count(PLAYS * 10) },
      { label: 'one play each', value: count(PLAYS) },
      { label: 'three plays each', value: count(PLAYS / 3) },
    ],
    alt: `Three circles for the plays that $250 buys: three plays each for ${count(PLAYS / 3)} people, one each for ${count(PLAYS)}, and one for every tenth of ${count(PLAYS * 10)}.`,
  },
  figures: [
    { value: leastBudget('online_audio'), text: 'The minimum budget for audio here.', from: 'own' },
    {
      value: viewsWords('online_audio', 250_00),
      text: 'plays for that budget.',
      from: 'own',
    },
    {
      value: '50.1 m',
      text: 'British adults listen to radio in a week, 86% of them (Q3 2025)',
      from: 'AUD-A9',
    },
    { value: '0', text: 'dollars for a recording with your own phone and voice.', from: 'own' },
  ],
  calculator: {
    title: 'What does $250 reach near you?',
    intro: 'Enter how many people live in the ZIP codes that you serve.',
    preset: { kind: 'reach', values: { people: 15_000, weeks: 2 } },
  },
  parts: [
    {
      heading: 'The size of a neighborhood',
      text: [
        `In ZIP codes with 15,000 people the minimum budget reaches about ${count(quarter.reach)} of them ${oneDecimal(quarter.frequency)} times in two weeks, by our estimate. That is the size at which a voice becomes known: a quarter of a town, a valley, the small towns around one exit. Everybody who matters to a hair salon lives there.`,
        'Once that works, add the next ZIP code and keep the first. Do not double the area and halve the repetition; it feels like growth and works like silence.',
      ],
    },
    {
      heading: 'Four budgets for one small town',
      text: [
        'The town has 30,000 people, the campaign four weeks, and nobody hears the spot more than three times a day.',
      ],
      table: {
        caption: 'Four weeks in a town of 30,000',
        head: ['Budget', 'Plays', 'People reached', 'Times each'],
        rows: reachRows('online_audio', 30_000, [250_00, 400_00, 700_00, 1_200_00]),
        bars: [250, 400, 700, 1_200],
        note: 'Estimates at the typical price. Bars show the budgets.',
      },
      term: {
        name: 'Saturation',
        text: 'The point after which more plays mostly reach people who know the spot by heart.',
      },
    },
    {
      heading: 'A spot for nothing',
      text: [
        'Your phone records well enough for the air. What spoils a recording is the room. Sit in a car in a quiet street, engine off, or between coats in a closet. Hold the phone a hand’s width from the corner of your mouth. Smile; it can be heard. Read the text five times in a row and keep the third.',
        'Cut the breath at both ends, leave the others. Use no music unless you own it. A voice alone, a little slower than you speak, stands out among songs better than another song.',
      ],
      steps: [
        'Write as you would tell a neighbor over the fence.',
        'One situation, one offer, one name, one street.',
        'Read it to somebody on the phone: what did they keep?',
        'Record in the car, twice as close as feels right.',
        'Export WAV or MP3, 44.1 kHz, 29 seconds.',
      ],
    },
    {
      heading: 'Save where nobody hears it',
      text: [
        `Take fifteen seconds if the offer is simple; plays cost ${mostFormatAdds('online_audio')} less per thousand. Leave the hours open. Do not pick stations by hand. Let the whole town listen instead of an age group; the surcharge is small and so is the town. And run in weeks when others are quiet: after the holidays, after the sales, in the week after a big election.`,
        'Do not save on repetition. The last hundred dollars, which take a listener from two hearings to three, are the ones that work.',
      ],
      term: {
        name: 'Flight',
        text: 'The days on which a campaign runs. Two short ones with a gap beat one long and thin one.',
      },
    },
    {
      heading: 'When to stay silent',
      text: [
        'If people cannot spell your name after hearing it, change the spot before you book: give the street instead. If what you sell has to be seen, take a [street screen](billboards-digital/cheap-small-businesses) or a banner. If you are full until spring, save the money for spring. And if you have no time to ask callers how they found you, wait until somebody does.',
      ],
    },
    {
      heading: 'What to ask after two weeks',
      text: [
        'Ask everybody who calls one question and write down the answer in their words. If three of them say radio, go on. If they repeat a phrase of the spot, keep that phrase for years. If they name a rival, your name comes too late in the text.',
      ],
    },
  ],
  example: {
    heading: 'A tutor before the exams',
    text: [
      'A tutoring studio with six rooms speaks to parents in three ZIP codes for three weeks in May.',
    ],
    rows: [
      ['Budget', '$300'],
      ['Typical price of 1,000 plays', typicalCpm('online_audio')],
      ['Plays', viewsWords('online_audio', 300_00)],
      [
        'Plays for each of 5,000 parents',
        oneDecimal(viewsFor('online_audio', 300_00) / 5_000),
        'if all of them listened',
      ],
      ['Students that pay for it', '2', 'at an assumed profit of $160 each'],
    ],
  },
  pros: {
    for: [
      'No other spoken medium can be tried for so little.',
      'You can make it in an afternoon, alone.',
      'Neighbors recognize the voice and mention it at the counter.',
    ],
    against: [
      'Shy owners make shy spots; if you are one, order it.',
      'Below two hearings a person, nothing sticks.',
      'No picture means that people must already know what you sell.',
    ],
  },
  questions: [
    [
      'Can I run only on weekends?',
      'Yes. Choose the days; the plays then cost a little more each.',
    ],
    [
      'Is a text-to-speech voice allowed?',
      'If its license covers advertising. People hear it, and trust it less than yours.',
    ],
    [
      'Do I need rights for a song in the background?',
      'Yes. A streaming subscription is not that license.',
    ],
    [
      'May my child speak?',
      'With the consent of both parents and a light touch. It opens hearts once, not for a year.',
    ],
    [
      'How do I hear my own spot?',
      'The upload page plays it. On air you hear it only if you are in the region and lucky.',
    ],
    [
      'What is the next step up?',
      'A second pair of ZIP codes, or street screens where the listeners drive.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'adformats-specs',
    '101-strategy-intro',
    'billboards-digital/cheap-small-businesses',
  ],
}
