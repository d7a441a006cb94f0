import type { MarketingPage } from '../marketingPage.ts'
import {
  dayOf,
  inventoryCount,
  leastBudget,
  reachRows,
  typicalCpm,
  viewsWords,
} from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'Should you advertise on internet radio?',
  description:
    'What an audio campaign on stations and podcasts is, what it costs from $250, who listens and when, and what a voice alone can do.',
  answer: `If you can say it in one breath, yes. A spot on internet radio and podcasts costs about **${typicalCpm('online_audio')}** for a thousand plays, a campaign starts at **${leastBudget('online_audio')}**, and a voice is all it takes to make one. It reaches people whose hands and eyes are busy. It shows nothing, and hardly anybody clicks.`,
  picture: {
    kind: 'day',
    hours: dayOf('online_audio', 1),
    note: 'A Tuesday: radio gets up early and stays at work.',
    alt: 'A chart of a Tuesday hour by hour: listening peaks between seven and nine in the morning and stays high until six.',
  },
  figures: [
    {
      value: leastBudget('online_audio'),
      text: 'The least an audio campaign costs here.',
      from: 'own',
    },
    {
      value: '79%',
      text: 'of Americans aged 12 and over listen online in a month (March 2025)',
      from: 'AUD-A1',
    },
    {
      value: '3 h 53',
      text: 'of listening a day in the United States, to all kinds of audio (Q3 2025)',
      from: 'AUD-A6',
    },
    { value: '4.5%', text: 'of ad budgets went to audio in 2024', from: 'AUD-M2' },
  ],
  calculator: {
    title: 'What would it buy?',
    intro: 'A budget turned into plays of your spot, or the reverse.',
    preset: { kind: 'cpm', values: { budget: 1000, views: 50_000 } },
  },
  parts: [
    {
      heading: 'What you book',
      text: [
        `Plays of a spot of up to fifteen or thirty seconds, between songs, before the news, or inside a podcast. {{Our market lists ${inventoryCount('online_audio')} example stations and podcast networks in the United States, sorted by genre from country to sports talk.}} You choose genres or single stations, a region, hours, and how often one listener may hear it in a day.`,
        'It is not the transmitter on the hill. Each listener has a stream of their own, so the spot plays in the ZIP codes you pay for, and only there. Listeners elsewhere cost you nothing.',
      ],
      term: {
        name: 'Stream',
        text: 'A station sent over the internet to one listener. Ads are put in for each of them.',
      },
    },
    {
      heading: 'Why it is underrated',
      text: [
        'Americans listen for almost four hours a day[^AUD-A6], and advertisers give audio 4.5% of their money[^AUD-M2]. One reason for the gap is that nobody shows friends a radio spot; another is that it cannot be clicked, so it looks weak in every list that is sorted by clicks. Listeners do not mind. In an attention study paid for by sellers of audio, a thousand spots won 10,126 attentive seconds, against 6,501 for other media, and 41% recalled the right brand, against 38%[^AUD-P1].',
      ],
    },
    {
      heading: 'How far a budget goes',
      text: [
        'A voice needs three hearings to become familiar. The table keeps to a town of 70,000 people and a cap of three a day.',
      ],
      table: {
        caption: 'Four weeks in a town of 70,000',
        head: ['Budget', 'Plays', 'People reached', 'Times each'],
        rows: reachRows('online_audio', 70_000, [250_00, 500_00, 1_000_00, 2_500_00]),
        bars: [1, 2, 4, 10],
        note: 'By our reach curve at the typical price. Bars show the budgets.',
      },
      term: {
        name: 'Companion',
        text: 'A small picture that some players show during the spot. It is what a listener can tap.',
      },
    },
    {
      heading: 'From one sentence to the air',
      text: [
        'It is the quickest medium to make. A first campaign can be on air within a week of the idea.',
      ],
      steps: [
        'Write sixty words. Read them aloud. Take out ten.',
        'Record in a room with curtains, or order the spot with the campaign.',
        'Choose region and genres; leave hours open at first.',
        'Pay, upload an MP3 or WAV, and wait for the review.',
        'For two weeks, ask every caller where they heard of you.',
      ],
    },
    {
      heading: 'Where to go on',
      text: [
        'The page on [prices](price-budget-rates-cpm) has the prices by budget and by genre. [Formats](adformats-specs) says how loud, how long and which file. For less than five hundred dollars read [small budgets](cheap-small-businesses) before you book, and to learn what came of it, read [results](conversion-kpis) before the first play, because afterward it is too late to set up a comparison.',
      ],
    },
    {
      heading: 'What it does for whom',
      text: [
        'Audio is at its best for things that people need sooner or later and cannot plan: a plumber, a dentist, a tow truck, a lawyer. Nobody searches for these before the day comes, and on that day the name in the ear beats the list on the screen. It also suits what is decided on the way, such as lunch, fuel and the evening.',
        'It is weak for what has to be compared. Whoever sells kitchens will be asked for pictures first. Let the voice send people to a place where they can look, and let that place be easy to find.',
      ],
    },
  ],
  example: {
    heading: 'A driving school and its own voice',
    text: [
      'The owner records thirty seconds himself, for parents and their teenagers, in four ZIP codes, in the four weeks before summer.',
    ],
    rows: [
      ['Budget', '$800'],
      ['Typical price of 1,000 plays', typicalCpm('online_audio')],
      ['Plays', viewsWords('online_audio', 800_00)],
      ['Students that pay for it', '4', 'at an assumed profit of $200 each'],
    ],
  },
  pros: {
    for: [
      'The cheapest way to be heard in full sentences.',
      'Listeners rarely skip; most services do not let them.',
      'Region, hours and cap for each listener.',
    ],
    against: [
      'Nothing to see: a product that has to be looked at stays vague.',
      'Ad-supported Spotify, Pandora and podcasts together reach a third of US adults in a day; with AM and FM it is three quarters[^AUD-P4].',
      'Clicks are few and tell little.',
    ],
  },
  questions: [
    [
      'Is this Spotify?',
      'It is the same kind of advertising. {{The stations in this market are an example with invented names.}}',
    ],
    [
      'Do I need a jingle?',
      'No. A clear voice and a name said three times do more for a beginner.',
    ],
    [
      'Can I use my FM spot?',
      'Yes, if it is thirty seconds or less and you have the rights for online use.',
    ],
    [
      'Does it run in podcasts, too?',
      'Yes, as a spot in breaks. A spot read by the host is something else and is not sold here.',
    ],
    ['How soon can it start?', 'About four days after the order.'],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'cheap-small-businesses',
    'ctv-streaming-ads/overview',
  ],
}
