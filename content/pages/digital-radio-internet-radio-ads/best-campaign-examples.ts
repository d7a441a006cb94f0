import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, leastBudget, typicalCpm, viewsFor } from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'Which audio campaigns are worth copying?',
  description:
    'Audio campaigns with brand, year and published result, what carried them, and how a local advertiser rebuilds the idea for a few hundred dollars.',
  answer:
    'The ones in which the **sound itself was the idea**. One second of a song that everybody knows, a playlist for each neighborhood, a line that is true in one place today. All three owe more to thinking than to air time, and two of them can be redone in one town.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Guesses, Budweiser', value: 125, shown: '125,000+' },
      { label: 'Coupons used', value: 4.878, shown: '4,878' },
    ],
    alt: 'Two bars: more than 125,000 people guessed a song in Budweiser’s one-second ads, 4,878 used the coupon.',
  },
  figures: [
    {
      value: '1 s',
      text: 'was the length of the ads that won the audio Grand Prix in Cannes in 2025',
      from: 'AUD-X3',
    },
    { value: '4,878', text: 'beer coupons from them were used', from: 'AUD-X3' },
    {
      value: '+21%',
      text: 'daily registrations in Spotify’s neighborhood campaign in Canada, 2015',
      from: 'AUD-X1',
    },
    { value: '38% → 58%', text: 'awareness in the same campaign', from: 'AUD-X1' },
  ],
  calculator: {
    title: 'What would it take in your town?',
    intro: 'Choose how many people should hear you in four weeks.',
    preset: { kind: 'frequency', values: { people: 50_000, share: 35 } },
  },
  parts: [
    {
      heading: 'A short list, for a reason',
      text: [
        'Audio leaves no pictures, so juries and journalists collect little of it. We kept what had a brand, a year and a figure that somebody printed. That leaves two cases, and neither was a plain radio buy: one ran on a social network, the other in many media. We say so with each. Cases from sellers without a number stayed out, even charming ones.',
      ],
      term: {
        name: 'Case',
        text: 'A campaign told afterward. It is written to win, so look for what it leaves out.',
      },
    },
    {
      heading: 'The ideas without their budgets',
      text: [
        'Strip a case of its budget, and either an idea is left or nothing is. Both have one. The third row is borrowed from [billboards](billboards-digital/best-campaign-examples), because its idea can be spoken as well as shown.',
      ],
      table: {
        caption: 'What carried it, and how to redo it here',
        head: ['Campaign', 'What carried it', 'In your town'],
        rows: [
          [
            'Budweiser[^AUD-X3]',
            'A sound everybody completes',
            'Your doorbell, your oven, your saw: one second, then the name',
          ],
          [
            'Spotify Canada[^AUD-X1]',
            'Each neighborhood hears itself',
            'One spot for each ZIP code, with its corner in it',
          ],
          [
            'The Economist[^DOOH-X4]',
            'What is true at this place today',
            'A line for each town that you book, changed once a week',
          ],
        ],
      },
    },
    {
      heading: 'Rebuild the neighborhoods',
      text: [
        'The Canadian campaign advertised playlists of single neighborhoods on local screens and online. Its power was not data but recognition: people who hear the name of their own corner look up. A pizzeria can do that with three spots that differ in six words. “You are on Elm, it is six, and nothing is in the oven.”',
      ],
      steps: [
        'List three places in your area that everybody knows by name.',
        'Write one spot with a gap for the place.',
        'Record the gap three times in the same voice.',
        'Book three lines, one for each group of ZIP codes, with the same hours.',
        'Compare calls by street after four weeks.',
      ],
    },
    {
      heading: 'Where results deceive',
      text: [
        'Budweiser’s ads played the first second of famous songs and let people guess; that was on a social network, among people who had their thumbs on the screen. On a station there is nothing to tap. Of more than 125,000 guesses, 4,878 ended in a beer[^AUD-X3], about four in a hundred, which is a fine rate for a game and would be a miracle for a radio spot.',
        'And Spotify’s case was not a spot at all: it advertised playlists on screens and online, with a budget of CAD 250,000[^AUD-X1]. The rise in registrations belongs to all of it. What you can expect from a voice alone is described under [results](conversion-kpis), and it is slower.',
      ],
      term: {
        name: 'Redemption',
        text: 'Coupons used, divided by coupons won or given.',
      },
    },
    {
      heading: 'Before you record',
      text: [
        'Take the idea to the page on [rules](tips-rules) and write it down with its seconds. If it needs explaining, it is a picture; take it to a screen. If people smile when you say it aloud in the shop, record it the same day, before it becomes clever.',
      ],
    },
  ],
  example: {
    heading: 'Three corners, in dollars',
    text: [
      'The pizzeria makes its own recording and books three lines for a month, one for each group of ZIP codes, each at the minimum budget.',
    ],
    rows: [
      ['Spots', '3', 'one recording, three names'],
      ['Plays in all', count(3 * viewsFor('online_audio', 250_00))],
      ['Price of 1,000', typicalCpm('online_audio')],
      [
        'Cost',
        dollars(3 * 250_00),
        `three lines, each at the minimum of ${leastBudget('online_audio')}`,
      ],
      ['Pizzas that pay for it', '150', 'at an assumed profit of $5 each, five a day'],
    ],
  },
  pros: {
    for: [
      'Ideas in sound are cheap to try and quick to change.',
      'Local names make people listen, and a chain cannot say them all.',
      'A sound that you own works in the shop as well as on air.',
    ],
    against: [
      'Few cases are published, so there is little to learn from others.',
      'The best known used screens as well as speakers.',
      'Each separate region needs its own minimum budget.',
    ],
  },
  campaigns: [
    {
      place: 'Brazil, 2025',
      name: 'Budweiser: One Second Ads',
      text: 'The first note of a famous song, too short for a fee; whoever guessed it won a beer. It ran on a social network: an idea in sound rather than a radio buy.',
      result: { value: '125,000+', text: 'guesses, and the audio Grand Prix in Cannes' },
      from: 'AUD-X3',
    },
    {
      place: 'Canada, 2015',
      name: 'Spotify: Music for your world',
      text: 'Playlists of neighborhoods, advertised on screens nearby and online, for CAD 250,000.',
      result: { value: '+21%', text: 'daily registrations, with a goal of 10%' },
      from: 'AUD-X1',
    },
  ],
  questions: [
    [
      'May I use one second of a song?',
      'Do not count on it. The law of your country decides, and a lawyer costs more than a license.',
    ],
    [
      'Where can I hear good spots?',
      'In award archives for audio, and on your own morning station; note what you repeat at lunch.',
    ],
    ['Does humor work on radio?', 'Very well, twice. After that the name has to carry it.'],
    [
      'Can I test two ideas?',
      'Upload both, give each half of the weight, and give each its own phrase to say at the counter.',
    ],
    [
      'Are there cases with sales?',
      'We found none since 2022 with a brand-lift or sales figure for a named streaming spot.',
    ],
  ],
  next: [
    'tips-rules',
    'conversion-kpis',
    'adformats-specs',
    'billboards-digital/best-campaign-examples',
  ],
}
