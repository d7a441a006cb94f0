import { expect, it } from 'vitest'
import { planned, referenceOf, screen } from '#domain/testing/austin.ts'
import { describePlan } from './wording/describePlan.ts'
import { stepSummary } from './wording/stepSummary.ts'

it('describes a plan of all formats by those that its screens take', () => {
  const plan = planned('dooh')
  const reference = referenceOf([screen(1, 30.27), screen(2, 30.28)])
  expect(plan.formatIds).toHaveLength(4)
  const words = '16:9 Ratio, static'
  expect(stepSummary(plan, 'formats', reference)).toBe(words)
  const row = describePlan(plan, reference).find(({ label }) => label === 'Ad formats')
  expect(row?.value).toBe(words)
})
