import { expect, it } from 'vitest'
import { newPlan } from '../campaign/start/newPlan.ts'
import { editRegion } from '../campaign/edits/regionEdits.ts'
import { now, planned, referenceOf, screen } from '#domain/testing/austin.ts'
import { nearestScreen } from './nearestScreen.ts'
import { screensNearby } from './planProducts.ts'

const reference = referenceOf([screen(1, 30.4), screen(2, 32)])

it('is the closest one to any place or ZIP code of the plan', () => {
  expect(nearestScreen(planned('dooh', 1), reference)?.km).toBeCloseTo(14.46, 1)
  const none = newPlan({ mediaType: 'dooh', country: 'US', now })
  expect(nearestScreen(none, reference)).toBeNull()
  const north = editRegion(none, { zipCodes: ['78717'] })
  expect(nearestScreen(north, reference)?.screen.latitude).toBe(32)
})

it('screens near listed ZIP codes are those in others, at most 10 km away', () => {
  const none = newPlan({ mediaType: 'dooh', country: 'US', now })
  const ids = (zipCodes: string[]) =>
    screensNearby(editRegion(none, { zipCodes }), reference).map(({ id }) => id)
  expect(ids(['78701'])).toEqual([])
  expect(ids(['78702'])).toEqual(['p1'])
  expect(ids(['78705'])).toEqual([])
  expect(ids([])).toEqual([])
})
