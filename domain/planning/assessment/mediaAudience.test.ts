import { expect, it } from 'vitest'
import { planned, product, referenceOf } from '#domain/testing/austin.ts'
import { assessPlan } from './assessPlan.ts'

it.each([
  ['online_display', 0.93],
  ['online_audio', 0.79],
  ['ctv', 0.76],
] as const)('the audience of %s is its monthly users', (mediaType, monthlyShare) => {
  const { audience } = assessPlan(planned(mediaType), referenceOf([product(0, mediaType)]))
  expect(audience).toBe(Math.floor(9 * 200_000 * 0.848 * monthlyShare))
})
