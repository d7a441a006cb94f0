import { describe, expect, it } from 'vitest'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import { isDraftSendable } from '#domain/creatives/production/draftFit.ts'
import { demoProductionRows } from './loadDemoProductions.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const orders = demoOrders(NOW)
const { productions, files, comments, stored } = await demoProductionRows(orders)
const stateOf = (lineId: string) =>
  orders.flatMap(({ orderLines }) => orderLines).find(({ id }) => id === lineId)?.state

describe('the ad creations of the demo orders', () => {
  it('are briefed, and have a draft if their state implies one', () => {
    expect(productions.map(({ lineId, draftNumber }) => [stateOf(lineId), draftNumber])).toEqual([
      ['delivered', 1],
      ['briefed', 0],
      ['in_production', 0],
      ['draft_ready', 1],
      ['changes_asked', 1],
    ])
    for (const { lineId, draftNumber } of productions) {
      expect(files.filter((file) => file.lineId === lineId)).toHaveLength(draftNumber ?? 0)
    }
  })

  it('have drafts that pass the check, with their files and comments', () => {
    expect(isDraftSendable(files)).toBe(true)
    expect(files.map(({ storageKey }) => storageKey)).toEqual(stored.map(({ key }) => key))
    expect(comments.filter(({ author }) => author === 'buyer')).toHaveLength(1)
    for (const { at } of comments) expect(at < NOW.toISOString()).toBe(true)
  })
})
