import type { MarketingPage } from '../marketingPage.ts'
import {
  count,
  leastBudget,
  metIn,
  oneDecimal,
  reachRows,
  typicalCpm,
  viewsFor,
  viewsWords,
} from '../ownFigures.ts'

const town = metIn('ctv', { people: 20_000, budgetMinor: 500_00, days: 14 })

export const page: MarketingPage = {
  question: 'Can a small business afford television?',
  description:
    'Streaming TV for small businesses: what $500 really reaches, how to film for little, six ways to save, and when to choose another medium.',
  answer: `Yes, now that it is sold by the ZIP code and the week. **${leastBudget('ctv')}** buys about **${viewsWords('ctv', 500_00)} impressions** at the typical price. In a town of 20,000 that is a campaign people notice. In a city of a million it is nothing at all.`,
  picture: {
    kind: 'circles',
    rings: [
      { label: 'a metropolis: not for $500', value: '1,000,000' },
      { label: 'a county: from $2,500', value: '100,000' },
      { label: 'a town: $500', value: '20,000' },
    ],
    alt: 'Three circles of people: a town of 20,000 for $500, a county of 100,000 from $2,500, and a metropolis, which is too large.',
  },
  figures: [
    { value: leastBudget('ctv'), text: 'is where a campaign begins here.', from: 'own' },
    {
      value: '$500',
      text: 'is also the minimum budget of Roku’s own system for advertisers',
      from: 'CTV-B1',
    },
    {
      value: viewsWords('ctv', 500_00),
      text: 'impressions for that budget, at our typical price.',
      from: 'own',
    },
    {
      value: '65%',
      text: 'of Americans 65 and over stream, too, according to Pew in 2025',
      from: 'CTV-A2',
    },
  ],
  calculator: {
    title: 'What does $500 reach near you?',
    intro:
      'Enter how many people live in your catchment; the rest is our curve with a cap of three a day.',
    preset: { kind: 'reach', values: { people: 20_000, weeks: 2 } },
  },
  parts: [
    {
      heading: 'A town is the right size',
      text: [
        `In a place of 20,000 people, ${leastBudget('ctv')} over two weeks reaches about ${count(town.reach)} of them ${oneDecimal(town.frequency)} times each by our estimate. That is enough for “I saw you on TV”, the sentence that small firms hope to hear. It makes you look larger than you are, and it lasts longer than the campaign.`,
        'Enlarge the place and the effect thins out fast, since each impression has its price and your money buys only so many. Draw the region by ZIP codes, take the ones that your delivery van knows, and leave the county seat to others.',
      ],
    },
    {
      heading: 'Budgets for one town',
      text: [
        'The same 50,000 people, four budgets, four weeks. We would not go below the first row; above the last, you do better to add a second town.',
      ],
      table: {
        caption: 'Four weeks in a town of 50,000, at most three times a day',
        head: ['Budget', 'Impressions', 'People reached', 'Times each'],
        rows: reachRows('ctv', 50_000, [500_00, 1_000_00, 2_000_00, 4_000_00]),
        bars: [500, 1_000, 2_000, 4_000],
        note: 'Estimates at the typical price. Bars show the budgets.',
      },
      term: {
        name: 'Cap',
        text: 'The most impressions to one home in a day. On a small budget it also spreads them over more homes.',
      },
    },
    {
      heading: 'A spot for little money',
      text: [
        'Nobody expects a small firm to look like a car maker. A phone on a tripod, daylight from one side, the owner in the doorway and a sentence without adjectives: that is a spot. What gives amateurs away is the sound, so record it close, in a room with a carpet, and put it under the pictures afterward.',
        'If you would rather not be seen, order a spot. It has a fixed price and a date, and you say what must be in it. Either way, make it fifteen seconds. It costs less per impression than thirty, and a small firm seldom has two thoughts worth sending.',
      ],
      steps: [
        'Second 0 to 3: the thing you sell, large and moving.',
        'Second 3 to 10: what it does for the viewer, one picture for each half sentence.',
        'Second 10 to 13: your name and town, spoken and written.',
        'Second 13 to 15: what to do, in four words.',
        'Check it with the sound off, then with the eyes closed. Both must make sense.',
        'Show it to three people once, and ask the next day what it was about.',
      ],
    },
    {
      heading: 'Where small budgets leak',
      text: [
        'Into regions that you do not serve. Into six audiences at once: every extra choice costs cents and takes away homes, and what is left is too small to repeat. Into the whole day, although the bakery closes at one. Into a beautiful spot whose name appears for half a second. And into impatience: after three days on air nothing has happened except that the spot ran three days.',
      ],
      term: {
        name: 'Production',
        text: 'Everything it takes before a spot can run. Old spots can be used again if the offer still holds.',
      },
    },
    {
      heading: 'When something else is better',
      text: [
        'If your budget is less than five hundred dollars, take [street screens](billboards-digital/cheap-small-businesses) or banners, which start at half or a fifth of that. If people have to act at once, take something with a button. If you sell to firms, remember that their buyers watch series like everybody else, but do not buy there. Television is for names that a whole town should know: the dentist, the dealer, the roofer, the college.',
      ],
    },
  ],
  example: {
    heading: 'A roofer before the storms',
    text: [
      'A roofer with three crews serves one county seat of 25,000 people and books two weeks in April, with fifteen seconds filmed on a phone.',
    ],
    rows: [
      ['Budget', '$600'],
      ['Typical price for 1,000 impressions', typicalCpm('ctv')],
      ['Impressions', viewsWords('ctv', 600_00)],
      [
        'Impressions for each of 10,000 homes',
        oneDecimal(viewsFor('ctv', 600_00) / 10_000),
        'if all homes streamed',
      ],
      ['Roofs that pay for it', '1', 'at an assumed profit of $2,000 each'],
    ],
  },
  pros: {
    for: [
      'Being on television still makes a small firm look solid.',
      'You can begin with one town and two weeks.',
      'Money for what was not shown stays yours.',
    ],
    against: [
      'A spot is the entry ticket, and your first one will be your worst.',
      'With $500 there is no room for tests, so the message must be right at once.',
      'Nobody can call or click from the screen.',
    ],
  },
  questions: [
    [
      'Can I use the voice from my radio spot?',
      'Yes, over pictures. Ask the voice actor for television rights first.',
    ],
    [
      'Is a slideshow allowed?',
      'If it moves calmly and the letters can be read from the sofa, yes. It will not win a prize, and it may sell.',
    ],
    ['May I film customers?', 'With their written consent, and only with what they really said.'],
    [
      'Should I put my phone number in?',
      'A short web name or your street is remembered; a number is not.',
    ],
    [
      'How do I see it myself?',
      'You cannot call it up. The report shows where it ran; your neighbors will tell you the rest.',
    ],
    [
      'Does music cost extra?',
      'It needs a license for advertising on television. Music from a phone app has none.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'adformats-specs',
    '101-strategy-intro',
    'billboards-digital/cheap-small-businesses',
  ],
}
