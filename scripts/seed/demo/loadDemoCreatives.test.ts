import { describe, expect, it } from 'vitest'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import { creativeEvent } from '#domain/orders/order/line/creativeEvent.ts'
import { demoCreativeRows } from './loadDemoCreatives.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const orders = demoOrders(NOW)
const { creatives, versions, notes, files } = await demoCreativeRows(orders, NOW)

describe('the ads of the demo orders', () => {
  it('match the states of their lines', () => {
    const lines = orders.flatMap(({ orderLines }) => orderLines)
    for (const lineId of new Set(versions.map((version) => version.lineId))) {
      const line = lines.find(({ id }) => id === lineId)
      if (!line) throw new Error('A line is missing.')
      const count = (state: string) =>
        versions.filter((version) => version.lineId === lineId && version.state === state).length
      const counts = { approved: count('approved'), inReview: count('in_review') }
      expect([line.name, creativeEvent(line.state, counts)]).toEqual([line.name, null])
    }
    const bare = lines.filter(
      ({ id, type, state }) =>
        type === 'campaign' &&
        !['awaiting_creatives', 'reserved', 'cancelled'].includes(state) &&
        !versions.some(({ lineId }) => lineId === id),
    )
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  it('have a format, a file each and a history', () => {
    expect(versions.map(({ formatId }) => formatId)).not.toContain(null)
    expect(files.map(({ key }) => key)).toEqual(versions.map(({ storageKey }) => storageKey))
    expect(new Set(files.map(({ key }) => key)).size).toBe(files.length)
    expect(new Set(creatives.map(({ id }) => id)).size).toBe(creatives.length)
    for (const { id, state } of versions) {
      const kinds = notes.filter(({ versionId }) => versionId === id).map(({ kind }) => kind)
      expect(kinds).toEqual(state === 'approved' ? ['submitted', 'approved'] : ['submitted'])
    }
  })

  it('come after their order and before now', () => {
    for (const { createdAt, decidedAt } of versions) {
      expect(createdAt < (decidedAt ?? NOW.toISOString())).toBe(true)
      expect((decidedAt ?? createdAt) <= NOW.toISOString()).toBe(true)
    }
  })
})
