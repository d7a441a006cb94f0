import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectOnly } from '../campaign/edits/inventoryEdits.ts'
import { planned, product, referenceOf, screen } from '#domain/testing/austin.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { defaultFormatIds } from '../campaign/start/newPlan.ts'
import { planProducts } from './planProducts.ts'
import { offeredFormatIds, withTakenFormats } from './takenFormats.ts'

const still = [screen(1, 30.27), screen(2, 30.28)]
const portrait = { ...screen(3, 30.29), formatIds: ['dooh_9x16_static', 'dooh_9x16_video'] }
const reference = referenceOf([...still, portrait])
const all = planned('dooh')
const twoStill = selectOnly(
  all,
  still.map(({ id }) => id),
)

describe('the formats of a plan', () => {
  it('are those that its screens support', () => {
    expect(all.formatIds).toHaveLength(4)
    expect(withTakenFormats(twoStill, reference).formatIds).toEqual(['dooh_16x9_static'])
    expect(withTakenFormats(all, reference).formatIds).toEqual([
      'dooh_16x9_static',
      'dooh_9x16_static',
      'dooh_9x16_video',
    ])
    expect(offeredFormatIds(twoStill, reference)).toEqual(['dooh_16x9_static'])
  })

  it('stay if no screen supports any, so that the plan is refused', () => {
    const plan = { ...twoStill, formatIds: ['dooh_9x16_static'] }
    expect(withTakenFormats(plan, reference)).toBe(plan)
    expect(offeredFormatIds(plan, reference)).toEqual(['dooh_16x9_static'])
  })

  it('select the same products in every medium, and no formats without a product', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MEDIA_TYPES),
        fc.array(fc.nat(15), { minLength: 1, maxLength: 6 }),
        (mediaType, masks) => {
          const formats = defaultFormatIds(mediaType)
          const products = masks.map((mask, at) =>
            mediaType === 'dooh'
              ? { ...screen(at, 30.27), formatIds: formats.filter((_, bit) => mask & (1 << bit)) }
              : product(at, mediaType, {
                  formatIds: formats.filter((_, bit) => mask & (1 << bit)),
                }),
          )
          const facts = referenceOf(products)
          const plan = planned(mediaType)
          const sold = withTakenFormats(plan, facts)
          expect(planProducts(sold, facts)).toEqual(planProducts(plan, facts))
          if (planProducts(plan, facts).length === 0) return
          for (const id of sold.formatIds)
            expect(planProducts(sold, facts).some((one) => one.formatIds.includes(id))).toBe(true)
          expect(withTakenFormats(sold, facts)).toEqual(sold)
        },
      ),
    )
  })
})
