import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  creativeEditSchema,
  reviewAnswerSchema,
  verdictSchema,
  verdictUndoSchema,
  weightSchema,
} from './creativeEditSchema.ts'

/** The messages about an invalid value; empty for a valid one. */
function problems(schema: z.ZodType, value: unknown): string[] {
  const read = schema.safeParse(value)
  return read.success ? [] : read.error.issues.map(({ message }) => message)
}

describe('a buyer’s change of a creative', () => {
  it('may be any part of it, with texts trimmed', () => {
    expect(creativeEditSchema.parse({})).toEqual({})
    expect(creativeEditSchema.parse({ title: ' Spring ', schedule: null })).toEqual({
      title: 'Spring',
      schedule: null,
    })
  })

  it.each([
    ['title', 'Title'],
    ['nameForReporting', 'Name for reporting'],
  ])('has in %s 1 to 120 characters in one line', (field, label) => {
    const of = (text: string) => problems(creativeEditSchema, { [field]: text })
    expect(of('a')).toEqual([])
    expect(of('a'.repeat(120))).toEqual([])
    expect(of(' ')).toEqual([`${label} is required`])
    expect(of('a'.repeat(121))).toEqual(['The maximum value is 120.'])
    for (const sign of ['\n', '\u0000', '\u2028', '\u2029'])
      expect(of(`a${sign}b`)).toEqual([`${label} cannot hold line breaks or invisible characters.`])
  })

  it('has a landing page of at most 2,048 characters', () => {
    expect(problems(creativeEditSchema, { landingPage: 'a'.repeat(2_048) })).toEqual([])
    expect(problems(creativeEditSchema, { landingPage: 'a'.repeat(2_049) })).toHaveLength(1)
  })

  it('has an integer weight of 1 to 100', () => {
    expect(problems(weightSchema, 1)).toEqual([])
    expect(problems(weightSchema, 100)).toEqual([])
    expect(problems(weightSchema, 0)).toEqual(['The minimum value is 1.'])
    expect(problems(weightSchema, 101)).toEqual(['The maximum value is 100.'])
    expect(problems(weightSchema, 1.5)).toEqual(['Weight must be a number'])
  })
})

describe('a reply of the buyer', () => {
  it('has 1 to 2,000 characters', () => {
    expect(problems(reviewAnswerSchema, { text: 'a' })).toEqual([])
    expect(problems(reviewAnswerSchema, { text: 'a'.repeat(2_000) })).toEqual([])
    expect(problems(reviewAnswerSchema, { text: 'a'.repeat(2_001) })).toHaveLength(1)
    expect(problems(reviewAnswerSchema, { text: ' ' })).toEqual([
      'Please write what you have changed or what we should know.',
    ])
  })
})

describe('a verdict', () => {
  const id = `crv_${'0aZ'.repeat(8)}`
  const versionIds = [id]

  it('covers versions in review without another reviewer, unless it overrides that', () => {
    expect(verdictSchema.parse({ verdict: 'approve', versionIds })).toEqual({
      verdict: 'approve',
      versionIds,
      evenIfTaken: false,
    })
    const denial = { verdict: 'deny', versionIds, denialClass: 'adult', text: 'No.' }
    expect(verdictSchema.parse(denial)).toEqual({ ...denial, evenIfTaken: false, forCause: false })
  })

  it('decides 1 to 50 versions', () => {
    for (const schema of [verdictUndoSchema, verdictSchema]) {
      const of = (count: number) =>
        problems(schema, { verdict: 'approve', versionIds: Array(count).fill(id) })
      expect(of(0)).toHaveLength(1)
      expect(of(50)).toEqual([])
      expect(of(51)).toHaveLength(1)
    }
    for (const wrong of [`crv_${'a'.repeat(23)}`, `crt_${'a'.repeat(24)}`, `${id}a`])
      expect(problems(verdictUndoSchema, { versionIds: [wrong] })).toHaveLength(1)
  })

  it('has a reason, unless it approves', () => {
    const deny = { verdict: 'deny', versionIds, denialClass: 'adult' }
    expect(problems(verdictSchema, { ...deny, text: '' })).toEqual([
      'Please say why, in words that help the buyer.',
    ])
    expect(problems(verdictSchema, { ...deny, text: 'a' })).toEqual([])
    expect(problems(verdictSchema, { ...deny, denialClass: 'ugly', text: 'a' })).toHaveLength(1)
    const change = { verdict: 'ask_change', versionIds }
    expect(problems(verdictSchema, { ...change, text: '' })).toEqual([
      'Please say what should change.',
    ])
    expect(problems(verdictSchema, { ...change, text: 'a' })).toEqual([])
  })
})
