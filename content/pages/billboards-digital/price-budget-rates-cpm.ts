import type { MarketingPage } from '../marketingPage.ts'
import {
  cpmBars,
  SAVINGS,
  dollars,
  inventoryGroups,
  inventoryRow,
  leastBudget,
  mediaRows,
  premiumCpm,
  priceRows,
  typicalCpm,
  viewsFor,
  viewsWords,
} from '../ownFigures.ts'

const groups = inventoryGroups('dooh', 3)
const PRODUCTION_MINOR = 190_00
const REAL_CPM = Math.round(((1_000_00 + PRODUCTION_MINOR) / viewsFor('dooh', 1_000_00)) * 1_000)

export const page: MarketingPage = {
  question: 'What does a digital billboard cost?',
  description:
    'Digital billboard prices by venue, the minimum budget, volume savings and a calculator for budget and views, with cited market figures beside ours.',
  answer: `About **${typicalCpm('dooh')}** for a thousand views on screens of all kinds, about **${premiumCpm('dooh')}** indoors. A campaign starts at **${leastBudget('dooh')}**, which buys some ${viewsWords('dooh', 250_00)} views. Nothing is printed and nothing is mounted: you pay for where the screen stands and how many people pass it.`,
  picture: {
    kind: 'bars',
    rows: groups.slice(0, 5).map(({ label, medianMinor }) => ({
      label,
      value: medianMinor,
      shown: dollars(medianMinor),
    })),
    alt: 'Bars that compare the middle price of a thousand views on five kinds of screens of our example inventory.',
    otherwise: cpmBars('dooh', [250_00, 1_000_00, 5_000_00, 10_000_00, 25_000_00]),
  },
  figures: [
    {
      value: typicalCpm('dooh'),
      text: 'Typical price of a thousand views here, on all kinds of screens.',
      from: 'own',
    },
    {
      value: leastBudget('dooh'),
      text: 'The least a campaign can cost, for any number of screens.',
      from: 'own',
    },
    {
      value: '$2.18 to $7.50',
      text: 'Median US prices of out-of-home in January 2022, from transit shelters to indoor screens',
      from: 'DOOH-C2',
    },
    {
      value: '3, 5, 8%',
      text: 'saved from $5,000, $10,000 and $25,000, on the whole campaign.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'Work it out',
    intro: 'Both ways: from money to views, or from the views you want to the money.',
    preset: { kind: 'cpm', values: { budget: 1500 } },
  },
  parts: [
    {
      heading: 'Where it stands decides the price',
      text: [
        'Screens that people drive past are the cheapest per view, because there are so many views and each is so short. Where people stand and wait, in a gym or at a pump, they look longer and there are fewer of them, so a thousand of those views costs more. {{The table is our own example inventory in the United States, sorted by the middle price.}}',
      ],
      table: {
        isOfExamples: true,
        caption: 'Price of a thousand views by place, US example inventory',
        head: ['Place', 'Screens', 'Lowest', 'Median', 'Highest'],
        rows: groups.map(inventoryRow),
        bars: groups.map(({ medianMinor }) => medianMinor),
        note: 'Self-service prices in US dollars before tax and volume savings. Example inventory: plausible screens with invented names.',
      },
      term: {
        name: 'CPM',
        text: 'What a thousand views cost. Price divided by views, times 1,000. Include everything you pay, or you compare apples with oranges.',
      },
    },
    {
      heading: 'What moves it up and down',
      text: [
        'Five things move a price: the size of the market, the traffic that passes the face, the type of road, the size of the board, and your share of the loop. Famous corners are their own world: a crossing that tourists photograph is priced by its fame and not by its traffic. We leave out the monthly prices that circulate for them, since none that we found names its source.',
        'Small things count as well. Choosing only certain hours, narrowing the audience, or picking every screen by hand adds to the price of a view. The planner shows each of these as its own line, so you can see what a wish costs and take it back.',
      ],
    },
    {
      heading: 'What you save by buying more',
      text: [
        `The price falls evenly as the budget grows: ${SAVINGS}, always on the whole campaign. There are no rebates to negotiate and no price that only some people know. We show list prices beside ours, so you see what booking it yourself saves.`,
      ],
      table: {
        caption: 'The typical price by budget',
        head: ['Budget', 'CPM', 'Views'],
        rows: priceRows('dooh', [250_00, 1_000_00, 5_000_00, 10_000_00, 25_000_00]),
      },
    },
    {
      heading: 'What the media price leaves out',
      text: [
        'A paper poster has to be printed, driven to the board and pasted up, each time it changes; a digital screen adds none of that. What remains is the design. If you bring a file it is free. If we draw it, the package has one price and a due date. Compare offers by the real CPM: media, production, measurement and fees together, divided by the views.',
      ],
      term: {
        name: 'Ratecard',
        text: 'The list price that a seller prints. Most buyers pay less; the difference is shown as savings.',
      },
    },
    {
      heading: 'Beside the other media',
      text: [
        'By the thousand, a screen is among the cheapest things you can buy. But two seconds from a car, thirty seconds on a television and a banner at the edge of an article are three different things. Use the table to see where you can begin, and [for and against](pros-cons-benefits-disadvantages) to decide.',
      ],
      table: {
        caption: 'Where the six media begin in this market',
        head: ['Medium', 'Minimum budget', 'Typical CPM', 'Lead time'],
        rows: mediaRows(),
      },
    },
  ],
  example: {
    heading: 'A bakery, with $1,000',
    text: [
      'A bakery books street screens for two weeks and has one picture designed. The design fee is an example here; the ad creation page lists the current one.',
    ],
    rows: [
      ['Media budget', '$1,000'],
      ['Typical price for 1,000 views', typicalCpm('dooh')],
      ['Views', viewsWords('dooh', 1_000_00)],
      ['Design, once', dollars(PRODUCTION_MINOR), 'assumed for this example'],
      [
        'Real price for 1,000 views',
        dollars(REAL_CPM),
        '($1,000 + design) divided by the views, times 1,000',
      ],
    ],
  },
  pros: {
    for: [
      'The CPM is low: in the comparison of January 2022 by Solomon Partners transit shelters had the lowest median of all media, $2.18[^DOOH-C2].',
      'You can begin for the price of a good dinner for four and stop after a week.',
      'Prices are public, down to the single screen.',
    ],
    against: [
      'A low price per view says nothing about who looked: views are a model of who could have.',
      'Premium corners cost far more, and their prices seldom come with a source.',
      'A tiny budget on many screens spreads so thin that nobody sees it twice.',
    ],
  },
  questions: [
    [
      'Is there a price for a whole month?',
      'The price follows the views, so on the same screen a month costs four times what a week does. You choose the weeks one by one.',
    ],
    [
      'Why is one screen twice as expensive as its neighbor?',
      'It may face slower traffic, hang lower, or share its loop with fewer others. Each screen lists its own views and price.',
    ],
    [
      'Do prices change with the season?',
      'Ours do not. What changes is what is left: good slots before the holidays go first.',
    ],
    [
      'Can I pay by play instead?',
      'Some sellers sell single plays. We sell views, because a play on an empty street is worth nothing.',
    ],
    [
      'What does tax add?',
      'That depends on where you are billed. Checkout shows the rule that applies before you pay.',
    ],
  ],
  next: ['cheap-small-businesses', 'conversion-kpis', 'pros-cons-benefits-disadvantages', 'market'],
}
