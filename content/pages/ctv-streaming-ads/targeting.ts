import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import { audienceSurchargeMinor } from '#domain/planning/audience/audienceSurcharge.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { count, dayOf, dollars, typicalCpm, useShare, WEEKEND, WORKDAYS } from '../ownFigures.ts'

const EVERYBODY: PlanAudience = {
  gender: 'all',
  ageFrom: 13,
  ageTo: 99,
  combine: 'AND',
  groups: [],
}

/** A choice as a row: what it leaves, what it adds, and the price with it. */
function choiceRow(label: string, change: Partial<PlanAudience>): string[] {
  const audience = { ...EVERYBODY, ...change }
  const added = audienceSurchargeMinor(audience).reduce((sum, { cpmMinor }) => sum + cpmMinor, 0)
  return [
    label,
    `${(audienceShare(audience) * 100).toFixed(1)}%`,
    dollars(added),
    dollars(2_800 + added),
  ]
}

const withTrait = (option: string) => ({ groups: [{ id: 'one', options: [option] }] })
const DOG_OWNERS = audienceShare({ ...EVERYBODY, ...withTrait('pets.dog') })

export const page: MarketingPage = {
  question: 'Whom can a streaming TV ad reach?',
  description:
    'Targeting streaming TV by ZIP code, program, hour, age and interests: what each choice leaves of the audience and adds to the price.',
  answer:
    'Households in the ZIP codes you choose, in the hours you choose, watching the kind of program you choose. Age, income, pets or plans to buy a car can be added, each for cents, or little more than a dollar, per thousand. But the ad plays to a **room**, and the service does not see who is in it.',
  picture: {
    kind: 'day',
    hours: dayOf('ctv', 2),
    note: 'A Wednesday: the evening fills from six to ten.',
    alt: 'A chart of a Wednesday hour by hour: streaming is low in the morning and peaks at eight and nine in the evening.',
  },
  figures: [
    {
      value: useShare('ctv', WORKDAYS, [18, 23]),
      text: 'of a week’s streaming falls on five workday evenings from 6 to 11.',
      from: 'own',
    },
    {
      value: '92%',
      text: 'of Americans from 30 to 49 stream, the most of any age (2025)',
      from: 'CTV-A2',
    },
    { value: '65%', text: 'of those 65 and over do, the fewest of any age', from: 'CTV-A2' },
    { value: '8%', text: 'of US adults have neither streaming nor pay TV', from: 'CTV-A1' },
  ],
  calculator: {
    title: 'Build an audience',
    intro:
      'Each choice takes people away and adds cents. The table says which one to take back first.',
    preset: { kind: 'audience', values: { people: 400_000, age: '25-54', trait: 'pets.dog' } },
  },
  parts: [
    {
      heading: 'The map comes first',
      text: [
        'Televisions stay where they are. That makes the ZIP code the most dependable fact about a household, and a circle around your store the best audience a local business can buy. Draw it tightly. An impression in the next county costs as much as one across the street.',
        'Where a region is too small for the budget, the planner says so before you pay, and offers what would widen it: a few miles, another hour, one attribute fewer.',
      ],
      term: {
        name: 'Household',
        text: 'One connection to the internet. Services count and cap by it, since a television does not log people in.',
      },
    },
    {
      heading: 'Programs as a hint',
      text: [
        'What people watch says something about them, less than sellers claim and more than nothing. Cooking and home shows gather people with a kitchen in mind; live sports gather friends; true crime runs late and long. Choose categories when your product belongs there. Leave them open when it is for everybody, because each category you drop makes the rest more expensive and repeats the spot in fewer homes.',
      ],
    },
    {
      heading: 'People: what a choice leaves',
      text: [
        'The shares come from public statistics and are the same for every medium here. The planner multiplies them, so three modest choices leave little: a fifth of a half of a third is one in thirty.',
      ],
      table: {
        caption: 'One choice at a time, for people aged 13 and over',
        head: ['Choice', 'Share left', 'Added', 'CPM then'],
        rows: [
          choiceRow('Everybody', {}),
          choiceRow('25 to 54', { ageFrom: 25, ageTo: 54 }),
          choiceRow('65 and over', { ageFrom: 65 }),
          choiceRow('Owns a dog', withTrait('pets.dog')),
          choiceRow('Owns the home', withTrait('home_garden.owner')),
          choiceRow('Intends to buy a new car', withTrait('purchase_intentions.new_car')),
        ],
        note: `On the typical price of ${typicalCpm('ctv')}. Planning estimates.`,
      },
      term: {
        name: 'Surcharge',
        text: 'What a choice adds to a thousand impressions. It is its own line in the price, and disappears with the choice.',
      },
    },
    {
      heading: 'The clock',
      text: [
        `By our forecast’s curve, ${useShare('ctv', WORKDAYS, [18, 23])} of all use falls on workday evenings and ${useShare('ctv', WEEKEND, [12, 23])} on weekends from noon to eleven. Lunch gets a poor hour on television; a pizza at six gets the best one. If you restrict hours, restrict them to when people can still act, not to when there are most of them.`,
      ],
    },
    {
      heading: 'What follows the rules, and what does not',
      text: [
        'No children: under the American rule that had to be met by April 2026, a parent must opt in before the data of a child under 13 goes to others for targeted ads[^LAW-3]. No guessing at health, faith or politics. And nobody is followed from the phone to the sofa; we neither buy such links nor sell them. What is left is plenty: place, program, hour, and broad facts about households.',
        'If the group you need is small, such as business owners, put the reach beside the price and be honest. Below a few thousand homes a letter is cheaper.',
      ],
      steps: [
        'Start with the ZIP codes and everybody in them.',
        'Add the one attribute without which a viewer cannot be a customer.',
        'Look at the share that is left; below 10%, think again.',
        'Set the cap, then the hours, then stop.',
      ],
    },
  ],
  example: {
    heading: 'A vet opens in the suburbs',
    text: [
      'The practice wants dog owners in a region of 150,000 people aged 13 and over. It compares paying for the attribute with showing the spot to everybody.',
    ],
    rows: [
      ['Dog owners among them', count(150_000 * DOG_OWNERS), 'by the share of our audience model'],
      ['CPM for everybody', typicalCpm('ctv')],
      ['CPM with the attribute', dollars(2_800 + 30)],
      [
        'Price of 1,000 impressions to owners without it',
        dollars(Math.round(2_800 / DOG_OWNERS)),
        'the others are wasted',
      ],
      [
        'What the practice does',
        'pays the 30 cents',
        'here the attribute is cheap for what it saves',
      ],
    ],
  },
  pros: {
    for: [
      'Place is certain, and place is most of what a local business needs.',
      'Attributes cost cents, not multiples.',
      'One limit on frequency for each home, whatever it watches.',
    ],
    against: [
      'A room is not a person: the dog’s owner may be the one who went to bed.',
      'Shares are national averages, and your county may differ.',
      'Services know their own viewers only; two of them may show your spot to the same home.',
    ],
  },
  questions: [
    ['Can I upload a list of customers?', 'No. This market takes no personal data for targeting.'],
    [
      'Can I leave out a program?',
      'You can leave out categories and single services. Single episodes cannot be named.',
    ],
    [
      'How exact is a ZIP code?',
      'As exact as the address of an internet connection: mostly right, sometimes the neighboring code.',
    ],
    [
      'Can I reach cord-cutters only?',
      'Not only them, but more than half of American adults stream and have no cable or satellite[^CTV-A1], so they are most of the audience of any US plan.',
    ],
    [
      'Do men and women watch different things?',
      'Less than you might think. Choose a gender only when the product has one.',
    ],
  ],
  next: ['price-budget-rates-cpm', 'conversion-kpis', 'market', 'billboards-digital/targeting'],
}
