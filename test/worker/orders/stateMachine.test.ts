import { env } from 'cloudflare:workers'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch, type Statement } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { listDueLines } from '#database/queries/orders/lineChanges.ts'
import {
  happened,
  hasHappened,
  moveLine,
  moveLines,
  moveOrder,
  NEVER,
  recordIf,
  recordLineEvent,
  recordOrderEvent,
  type Change,
} from '#database/queries/foundation/recordedChange.ts'
import { orderAudit, orderLines, orders } from '#database/schema/orders/orders.ts'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import {
  LINE_EVENTS,
  LINE_STATES,
  lineStateAfter,
  ORDER_LINE_TYPES,
  type LineStanding,
} from '#domain/orders/order/line/lineState.ts'
import { nextOrderState, ORDER_EVENTS, ORDER_STATES } from '#domain/orders/order/orderState.ts'

const AT = '2026-11-22T12:00:00.000Z'
const db = () => connect(env.DB)
const change = (id: string, orderId: string) => ({ id, orderId, at: AT, actor: 'system' as const })

/** Every combination of states of a line and its order, each as its own line. */
const LINES = ORDER_STATES.flatMap((orderState) =>
  ORDER_LINE_TYPES.flatMap((type) =>
    LINE_STATES.map((state) => ({ id: `${orderState} ${type} ${state}`, type, state, orderState })),
  ),
)
const standing = ({ type, state, orderState }: LineStanding) => ({ type, state, orderState })

beforeEach(async () => {
  const [rows] = demoOrders(new Date(AT))
  const [order] = rows?.orders ?? []
  const [line] = rows?.orderLines ?? []
  if (!order || !line) throw new Error('There is no order to start from.')
  const statements: Statement[] = [
    ...ORDER_STATES.map((state, at) =>
      db()
        .insert(orders)
        .values({ ...order, id: state, state, number: at, accountId: null, payBy: AT }),
    ),
    ...LINES.map(({ id, type, state, orderState }, position) =>
      db()
        .insert(orderLines)
        .values({ ...line, id, orderId: orderState, position, type, state }),
    ),
  ]
  await runBatch(db(), statements)
})

const linesNow = async () =>
  new Map(
    (await db().select({ id: orderLines.id, state: orderLines.state }).from(orderLines)).map(
      ({ id, state }) => [id, state],
    ),
  )
const ordersNow = async () =>
  (await db().select({ id: orders.id, state: orders.state }).from(orders)).map(
    ({ id, state }) => [id, state] as const,
  )
const audit = async () => await db().select().from(orderAudit).orderBy(asc(orderAudit.id))

describe('database', () => {
  it.each(LINE_EVENTS)(
    'applies "%s" to exactly the lines that the state table allows',
    async (event) => {
      await runBatch(
        db(),
        LINES.flatMap((line) => {
          const own: Change & { lineId: string } = {
            ...change(line.id, line.orderState),
            lineId: line.id,
          }
          return [recordLineEvent(db(), own, event), moveLine(db(), own)]
        }),
      )
      const wanted = LINES.map((line) => [line.id, lineStateAfter(standing(line), event)] as const)
      expect(await linesNow()).toEqual(
        new Map(LINES.map((line, at) => [line.id, wanted[at]?.[1] ?? line.state])),
      )
      expect(
        (await audit()).map(({ lineId, event: said, fromState, toState }) => [
          lineId,
          said,
          fromState,
          toState,
        ]),
      ).toEqual(
        LINES.flatMap((line, at) => {
          const to = wanted[at]?.[1] ?? null
          return to === null ? [] : [[line.id, event, line.state, to]]
        }),
      )
    },
  )

  it.each(ORDER_EVENTS)(
    'applies "%s" to exactly the orders that the state table allows',
    async (event) => {
      await runBatch(
        db(),
        ORDER_STATES.flatMap((state) => [
          recordOrderEvent(db(), change(state, state), event),
          moveOrder(db(), change(state, state)),
        ]),
      )
      expect(new Map(await ordersNow())).toEqual(
        new Map(ORDER_STATES.map((state) => [state, nextOrderState(state, event) ?? state])),
      )
      const allowed = ORDER_STATES.filter((state) => nextOrderState(state, event) !== null)
      expect((await audit()).map(({ orderId }) => orderId)).toEqual(allowed)
    },
  )

  it('moves all lines of an order with it, each by its own table', async () => {
    const paid = change('paid', 'awaiting_payment')
    await runBatch(db(), [
      recordOrderEvent(db(), paid, 'pay'),
      moveOrder(db(), paid),
      moveLines(db(), paid, 'book'),
    ])
    const now = await linesNow()
    for (const line of LINES) {
      const after = lineStateAfter({ ...standing(line), orderState: 'booked' }, 'book')
      const isMoved = line.orderState === 'awaiting_payment' && after !== null
      expect([line.id, now.get(line.id)]).toEqual([line.id, isMoved ? after : line.state])
    }
  })

  it('gives the clock only lines that can start or end', async () => {
    const due = await listDueLines(db(), '2030-01-01T00:00:00.000Z', 1_000)
    const wanted = LINES.filter(
      (line) =>
        lineStateAfter(standing(line), 'start') !== null ||
        lineStateAfter(standing(line), 'end') !== null,
    )
    expect(new Set(due.map(({ line }) => line.id))).toEqual(new Set(wanted.map(({ id }) => id)))
  })
})

describe('recorded change', () => {
  it('happens once, and distinguishes its own batch from every other', async () => {
    const first = change('first', 'awaiting_payment')
    const second = change('second', 'awaiting_payment')
    const pay = async (one: Change) => {
      await runBatch(db(), [
        recordOrderEvent(db(), one, 'pay'),
        // Writes after the record may be in any order.
        recordIf(db(), { ...one, id: `${one.id}-mail` }, 'mail', happened(one)),
        moveOrder(db(), one, { paidAt: AT }),
      ])
    }
    await Promise.all([pay(first), pay(second)])
    const events = (await audit()).map(({ event }) => event)
    expect(events).toEqual(['pay', 'mail'])
    const done = [await hasHappened(db(), first), await hasHappened(db(), second)]
    expect(done.filter(Boolean)).toHaveLength(1)
  })

  it('is not made when its condition is false', async () => {
    const one = change('one', 'awaiting_payment')
    await runBatch(db(), [recordOrderEvent(db(), one, 'pay', NEVER), moveOrder(db(), one)])
    expect(await hasHappened(db(), one)).toBe(false)
    const [order] = await db().select().from(orders).where(eq(orders.id, 'awaiting_payment'))
    expect(order?.state).toBe('awaiting_payment')
  })
})
