import { describe, expect, it } from 'vitest'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { canLeaveOut, removeScreen, swapScreen } from './resolveConflict.ts'

const plan = (selected: string[], deselected: string[] = []) =>
  ({
    inventory: { topics: [], selected, deselected, fewWebsitesConfirmed: true },
  }) as unknown as CampaignPlan

describe('a screen that is fully booked', () => {
  it('is swapped for a free one in its place, once', () => {
    expect(swapScreen(plan(['a', 'b']), 'a', 'c').inventory.selected).toEqual(['c', 'b'])
    expect(swapScreen(plan(['a', 'b']), 'a', 'b').inventory.selected).toEqual(['b'])
  })
  it('is left out, on the blacklist where all screens are meant', () => {
    expect(removeScreen(plan(['a', 'b']), 'a').inventory.selected).toEqual(['b'])
    expect(removeScreen(plan([]), 'a').inventory).toMatchObject({
      selected: [],
      deselected: ['a'],
    })
    expect(swapScreen(plan([]), 'a', 'b').inventory.deselected).toEqual(['a'])
  })
  it('cannot be left out when it is the only one', () => {
    expect(canLeaveOut(plan(['a']), 'a')).toBe(false)
    expect(canLeaveOut(plan(['a', 'b']), 'a')).toBe(true)
    expect(canLeaveOut(plan([]), 'a')).toBe(true)
  })
})
