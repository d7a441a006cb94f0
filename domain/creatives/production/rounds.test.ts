import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES } from '../creative/fileLimits.ts'
import { imageFacts } from '#domain/testing/creativeSamples.ts'
import { briefingSchema } from './briefing.ts'
import { productionCommentSchema } from './commentAnchor.ts'
import { draftPlacement, fitsLine } from './draftFit.ts'
import { byDue } from './productionDue.ts'
import { MAX_BRIEFING_BYTES } from './productionLimits.ts'
import { formatRounds } from './rounds.ts'

describe('the remaining rounds', () => {
  it('are written out in words', () => {
    expect([0, 1, 2].map(formatRounds)).toEqual([
      'No round of changes is left in your package.',
      'One round of changes is left in your package.',
      '2 rounds of changes are left in your package.',
    ])
  })
})

describe('a buyer’s input', () => {
  it('has up to 1,000 characters besides the message of the ad', () => {
    const isTaken = (audience: string) =>
      briefingSchema.safeParse({ text: 'Bread', audience }).success
    expect(['Bakers', 'x'.repeat(1_000), 'x'.repeat(1_001)].map(isTaken)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('may be a single video of the maximum size', () => {
    expect(MAX_BRIEFING_BYTES).toBe(MAX_FILE_BYTES.video)
  })

  it('points at a moment of the first hour', () => {
    const isTaken = (atMs: number) =>
      productionCommentSchema.safeParse({
        text: 'Here',
        fileId: `pfl_${'0'.repeat(24)}`,
        anchor: { atMs },
      }).success
    expect([-1, 0, 3_600_000, 3_600_001].map(isTaken)).toEqual([false, true, true, false])
  })
})

describe('a draft', () => {
  it('of a booked size cannot be used if the check refuses it', () => {
    const placement = draftPlacement('online_display')
    expect(fitsLine(imageFacts(), placement)).toBe(true)
    expect(fitsLine(imageFacts({ bytes: MAX_FILE_BYTES.image + 1 }), placement)).toBe(false)
  })
})

describe('the board', () => {
  it('is sorted by due date, then by name', () => {
    const row = (dueDate: string | null, lineId: string) => ({ dueDate, lineId })
    const [one, other] = [row('2026-11-30', 'a'), row('2026-11-30', 'b')]
    expect([byDue(one, other), byDue(other, one), byDue(one, one)]).toEqual([-1, 1, 0])
    const [last, first] = [row(null, 'a'), row('2026-11-29', 'z')]
    expect([byDue(last, one), byDue(first, one), byDue(one, last)]).toEqual([1, -1, -1])
  })
})
