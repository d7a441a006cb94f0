// Tests of tracked events; the connection is a fake that only records.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hit } from '#domain/foundation/analytics/measuredEvent.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { discardChatMessage, sendChatMessage } from '#client/realtime/realtime.ts'
import { measure, measureTo } from './measure.ts'
import { track } from './track.ts'
import { trackPurchase } from './trackPurchase.ts'

const { sent, logged } = vi.hoisted(() => ({
  sent: [] as { id: string; text: string }[],
  logged: [] as { event_type: string; details?: unknown; id?: string }[],
}))

vi.mock('#client/realtime/visitorRealtime.ts', () => ({
  openVisitorRealtime: async () => ({
    sendChatMessage: (message: (typeof sent)[number]) => void sent.push(message),
    logEvent: (event: (typeof logged)[number]) => logged.push(event) > 0,
  }),
}))

let zone = 'America/New_York'
let path = '/en-US'
let doNotTrack: string | null = null
let globalPrivacyControl = false
const kept = new Map<string, string>()

beforeEach(() => {
  zone = 'America/New_York'
  path = '/en-US'
  doNotTrack = null
  globalPrivacyControl = false
  vi.stubGlobal('navigator', {
    get doNotTrack() {
      return doNotTrack
    },
    get globalPrivacyControl() {
      return globalPrivacyControl
    },
  })
  vi.stubGlobal('location', {
    get href() {
      return `http://x.example${path}`
    },
    get pathname() {
      return path
    },
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function zoned() {
    return { resolvedOptions: () => ({ timeZone: zone }) } as Intl.DateTimeFormat
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sent.length = 0
  logged.length = 0
  kept.clear()
})

describe('a tracked event', () => {
  const order = {
    id: 'ord_1',
    number: 'AMD-1',
    totals: { totalMinor: 12_345 },
    currency: 'USD',
    lines: [1, 2].map((quantity) => ({
      type: 'adcreation',
      mediaType: 'ctv',
      quantity,
      amounts: { netMinor: 5_000 },
    })),
  } as unknown as OrderView

  it('logs a submitted form, and a purchase once under the order’s own ID', async () => {
    track('form_submit', { form: 'Checkout' })
    trackPurchase(order)
    trackPurchase(order)
    await vi.waitFor(() => expect(logged).toHaveLength(2))
    expect(logged).toEqual([
      { event_type: 'form_submit', details: { form: 'Checkout' } },
      {
        event_type: 'purchase',
        details: { order: 'AMD-1', value: 123.45, currency: 'USD', lines: 2 },
        id: 'purchase-ord_1',
      },
    ])
  })

  it('queues events until the tools have loaded, then sends them with their items', () => {
    const told: Hit[] = []
    measure({ event: 'view_item', details: {} })
    trackPurchase({ ...order, id: 'ord_2' })
    measureTo((hit) => told.push(hit))
    measure({ event: 'begin_checkout', details: {} })
    expect(told.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['view_item', 'purchase', 'begin_checkout']),
    )
    expect(told.findLast(({ event }) => event === 'purchase')?.items).toEqual([
      { type: 'adcreation', mediaType: 'ctv', quantity: 1, price: 50 },
      { type: 'adcreation', mediaType: 'ctv', quantity: 2, price: 25 },
    ])
  })

  it.each([
    ['asks not to be tracked', 'America/New_York', '1', false],
    ['asks that nothing of them is shared', 'America/New_York', null, true],
    ['is in Europe', 'Europe/Berlin', null, false],
    ['works in the admin area', 'America/New_York', null, false, '/en-US/admin/leads'],
  ])('logs no visitor who %s, and the chat works', async (_, where, wish, isPrivate, at?) => {
    zone = where
    path = at ?? path
    doNotTrack = wish
    globalPrivacyControl = isPrivate
    const told: Hit[] = []
    measureTo((hit) => told.push(hit))
    measure({ event: 'view_item', details: {} })
    track('form_submit', { form: 'Checkout' })
    trackPurchase(order)
    sendChatMessage('Hello')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect([logged, told]).toEqual([[], []])
    discardChatMessage(sent[0]?.id ?? '')
  })
})
