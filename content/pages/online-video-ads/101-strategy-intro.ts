import type { MarketingPage } from '../marketingPage.ts'
import {
  leadDays,
  leastBudget,
  metIn,
  count,
  oneDecimal,
  typicalCpm,
  viewsWords,
} from '../ownFigures.ts'

const BUDGET = 900_00
const district = metIn('online_video', { people: 40_000, budgetMinor: BUDGET, days: 28 })

export const page: MarketingPage = {
  question: 'How do you plan a first online video campaign?',
  description:
    'A first pre-roll campaign in six decisions: goal, spot, topics, place, weeks and cap, with a schedule, a budget and the usual mistakes.',
  answer: `Decide in this order: **what people should do, which spot can make them do it, before which videos it runs, where, and how often**. Budget comes last, as a check: **${leastBudget('online_video')}** or more, and enough to show it to each person about three times. A first campaign is more likely to fail because of the spot than because of the targeting.`,
  picture: {
    kind: 'funnel',
    steps: [
      { label: 'One action', value: 'first' },
      { label: 'One spot', value: 'second' },
      { label: 'Topics and place', value: 'third' },
      { label: 'Weeks and cap', value: 'last' },
    ],
    alt: 'Four decisions that narrow like a funnel: one action, one spot, topics and place, weeks and cap.',
  },
  figures: [
    {
      value: '49%',
      text: 'of the sales that ads add were traced to the creative, in some 450 campaigns (2023)',
      from: 'ONL-S1',
    },
    { value: '11%', text: 'of them to targeting, in the same study', from: 'ONL-S1' },
    {
      value: `${leadDays('online_video')} days`,
      text: 'from the order to the first start here, spot at hand.',
      from: 'own',
    },
    {
      value: oneDecimal(district.frequency),
      text: 'times each: what $900 buys in a district of 40,000.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'Is video the right first medium?',
    intro: 'Your four answers rank the six media. Change one and watch what moves.',
    preset: {
      kind: 'first',
      values: { budget: 900, goal: 'explain', material: 'film', start: 'soon' },
    },
  },
  parts: [
    {
      heading: 'One: the action',
      text: [
        'Write one sentence: after this spot, a person should ... Book a trial lesson. Remember that the bakery opens at six. Ask their landlord about the new heating. If the sentence has an “and” in it, you have two campaigns. The action decides everything after it, since a booking takes a link and a page, while being remembered takes repetition and a name.',
        'Video carries both, but not in the same fifteen seconds.',
      ],
    },
    {
      heading: 'Two: the spot',
      text: [
        'A well-known analysis of about 450 campaigns credited the creative with 49% of the added sales, the brand itself 21%, reach 14% and targeting 11%[^ONL-S1]. Marketers in a survey guessed about 20% for the creative and more than that for targeting[^ONL-S2]. Spend your hours accordingly. An afternoon spent on the first three seconds pays off more than an evening with audience lists.',
        'If you have no spot, there are three ways to get one: a phone and a patient friend, a studio that makes it from your pictures, or a [spot ordered here](ad-creation) with a fixed price and a date.',
      ],
      term: {
        name: 'Creative',
        text: 'The ad itself, whatever it consists of: video, picture or sound.',
      },
    },
    {
      heading: 'Three: before which videos?',
      text: [
        'Think of the minute before people need you. Before a recipe, they notice pans; before a house tour, they notice movers. Choose two to four topics of that kind, and look at the sites behind them. A topic that merely draws the right age group is second best, and “everywhere” is third: it costs the same and tells you nothing afterward.',
      ],
      table: {
        caption: 'Actions, spots and topics that belong together',
        head: ['Action', 'What the spot shows', 'Before videos about'],
        rows: [
          ['Book a lesson', 'the first five minutes of one', 'music, family, education'],
          ['Come on Saturday', 'the door, the street, the time', 'local news, weather'],
          ['Ask for a quote', 'the job before and after, one take', 'home and garden, real estate'],
          ['Buy online', 'the thing in a hand, in use', 'cooking, fitness, fashion'],
          ['Know the name', 'one idea, repeated with a smile', 'sports, film and TV, games'],
        ],
      },
    },
    {
      heading: 'Four: place and people',
      text: [
        'Draw where your customers come from, then stop. In a region twice as large as you need, half of the starts are wasted, and a clever audience seldom makes up for that. Add an age range if your offer has one. Leave the rest alone in the first campaign; you have nothing to compare it with yet.',
      ],
    },
    {
      heading: 'Five: weeks, hours, cap',
      text: [
        `Four weeks suit most first campaigns: long enough to repeat, short enough to learn. In a district of 40,000 people, $900 reaches about ${count(district.reach)} of them ${oneDecimal(district.frequency)} times each by our estimate, with a cap of three a day. Evenings hold more viewers than mornings, but a shop may not be there to answer the phone. If your action is a call, buy the hours when somebody picks up.`,
      ],
      steps: [
        'Week 0: spot checked muted and on a phone, page behind the link tested.',
        'Day 3 on air: is it delivering at the planned pace?',
        'Day 8: which topics bring clicks, and which only starts? Ask the desk to move money, once.',
        'Day 15: change the first three seconds if completion is poor, nothing else.',
        'Day 28: stop, wait a week, then count actions, not clicks.',
        'After that: decide to repeat it, enlarge it or drop it.',
      ],
      term: { name: 'Cap', text: 'The most that one person can be shown the spot in a day.' },
    },
    {
      heading: 'Mistakes that are easy to avoid',
      text: [
        'Opening with the logo, which is a polite request to look away. Six topics for three hundred dollars. A link to the home page. A spot of twenty-nine seconds in which the offer appears at second twenty-five. And a verdict after two days, when all you have measured is the weather. None of them is expensive to avoid; the page on [rules](tips-rules) has a list to print.',
      ],
    },
  ],
  example: {
    heading: 'A language school, term starts in five weeks',
    text: [
      'The school wants thirty people to book a free first evening. It shows a teacher and one student, unrehearsed, for fifteen seconds on education, travel and careers sites.',
    ],
    rows: [
      ['Budget', '$900', 'four weeks, one district of 40,000'],
      ['Price of 1,000 starts', typicalCpm('online_video')],
      ['Starts', viewsWords('online_video', BUDGET)],
      [
        'People reached, times each',
        `${count(district.reach)}, ${oneDecimal(district.frequency)}`,
        'estimate',
      ],
      ['Students who pay for it', '5', 'at an assumed profit of $190 each'],
    ],
  },
  pros: {
    for: [
      'A plan fits on one page, and the spot can be replaced while it runs.',
      'The same spot can later go to televisions and your own site.',
      'Within days, clicks show whether the topics are right.',
    ],
    against: [
      'Without a spot there is no campaign, and a poor one cannot be targeted into a good one.',
      'Clicks arrive fast and mislead; actions arrive late and count.',
      'The money buys fewer starts than banner impressions, so you get fewer second chances.',
    ],
  },
  questions: [
    [
      'How long should the spot be?',
      'Fifteen seconds for a first campaign. It costs less, and it forces you to choose.',
    ],
    [
      'Should I test two spots?',
      'If you have two, yes: in the same weeks, with half of the money on each. Let them differ in one thing only, or you learn nothing.',
    ],
    [
      'Which day should I start?',
      'On a Monday or Tuesday, so that the first numbers arrive on days when somebody reads them.',
    ],
    [
      'Do I need an agency?',
      'For the spot, perhaps. The plan is a few fields on one page, with the forecast beside them.',
    ],
    [
      'When is video the wrong place to start?',
      'When one line and a price say it all. Then a banner does it for less.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'targeting',
    'tips-rules',
    'online-display-digital-banner/101-strategy-intro',
  ],
}
