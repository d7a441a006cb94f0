import type { MarketingPage } from '../marketingPage.ts'
import {
  costOfViews,
  costOfViewsMinor,
  salesFor,
  count,
  metIn,
  oneDecimal,
  typicalCpm,
  useShare,
  WORKDAYS,
} from '../ownFigures.ts'

const CITY = { people: 150_000, budgetMinor: 1_500_00, days: 28 }
const met = metIn('online_audio', CITY)

export const page: MarketingPage = {
  question: 'How does audio advertising online work?',
  description:
    'Internet radio and podcast ads from the start: listeners, hours, repetition, a script in sixty words, and a first plan with its arithmetic.',
  answer:
    'A listener’s player reaches a break, asks for a spot, and gets one that fits the place, the hour and how often this listener has heard it today. You decide on **sixty words**, a **region** and a **rhythm**. Radio works by repetition, so the rhythm matters more than the genre.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: 'Mon', label: 'Heard on the way to work' },
      { day: 'Tue', label: 'Heard at the desk' },
      { day: 'Thu', label: 'Name said without thinking' },
      { day: 'Sat', label: 'The thing is needed' },
      { day: 'Sun', label: 'Yours comes to mind' },
    ],
    alt: 'A week as a timeline: the spot is heard on Monday, Tuesday and Thursday, and on the weekend the name comes to mind.',
  },
  figures: [
    { value: '65 words', text: 'fit into thirty seconds, by Spotify’s advice', from: 'AUD-S2' },
    { value: '210 m', text: 'Americans listen online in a week (March 2025)', from: 'AUD-A1' },
    { value: '64%', text: 'of US listening time carries ads (Q1 2025)', from: 'AUD-A4' },
    {
      value: useShare('online_audio', WORKDAYS, [6, 18]),
      text: 'of a week’s listening falls between 6 am and 6 pm on workdays.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'Is it your first medium?',
    intro: 'Answer four questions; the six media line up.',
    preset: { kind: 'first', values: { budget: 600, goal: 'known', material: 'voice' } },
  },
  parts: [
    {
      heading: 'How a voice gets remembered',
      text: [
        'Not by being clever once. Somebody who hears your name while brushing teeth, again at work and again on Thursday will say it when a neighbor asks for a plumber, and will not know why. That is the whole mechanism. It needs a name that can be spoken, a place it belongs to, and the same voice each time.',
        'So resist the wish to change the spot every week. Change the offer at the end, keep the first ten seconds. The first ten seconds are your logo.',
      ],
      term: {
        name: 'Sonic logo',
        text: 'A sound or a phrase that returns in each spot and is recognized before the name is said.',
      },
    },
    {
      heading: 'Who is listening',
      text: [
        'Nearly everybody who is young, and most of the others. In a month 90% of Americans from 12 to 34 listen online, nearly as many of those up to 54, and 63% of those 55 and over, up from 52% a year earlier[^AUD-A2]. People in the middle listen at work, for hours. In Britain, where it is measured well, 29.7% of all radio hours are heard online, more than on AM and FM together[^AUD-A9].',
      ],
    },
    {
      heading: 'Rhythm: how many, how often',
      text: [
        `In a city of ${count(CITY.people)} people $1,500 reaches about ${count(met.reach)} listeners ${oneDecimal(met.frequency)} times each in four weeks, by our curve. Look at the second number. Below two, the money is better kept together: fewer ZIP codes, fewer weeks, or fewer hours.`,
      ],
      table: {
        caption: '$1,500 on three places, four weeks, at most three a day',
        head: ['Place', 'People', 'People reached', 'Times each'],
        rows: [25_000, 150_000, 900_000].map((people, at) => {
          const one = metIn('online_audio', { ...CITY, people })
          return [
            ['A few ZIP codes', 'A city', 'A large city'][at] ?? '',
            count(people),
            count(one.reach),
            oneDecimal(one.frequency),
          ]
        }),
        note: 'Estimates at the typical price.',
      },
    },
    {
      heading: 'Sixty words',
      text: [
        'Thirty seconds hold sixty-five words at a natural pace, and a minute holds about a hundred, by the same advice[^AUD-S2]. Sixty leave room to breathe. Begin with the listener’s situation, not with your firm. Say the name in the first third, in the middle and as the last word. Give one fact that can be checked. End with what to do, in words that need no pencil: a street, a landmark, a web name that is spelled as it sounds.',
      ],
      steps: [
        'First ten words: a situation the listener knows.',
        'Next twenty: what you do about it, with your name.',
        'Next fifteen: one proof, a number or a year.',
        'Last fifteen: what to do, and the name again.',
      ],
      term: {
        name: 'Bed',
        text: 'Music under a voice. It should be felt and not noticed.',
      },
    },
    {
      heading: 'Then leave it alone for a month',
      text: [
        'The most common mistake is to stop in the second week. Two lengths help you last longer: begin with the long one, so that people know what the short one reminds them of. Thirty seconds take about 65 words[^AUD-S2]; a reminder needs eight. After four weeks look at your signal, as described under [results](conversion-kpis), and at nothing else.',
      ],
    },
    {
      heading: 'Choose the words before the stations',
      text: [
        'Beginners spend an hour on genres and ten minutes on the text. Turn it around. {{The most expensive example station costs about 40% more than the cheapest.}} Two texts for the same firm can differ by any factor in what people remember. Write three, read them to three people, ask the next morning, and record the one they can quote.',
        'Only then draw the region, and draw it where your customers live, not where a station is popular.',
      ],
    },
  ],
  example: {
    heading: 'A heating firm in October',
    text: [
      'The firm wants to be the name that comes to mind when the first radiator stays cold. It buys 60,000 plays over five weeks.',
    ],
    rows: [
      ['Plays wanted', '60,000'],
      ['Typical price of 1,000', typicalCpm('online_audio')],
      ['Cost', costOfViews('online_audio', 60_000)],
      [
        'Maintenance contracts that pay for it',
        salesFor(costOfViewsMinor('online_audio', 60_000), 115_00),
        'at an assumed profit of $115 each',
      ],
    ],
  },
  pros: {
    for: [
      'A script, a voice and a week are enough.',
      'It works while people do something else, which is most of the day.',
      'Repetition is affordable, and repetition is the point.',
    ],
    against: [
      'A name that is hard to spell loses half of its effect.',
      'Visual proof is impossible; you must be believed.',
      'Two weeks show nothing, and many stop after two.',
    ],
  },
  questions: [
    [
      'Which genre suits my business?',
      'Usually several. Genres describe moods more than buyers. Choose by age and hour first.',
    ],
    [
      'Is a well-known voice better?',
      'A believable one is. The owner of a local business often is the most believable.',
    ],
    [
      'Should I mention prices?',
      'One, if it is good and lasts. Lists of prices are forgotten as they are spoken.',
    ],
    [
      'What is a good cap?',
      'Three a day to begin with. People who listen for hours hear it too often otherwise, and they complain first.',
    ],
    [
      'Can one spot run in two regions?',
      'Yes, as two lines with their own budgets, so that you can compare them.',
    ],
  ],
  next: ['price-budget-rates-cpm', 'tips-rules', 'adformats-specs', 'targeting'],
}
