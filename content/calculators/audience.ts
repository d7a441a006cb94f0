import { formatDecimal } from '#domain/foundation/wording/decimalWords.ts'
import { MAX_AGE, MIN_AGE } from '#domain/planning/audience/ageDistribution.ts'
import { findAudienceChoice } from '#domain/planning/audience/audienceAttributes.ts'
import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import { audienceSurchargeMinor } from '#domain/planning/audience/audienceSurcharge.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { Calculator, CalculatorValues } from './calculator.types.ts'
import { cpmOf } from './typicalSchedule.ts'
import { count, numberOf, percent, textOf } from './values.ts'

const TRAITS = [
  'household_net_income.100k_150k',
  'pets.dog',
  'purchase_intentions.new_car',
  'purchase_intentions.electric_car',
  'job_role.owner',
  'shopping_behavior.coupon',
  'hobbies.baking',
]

const traitLabel = (reference: string): string => {
  const choice = findAudienceChoice(reference)
  return choice ? `${choice.attribute.label}: ${choice.option.label}` : ''
}

const AGES = [
  { id: 'all', label: 'All ages', from: MIN_AGE, to: MAX_AGE },
  { id: '18-34', label: '18 to 34', from: 18, to: 34 },
  { id: '25-54', label: '25 to 54', from: 25, to: 54 },
  { id: '35-64', label: '35 to 64', from: 35, to: 64 },
  { id: '65-99', label: '65 and over', from: 65, to: MAX_AGE },
]

function audienceOf(values: CalculatorValues): PlanAudience {
  const gender = textOf(values, 'gender')
  const age = AGES.find(({ id }) => id === textOf(values, 'age'))
  const trait = textOf(values, 'trait')
  return {
    gender: gender === 'female' || gender === 'male' ? gender : 'all',
    ageFrom: age?.from ?? MIN_AGE,
    ageTo: age?.to ?? MAX_AGE,
    combine: 'AND',
    groups: findAudienceChoice(trait) ? [{ id: 'one', options: [trait] }] : [],
  }
}

/** The audience without one of its choices, and the gain. */
function relaxed(values: CalculatorValues) {
  const now = audienceShare(audienceOf(values))
  return (
    [
      ['Gender', { gender: 'all' }],
      ['Age', { age: 'all' }],
      ['Trait', { trait: 'none' }],
    ] as const
  ).map(([label, change]) => {
    const share = audienceShare(audienceOf({ ...values, ...change }))
    return { label, share, gained: share / now }
  })
}

/** The cost of targeting: people lost, and cents on the CPM. */
export const audience: Calculator = {
  fields: () => [
    {
      id: 'people',
      label: 'People in your region',
      kind: 'count',
      min: 1000,
      max: 300_000_000,
      step: 1000,
    },
    {
      id: 'gender',
      label: 'Gender',
      kind: 'choice',
      options: [
        { id: 'all', label: 'Everybody' },
        { id: 'female', label: 'Women' },
        { id: 'male', label: 'Men' },
      ],
    },
    {
      id: 'age',
      label: 'Age',
      kind: 'choice',
      options: AGES,
    },
    {
      id: 'trait',
      label: 'One more trait',
      kind: 'choice',
      options: [
        { id: 'none', label: 'None' },
        ...TRAITS.map((id) => ({ id, label: traitLabel(id) })),
      ],
    },
  ],
  start: () => ({ people: 500_000, gender: 'all', age: '25-54', trait: TRAITS[0] ?? 'none' }),
  compute: (values, mediaType) => {
    const chosen = audienceOf(values)
    const share = audienceShare(chosen)
    const lines = audienceSurchargeMinor(chosen)
    const added = lines.reduce((sum, { cpmMinor }) => sum + cpmMinor, 0)
    const base = cpmOf(mediaType, 'typical')
    const people = numberOf(values, 'people')
    return {
      headline: {
        label: 'Your choices leave',
        value: percent(share),
        note: `about ${count(people * share)} people aged 13 and over`,
      },
      rows: [
        { label: 'CPM for everybody', value: formatUsd(base) },
        ...lines.map(({ label, cpmMinor }) => ({ label, value: `+ ${formatUsd(cpmMinor)}` })),
        { label: 'CPM for these people', value: formatUsd(base + added) },
      ],
      table: {
        caption: 'What taking back one choice would give',
        head: ['Without', 'Share of people', 'Times as many'],
        rows: relaxed(values).map(({ label, share: wider, gained }) => [
          label,
          percent(wider),
          formatDecimal(gained),
        ]),
      },
      note: 'A planning estimate from public statistics. Traits are assumed to be independent of one another.',
      planBudgetMinor: null,
    }
  },
}
