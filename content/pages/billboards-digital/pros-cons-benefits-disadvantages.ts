import type { MarketingPage } from '../marketingPage.ts'
import { count, leastBudget, typicalCpm, viewsFor } from '../ownFigures.ts'

const BUDGET = 1_500_00

export const page: MarketingPage = {
  question: 'What speaks for and against digital billboards?',
  description:
    'Benefits and disadvantages of digital billboards with sources, a sortable comparison with five other media, and who should not book one.',
  answer: `For them: many people in one place for little money, liked more than most ads, impossible to skip. Against them: seconds of attention, a shared screen, modeled numbers, no click. Book them to be **known near you**; book something else to be **understood** or **clicked**.`,
  picture: {
    kind: 'balance',
    left: 'For',
    right: 'Against',
    leftItems: 6,
    rightItems: 5,
    alt: 'A pair of scales: six blocks for digital billboards on the left, five against them on the right.',
  },
  figures: [
    {
      value: '73%',
      text: 'of US consumers viewed digital screens favorably, in a trade-body survey of spring 2024',
      from: 'DOOH-P1',
    },
    { value: '37%', text: 'said so of online ads', from: 'DOOH-P1' },
    {
      value: '1 in 8',
      text: 'slots of a usual loop is yours; the others play seven eighths of the time.',
      from: 'own',
    },
    { value: leastBudget('dooh'), text: 'to find out whether it works for you.', from: 'own' },
  ],
  calculator: {
    title: 'Six media for one budget',
    intro: 'Sort by what matters to you. Prices are the typical ones of this market.',
    preset: { kind: 'compare', values: { budget: 1500, order: 'cpm' } },
  },
  parts: [
    {
      heading: 'The case for screens',
      text: [
        'People do not mind them. A 2024 survey asked about a thousand US residents how they see ads in each medium: 73% were favorable toward digital out-of-home, 50% to TV and video, 48% to social, 37% to online, 32% to audio and 31% to print[^DOOH-P1]. The trade paid for the survey, yet any walk through town confirms the point: nobody closes a window to get past a billboard.',
        'They are cheap by the thousand. A comparison across media by Solomon Partners in January 2022 had medians from $2.18 for transit shelters to $7.50 for indoor screens[^DOOH-C2], below nearly everything that moves or speaks. And they are quick and clean: a new picture is live within days, with no printing, no paste and no truck.',
      ],
      term: {
        name: 'Recall',
        text: 'Whether people remember an ad when asked. It is not yet a purchase.',
      },
    },
    {
      heading: 'The case against',
      text: [
        'The screen is not yours. With eight advertisers in a loop of eight seconds each, whoever drives past in five seconds most likely sees somebody else. The view that you pay for is modeled, as an opportunity to see or a likelihood of seeing[^DOOH-K3], and is only as good as its model. There is no click, no form and no cart. And it cannot be aimed at individuals: at best you choose the corner where they tend to be.',
        'There is also the law. Some states and many towns do not allow digital boards, or not beside roads; our page about [rules](tips-rules) lists the laws for which we found a source.',
      ],
    },
    {
      heading: 'Point by point',
      text: [
        'Few choices in media are right or wrong by themselves. The table names what each property is good for and when it turns against you.',
      ],
      table: {
        caption: 'One property, two sides',
        head: ['Property', 'Good when', 'Bad when'],
        rows: [
          ['Seen by everybody', 'most people could be customers', 'few could'],
          ['Seconds of attention', 'a name, a price, a date', 'anything that needs a “because”'],
          ['Fixed to a place', 'you have a door there', 'you deliver everywhere'],
          ['Shared loop', 'you run for weeks', 'you run for a day'],
          ['No click', 'you want to be known', 'you want a form filled in'],
          ['Owner reviews', 'you plan ahead', 'you need it tomorrow'],
        ],
      },
    },
    {
      heading: 'Who should not book one',
      text: [
        'Somebody who sells to engineers of one trade in three countries. Somebody whose offer needs a paragraph. Somebody who has to show a cost per order on Friday. Somebody whose website does not open on a phone, because that is where the interest will go. And somebody who would have to borrow the money: a name builds slowly, and the rent does not wait.',
      ],
    },
    {
      heading: 'Better together',
      text: [
        'The weaknesses of screens are the strengths of small banners. A phone banner can be clicked, capped and kept to the ZIP codes around your screens, and it starts at $100. A 2012 case is still instructive: Gap ran a coupon banner in a phone game near its bus-stop posters in three cities and saw 0.93% of people click, against a usual 0.2%[^MOB-X2]. Use the street to be recognized and the phone to be chosen.',
        'Streaming TV is the other partner, for what needs sound and half a minute. It starts at $500 and costs several times as much by the thousand, but each impression lasts longer.',
      ],
      term: {
        name: 'Media mix',
        text: 'Several media for one goal. Two that reach the same people at different moments beat five at once.',
      },
    },
  ],
  example: {
    heading: 'One budget, split or not',
    text: [
      'A fitness studio has $1,500 for January. It compares everything on screens with a split between screens and phones, at typical prices.',
    ],
    rows: [
      ['All on screens', `${count(viewsFor('dooh', BUDGET))} views`, `at ${typicalCpm('dooh')}`],
      ['Two thirds on screens', `${count(viewsFor('dooh', 1_000_00))} views`],
      [
        'One third on phones nearby',
        `${count(viewsFor('mobile_display', 500_00))} banners`,
        `at ${typicalCpm('mobile_display')}`,
      ],
      [
        'Views and banners together',
        count(viewsFor('dooh', 1_000_00) + viewsFor('mobile_display', 500_00)),
        'two kinds that should not really be added up',
      ],
    ],
  },
  pros: {
    for: [
      'A low price by the thousand, and nothing to produce but a picture.',
      'Cannot be skipped, blocked or muted.',
      'In a 2024 trade survey, three out of four US consumers said that they did something after seeing a digital screen[^DOOH-P2]. It is what they say, not what a register counted.',
    ],
    against: [
      'Short, shared, silent.',
      'Reach is an estimate and cannot be capped per person.',
      'Lead time of days, and an owner who may say no.',
    ],
  },
  questions: [
    [
      'Digital or printed?',
      'Digital for weeks, changes and small budgets; print for a year at one corner, where you own the whole face.',
    ],
    [
      'Are they annoying?',
      'Less than most ads, by the survey above. Bright screens at night beside homes are another matter, and towns regulate them.',
    ],
    [
      'Do they work for online shops?',
      'As a name that makes people click your other ads, in cities where you already sell. Alone, hardly ever.',
    ],
    [
      'Is recall worth anything?',
      'It is what you buy when people do not need you today. A tire shop lives on it; a flash sale does not.',
    ],
    ['What is the most common regret?', 'Too many words, by far. Then too wide an area.'],
  ],
  next: ['price-budget-rates-cpm', '101-strategy-intro', 'conversion-kpis', 'market'],
}
