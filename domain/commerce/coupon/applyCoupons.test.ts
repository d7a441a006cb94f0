import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { applyCoupons } from './applyCoupons.ts'
import { formatCouponNeed, formatCouponTerms } from './formatCouponTerms.ts'
import type { CouponRule } from './couponRule.ts'

const rule = (changes: Partial<CouponRule>): CouponRule => ({
  percent: null,
  media: [],
  minimumMinor: 0,
  ...changes,
})
const AUDIO = { mediaType: 'online_audio', sumMinor: 400_00 } as const
const TV = { mediaType: 'ctv', sumMinor: 600_00 } as const

describe('a coupon with a rule', () => {
  it.each([
    ['takes a share of the cart', { percent: 10 }, 100_00, [40_00, 60_00]],
    ['takes no more than its cap', { percent: 50 }, 250_00, [100_00, 150_00]],
    [
      'takes a share of its media only',
      { percent: 10, media: ['online_audio'] },
      40_00,
      [40_00, 0],
    ],
    ['takes no more than its media cost', { media: ['online_audio'] }, 250_00, [250_00, 0]],
    ['takes nothing below its minimum', { minimumMinor: 1_000_01 }, 0, [0, 0]],
    ['takes all from its minimum on', { minimumMinor: 1_000_00 }, 250_00, [100_00, 150_00]],
    [
      'counts its media for the minimum',
      { minimumMinor: 500_00, media: ['ctv'] },
      250_00,
      [0, 250_00],
    ],
    ['takes nothing off other media', { media: ['dooh'] }, 0, [0, 0]],
  ] as const)('%s', (_name, changes, worth, lines) => {
    const coupon = {
      amount: 250_00,
      rule: rule({ ...changes, media: [...('media' in changes ? changes.media : [])] }),
    }
    expect(applyCoupons([AUDIO, TV], [coupon])).toEqual({
      appliedMinor: [worth],
      linesMinor: lines,
    })
  })
  it('applies to the amount that earlier coupons left', () => {
    const half = { amount: 1_000_00, rule: rule({ percent: 50 }) }
    expect(applyCoupons([AUDIO, TV], [half, { amount: 100_00 }, half]).appliedMinor).toEqual([
      500_00, 100_00, 200_00,
    ])
  })
  it('rounds a percentage to the cent, half a cent up', () => {
    const share = { amount: 100_00, rule: rule({ percent: 10 }) }
    const of = (sumMinor: number) => applyCoupons([{ ...TV, sumMinor }], [share]).appliedMinor
    expect([of(1_04), of(1_05), of(1_06)]).toEqual([[10], [11], [11]])
  })
  it('treats negative lines as zero, and counts no line twice', () => {
    const owed = { ...TV, sumMinor: -600_00 }
    expect(applyCoupons([AUDIO, owed], [{ amount: 500_00 }])).toEqual({
      appliedMinor: [400_00],
      linesMinor: [400_00, 0],
    })
    const audio = { amount: 300_00, rule: rule({ media: ['online_audio'] }) }
    expect(applyCoupons([AUDIO, TV], [audio, audio, { amount: 50_00 }])).toEqual({
      appliedMinor: [300_00, 100_00, 50_00],
      linesMinor: [400_00, 50_00],
    })
  })
  it('compares its minimum with the total before coupons', () => {
    const from = { amount: 100_00, rule: rule({ minimumMinor: 900_00 }) }
    expect(applyCoupons([AUDIO, TV], [from, from]).appliedMinor).toEqual([100_00, 100_00])
  })
  it('never exceeds the cart or a line, and reports the lines', () => {
    const medium = fc.constantFrom(...MEDIA_TYPES)
    const lines = fc.array(fc.record({ mediaType: medium, sumMinor: fc.nat(1e7) }), {
      maxLength: 6,
    })
    const coupons = fc.array(
      fc.record({
        amount: fc.nat(1e7),
        rule: fc.option(
          fc.record({
            percent: fc.option(fc.integer({ min: 1, max: 100 })),
            media: fc.uniqueArray(medium, { maxLength: 3 }),
            minimumMinor: fc.nat(1e6),
          }),
        ),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(lines, coupons, (cart, used) => {
        const { appliedMinor, linesMinor } = applyCoupons(cart, used)
        const sum = (values: number[]) => values.reduce((total, each) => total + each, 0)
        expect(sum(linesMinor)).toBe(sum(appliedMinor))
        for (const [index, { sumMinor }] of cart.entries()) {
          expect(linesMinor[index]).toBeGreaterThanOrEqual(0)
          expect(linesMinor[index]).toBeLessThanOrEqual(sumMinor)
        }
        for (const [index, { amount }] of used.entries())
          expect(appliedMinor[index]).toBeLessThanOrEqual(amount)
      }),
    )
  })
  it('describes its value and its conditions', () => {
    const ofAudio = rule({ percent: 10, media: ['online_audio', 'ctv'], minimumMinor: 500_00 })
    expect(formatCouponTerms(100_00, ofAudio)).toBe(
      '10% off Audio and Streaming TV, at most $100, from $500',
    )
    expect(formatCouponNeed(ofAudio)).toBe(
      'This coupon needs at least $500 of Audio and Streaming TV in the cart.',
    )
    expect(formatCouponTerms(25_00, null)).toBe('$25 off')
    expect(formatCouponNeed(rule({ minimumMinor: 500_00 }))).toBe(
      'This coupon needs a cart of at least $500.',
    )
  })
})
