import type { MarketingPage } from '../marketingPage.ts'
import { count, metIn, mixRows, oneDecimal } from '../ownFigures.ts'

const PEOPLE = 80_000
const alone = metIn('dooh', { people: PEOPLE, budgetMinor: 2_000_00, days: 28 })
const thin = metIn('dooh', { people: PEOPLE, budgetMinor: 350_00, days: 28 })

export const page: MarketingPage = {
  question: 'How do you build a marketing plan across media?',
  description:
    'A plan for several digital media on one page: goal, people, material, order of media, calendar, budget by rule, and how to learn from it.',
  answer:
    'Start with **one goal and one medium**, give it enough to be noticed, and add a second only for a job that the first cannot do. Write down beforehand what would change your mind. A plan across media is a **sequence in time** far more than a division of money.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: 'Week 1', label: 'One medium, one place' },
      { day: 'Week 4', label: 'What has changed?' },
      { day: 'Week 5', label: 'Second medium, same place' },
      { day: 'Week 9', label: 'Second place' },
      { day: 'Quarter', label: 'Keep, change, stop' },
    ],
    alt: 'A timeline over a quarter: one medium in one place, a look at what changed, a second medium, a second place, and a decision.',
  },
  figures: [
    {
      value: '49%',
      text: 'of added sales came from the creative in some 450 campaigns (2023)',
      from: 'ONL-S1',
    },
    {
      value: '23 to 27%',
      text: 'is the share marketers credit to targeting; 11% was measured',
      from: 'ONL-S2',
    },
    { value: '+9.5%', text: 'growth expected for US ad spend in 2026', from: 'ONL-M3' },
    {
      value: oneDecimal(alone.frequency),
      text: 'times each is what $2,000 buys on billboards in a town of 80,000.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'Which medium first?',
    intro: 'Four answers, six media in order. It is our judgment, and you see what it rests on.',
    preset: {
      kind: 'first',
      values: { budget: 2000, goal: 'visits', material: 'picture', start: 'later' },
    },
  },
  parts: [
    {
      heading: 'A plan that fits on one page',
      text: [
        'Take one sheet. At the top goes the sentence: who does what, by when, and how will we know? Beneath it the people, as places and interests, not as personas with first names. Then the material that exists. Then your calendar for the year, with the weeks in which you have time for customers. The media come last, and the money is what remains when everything above it is honest.',
      ],
      table: {
        caption: 'The sheet, filled in for a music school',
        head: ['Line', 'Entry'],
        rows: [
          ['Sentence', 'Forty trial lessons booked by September 10'],
          ['People', 'Families within four miles, readers of family and education sites'],
          ['Material', 'Three photographs, a voice, no video'],
          ['Calendar', 'From August 10; not in the week of the fair'],
          ['Media', 'Banners first; audio second; nothing third'],
          ['Proof', 'Booked lessons by ZIP code, with and without'],
        ],
      },
      term: {
        name: 'Goal',
        text: 'A change that can be counted and dated. “Visibility” is not one.',
      },
    },
    {
      heading: 'Where your hours should go',
      text: [
        'In about 450 campaigns whose sales were measured, the ad itself made 49% of the difference, the brand 21%, reach 14%, targeting 11%, timing 5%[^ONL-S1]. Marketers, when asked, gave the ad 19 to 21% and targeting 23 to 27%[^ONL-S2]. They have it upside down. If you have ten hours, give five to the picture and the sentence, two to the page behind the click, two to the region, and one to everything else.',
      ],
    },
    {
      heading: 'Enough in one place beats a little in six',
      text: [
        `Two thousand dollars on billboards in a town of 80,000 reaches about ${count(alone.reach)} people ${oneDecimal(alone.frequency)} times each in four weeks, by our estimate. A sixth of that reaches ${count(thin.reach)}, ${oneDecimal(thin.frequency)} times. The thin campaign is not a sixth as good. It is mostly forgotten, because a name needs to come back before it is noticed. Until a medium has three or four contacts per person, adding another one only spreads the money thinner.`,
      ],
      table: {
        caption: 'How our rule shares $5,000 in that town, to bring people to a website',
        head: ['Medium', 'Share', 'People reached'],
        rows: mixRows('website', 5_000_00, PEOPLE),
        note: 'Estimates for four weeks. The rule gives no medium more than half, and none so little that an ad for it would not be worth making.',
      },
      term: {
        name: 'Effective frequency',
        text: 'How often somebody has to see an ad before it works. Nobody knows exactly; three to six is a working guess.',
      },
    },
    {
      heading: 'What a second medium is for',
      text: [
        'Not to add more of the same, but to do a job: the video explains, the banner reminds; the billboard says where, the phone says that you are open. Let the second show the best picture of the first, so that it borrows what is already known. And let it begin later. If both start on a Monday, you will never learn which one did it.',
      ],
      steps: [
        'Four weeks with the first medium, alone.',
        'One week of silence, during which you count.',
        'Four weeks with the second, in half of the region.',
        'Compare the two halves, not the two months.',
        'Write three lines: what we did, what came, what we will never do again.',
      ],
    },
    {
      heading: 'A calendar, and a reserve',
      text: [
        'Buy the weeks before the need, not the need itself: heating in September, gifts in October, gardens in March. Lead times differ, ten days for billboards and three for banners, so the slowest medium sets the date. Keep a fifth of the year’s money unassigned. Something usually turns out to work, and it would be a pity to have nothing left for it in December.',
      ],
    },
  ],
  example: {
    heading: 'A physiotherapist, one year, $6,000',
    text: ['She wants sixty new patients in two parts of town and plans the year in four blocks.'],
    rows: [
      ['Spring: billboards near the practice', '$1,600', 'name and street'],
      ['Summer: nothing', '$0', 'the practice is full'],
      ['Fall: audio on workday mornings', '$1,800', 'backs hurt at desks'],
      ['Winter: banners on fitness and health sites', '$1,400', 'new year, same old knees'],
      ['Reserve', '$1,200', 'a fifth'],
      ['Patients that pay for it', '40', 'at an assumed profit of $150 each'],
    ],
  },
  pros: {
    for: [
      'A sequence in time shows what each medium did.',
      'The sheet can be read by the person who pays.',
      'A reserve turns a surprise into a campaign.',
    ],
    against: [
      'Patience: a year passes before you know your mix.',
      'One medium at a time feels slow beside competitors who shout everywhere.',
      'A rule that divides money knows averages, not your customers.',
    ],
  },
  questions: [
    [
      'How many media should I use?',
      'One until it works, then two. Three need somebody whose job it is.',
    ],
    [
      'What share of sales is a sensible budget?',
      'See [prices](price-budget-rates-cpm); the published averages come from very large firms.',
    ],
    [
      'Do I need a slogan?',
      'A sentence that customers repeat is better. You will find it in your reviews.',
    ],
    [
      'Should everything look the same?',
      'Same picture, same sentence, same color. People see you in pieces.',
    ],
    [
      'When should I stop a medium?',
      'When two flights in the same place have brought nothing of what you wrote down beforehand.',
    ],
    [
      'Can the planner do this?',
      'It works out each campaign and puts several in one cart. The sheet remains yours.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'targeting',
    'conversion-kpis',
    'billboards-digital/101-strategy-intro',
  ],
}
