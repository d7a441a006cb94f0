import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { HALT_LIFE_MS, MAX_BOOK_AGE_MS } from '#domain/delivery/book/bookPointer.ts'
import type { KeeperAlert } from '#durable/keeper/keeper.types.ts'
import { readPointer } from '#worker/adapters/delivery/bookStore.ts'
import { readHeartbeat } from '#worker/adapters/delivery/heartbeatStore.ts'
import { bookKeeper, bookRelay } from '#worker/adapters/durableObjects.ts'
import {
  buildBooksNow,
  changePorts,
  publishedBook,
  publishedPointer,
} from '#test/support/delivery/books.ts'
import { givenRunning } from '#test/support/delivery/runningLines.ts'
import { useShop } from '#test/support/commerce/shop.ts'

useShop()
afterEach(() => {
  vi.useRealTimers()
})

const keeper = () => env.BOOK_KEEPER.getByName('keeper')
const US_DISPLAY = 'US/online_display'

let shiftedMs = 0
/** Advances the clock. */
function later(ms: number): void {
  shiftedMs += ms
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(performance.timeOrigin + performance.now() + shiftedMs)
}

/** Runs the keeper's alarm as the platform would at the next minute. */
async function nextMinute(): Promise<void> {
  later(60_000)
  await runDurableObjectAlarm(keeper())
}

const stop = async (lineId: string) =>
  await connect(env.DB)
    .update(orderLines)
    .set({ state: 'stopped' })
    .where(eq(orderLines.id, lineId))

describe('the book keeper', () => {
  it('publishes each book with its chunks, and writes only chunks that changed', async () => {
    const { lineId } = await givenRunning()
    const written: string[] = []
    await changePorts(({ writeChunk }) => ({
      writeChunk: async (key, json) => {
        written.push(key)
        await writeChunk(key, json)
      },
    }))
    await buildBooksNow()
    const pointer = await publishedPointer()
    expect(Object.keys(pointer.books).length).toBeGreaterThanOrEqual(48)
    expect((await publishedBook('US', 'online_display'))?.lines.map((line) => line.lineId)).toEqual(
      [lineId],
    )
    expect(await publishedBook('US', 'ctv')).toMatchObject({ lines: [] })
    const first = written.length
    later(60_000)
    await buildBooksNow()
    // The line has another pace; products, screens and all other books are unchanged.
    expect(written.length - first).toBeLessThanOrEqual(1)
    expect((await publishedPointer()).version).toBeGreaterThan(pointer.version)
    expect((await readPointer(env))?.epoch).toBe(pointer.epoch)
  })

  it('publishes all other books when one write is refused, raises an alert and retries until it succeeds', async () => {
    await givenRunning()
    await buildBooksNow()
    const before = (await publishedPointer()).books
    const alerts: KeeperAlert[] = []
    const resolved: string[] = []
    let isRefused = true
    await changePorts(({ writeChunk }) => ({
      writeChunk: async (key, json) => {
        if (isRefused && key.startsWith(`chunk/${US_DISPLAY}/`))
          throw new Error('429 Too Many Requests')
        await writeChunk(key, json)
      },
      raiseAlert: async (alert) => void alerts.push(alert),
      resolveAlert: async (key) => void resolved.push(key),
    }))
    later(60_000)
    await buildBooksNow()
    const after = (await publishedPointer()).books
    expect(after[US_DISPLAY]).toEqual(before[US_DISPLAY])
    expect(after['US/ctv']?.builtAtMs).toBeGreaterThan(before['US/ctv']?.builtAtMs ?? Infinity)
    expect(alerts.map(({ key }) => key)).toEqual([`book:${US_DISPLAY}`])
    expect(await bookKeeper(env).status()).toMatchObject({ failing: [US_DISPLAY] })
    later(3_000)
    await runDurableObjectAlarm(keeper())
    expect(alerts.length).toBe(2)
    isRefused = false
    later(5_000)
    await runDurableObjectAlarm(keeper())
    expect((await publishedPointer()).books[US_DISPLAY]?.builtAtMs).toBeGreaterThan(
      before[US_DISPLAY]?.builtAtMs ?? Infinity,
    )
    await expect.poll(() => resolved).toEqual([`book:${US_DISPLAY}`])
    expect(await bookKeeper(env).status()).toMatchObject({ failing: [] })
  })

  it('publishes a halt while the database fails, and rebuilds when it is back', async () => {
    const { lineId } = await givenRunning()
    await buildBooksNow()
    let isDown = true
    const failing =
      <Values extends unknown[], Result>(call: (...values: Values) => Promise<Result>) =>
      async (...values: Values): Promise<Result> => {
        if (isDown) throw new Error('D1_ERROR: overloaded')
        return await call(...values)
      }
    await changePorts(({ readChanges, readProducts, readRows }) => ({
      readChanges: failing(readChanges),
      readProducts: failing(readProducts),
      readRows: failing(readRows),
      raiseAlert: async () => undefined,
    }))
    await bookKeeper(env).halt([lineId])
    expect((await publishedPointer()).halts).toEqual([lineId])
    await nextMinute()
    expect((await publishedPointer()).books[US_DISPLAY]?.chunks.length).toBeGreaterThan(0)
    await stop(lineId)
    isDown = false
    await nextMinute()
    expect((await publishedBook('US', 'online_display'))?.lines).toEqual([])
    expect((await publishedPointer()).halts).toEqual([lineId])
  })

  it('stores a halt in the bucket before acknowledging it, and in the next heartbeat', async () => {
    await buildBooksNow()
    await bookKeeper(env).halt(['lin_halted'])
    const written = await readHeartbeat(env)
    expect(written?.pointer.halts).toEqual(['lin_halted'])
    later(3_000)
    await publishedPointer()
    await expect
      .poll(async () => (await readHeartbeat(env))?.atMs ?? 0)
      .toBeGreaterThan(written?.atMs ?? Infinity)
  })

  it('raises an alert at once when neither the bucket nor the store accepts a halt, and writes both when they do', async () => {
    await buildBooksNow()
    later(3_000)
    const alerts: string[] = []
    const resolved: string[] = []
    let isRefused = true
    const failing =
      <Value>(write: (value: Value) => Promise<void>) =>
      async (value: Value) => {
        if (isRefused) throw new Error('10001: internal error')
        await write(value)
      }
    await changePorts(({ writePointer, writeHeartbeat }) => ({
      writePointer: failing(writePointer),
      writeHeartbeat: failing(writeHeartbeat),
      raiseAlert: async ({ key }) => void alerts.push(key),
      resolveAlert: async (key) => void resolved.push(key),
    }))
    await bookKeeper(env).halt(['lin_halted'])
    expect(alerts).toContain('book:heartbeat')
    expect((await publishedPointer()).halts).toEqual(['lin_halted'])
    await runDurableObjectAlarm(keeper())
    expect(alerts).toContain('book:pointer')
    isRefused = false
    await nextMinute()
    await expect
      .poll(() => resolved)
      .toEqual(expect.arrayContaining(['book:heartbeat', 'book:pointer']))
    expect((await readHeartbeat(env))?.pointer.halts).toEqual(['lin_halted'])
    expect((await readPointer(env))?.halts).toEqual(['lin_halted'])
  })

  it('reads a stop from the database without an announcement', async () => {
    const { lineId } = await givenRunning()
    await buildBooksNow()
    await stop(lineId)
    later(5_000)
    expect((await publishedPointer()).halts).toEqual([lineId])
  })

  it('keeps a halt while any older book may be served, even after an eviction', async () => {
    const { lineId } = await givenRunning()
    await buildBooksNow()
    await stop(lineId)
    await bookKeeper(env).halt([lineId])
    await evictDurableObject(keeper())
    later(MAX_BOOK_AGE_MS)
    await buildBooksNow()
    expect((await publishedPointer()).halts).toEqual([lineId])
    later(HALT_LIFE_MS - MAX_BOOK_AGE_MS + 60_000)
    await buildBooksNow()
    expect((await publishedPointer()).halts).toEqual([])
  })

  it('keeps a halt while a stale read of the database still has the line', async () => {
    const { lineId } = await givenRunning()
    await buildBooksNow()
    await changePorts(({ readRows }) => {
      const stale = new Map<string, Awaited<ReturnType<typeof readRows>>>()
      return {
        readRows: async (medium, now) => {
          const rows = stale.get(medium) ?? (await readRows(medium, now))
          stale.set(medium, rows)
          return rows
        },
      }
    })
    await buildBooksNow()
    await stop(lineId)
    await bookKeeper(env).halt([lineId])
    for (let hours = 0; hours < 3; hours += 1) {
      later(MAX_BOOK_AGE_MS)
      await buildBooksNow()
      expect((await publishedPointer()).halts).toEqual([lineId])
    }
  })

  it('ends a halt when the line is resumed, also when an older halt arrives after it', async () => {
    const { lineId } = await givenRunning()
    await buildBooksNow()
    await stop(lineId)
    await bookKeeper(env).halt([lineId])
    await connect(env.DB)
      .update(orderLines)
      .set({ state: 'running' })
      .where(eq(orderLines.id, lineId))
    await bookKeeper(env).wake()
    expect((await publishedPointer()).halts).toEqual([])
    await bookKeeper(env).halt([lineId])
    expect((await publishedPointer()).halts).toEqual([])
  })

  it('continues with its published paces, even after an eviction', async () => {
    await givenRunning()
    await buildBooksNow()
    const first = (await publishedBook('US', 'online_display'))?.lines[0]?.pace
    await evictDurableObject(keeper())
    later(60_000)
    await buildBooksNow()
    const next = (await publishedBook('US', 'online_display'))?.lines[0]?.pace
    expect(next?.atMs).toBeGreaterThan(first?.atMs ?? Infinity)
    // The first book's claim waits until its impressions can be counted.
    expect([first?.pending, next?.pending?.length]).toEqual([[], 1])
  })
})

describe('relay of the keeper', () => {
  it('returns the pointer, and nothing to a reader that already has it', async () => {
    await buildBooksNow()
    const relay = bookRelay(env, 'weur')
    const { pointer, ageMs } = await relay.read(null)
    expect(pointer?.version).toBeGreaterThan(0)
    expect(ageMs).toBeLessThan(5_000)
    expect((await relay.read(pointer)).pointer).toBeNull()
  })

  it('learns of a halt within its next read', async () => {
    await buildBooksNow()
    const relay = bookRelay(env, 'apac')
    await relay.read(null)
    await bookKeeper(env).halt(['lin_halted'])
    later(1_500)
    expect((await relay.read(null)).pointer?.halts).toEqual(['lin_halted'])
  })
})
