import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CountedEvent,
  countKeyText,
  eventId,
  hourOf,
  readCountKey,
  readEvent,
  shardOf,
  writeEvent,
} from './countedEvent.ts'
import { ANSWER_KINDS, EVENT_KINDS, VALIDITIES } from './eventKind.ts'

const text = fc.string({ maxLength: 12 })
const events: fc.Arbitrary<CountedEvent> = fc.record({
  lineId: text,
  kind: fc.constantFrom(...EVENT_KINDS),
  validity: fc.constantFrom(...VALIDITIES),
  hour: fc.constant('2026-11-22T13'),
  versionId: text,
  productId: text,
  formatId: text,
  place: text,
  nonce: text,
  number: fc.nat(),
  answer: fc.constantFrom(...ANSWER_KINDS),
  screenId: text,
  atMs: fc.nat(),
  issuedAtMs: fc.nat(),
})

describe('a counted event', () => {
  it('round-trips through the raw log and its key', () => {
    fc.assert(
      fc.property(events, (event) => {
        expect(readEvent(writeEvent(event))).toEqual(event)
        expect(event).toMatchObject(readCountKey(countKeyText(event)))
      }),
    )
  })

  it('is invalid with an unknown kind', () => {
    const line = (answer: number, kind: number, validity: number) =>
      JSON.stringify([5, 'n', 0, answer, kind, validity, 'h', 'l', 'v', 'p', 'f', 'US', '', 1])
    expect(readEvent(line(0, 0, 0))).toMatchObject({ answer: 'display', kind: 'impression' })
    for (const wrong of [line(9, 0, 0), line(0, 99, 0), line(0, 0, 99), line(-1, -1, -1)])
      expect(() => readEvent(wrong)).toThrow('This is no counted event.')
  })

  it('is identified by its response, kind and number', () => {
    fc.assert(
      fc.property(events, (event) => {
        expect(eventId(event)).toBe(`${event.nonce}:${event.kind}:${event.number}`)
      }),
    )
    expect(hourOf(Date.parse('2026-11-22T13:59:59.999Z'))).toBe('2026-11-22T13')
  })
})

describe('the shard of a response', () => {
  it('is deterministic and evenly distributed', () => {
    const counts = [0, 0, 0, 0]
    for (let at = 0; at < 4_000; at += 1) {
      const shard = shardOf(`nonce_${at}`, 4)
      expect(shardOf(`nonce_${at}`, 4)).toBe(shard)
      counts[shard] = (counts[shard] ?? 0) + 1
    }
    expect(counts).toHaveLength(4)
    expect(Math.min(...counts)).toBeGreaterThan(800)
    // FNV-1a of 32 bits, as published: a repeated event gets the same shard everywhere.
    expect(shardOf('foobar', 2 ** 32)).toBe(0xbf9cf968)
    expect(shardOf('', 2 ** 32)).toBe(0x811c9dc5)
  })
})
