import { describe, expect, it } from 'vitest'
import { lineKind, lineName, linePrice, lineUnit } from './lineHead.ts'
import { MEDIA_TYPE_BACKGROUND } from '#client/ui/MediaTypeMark.tsx'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { markHue, readLine, readLines } from './firstLines.ts'

const entry = (changed: object = {}) => ({
  type: 'campaign',
  media_type: 'ctv',
  key: 'cart_1',
  data: { name: 'Fall boots', budget: 150_050, cost: 0, quantity: 1, websites: {} },
  ...changed,
})

/** A storage whose own keys are the stored ones. */
function storageOf(entries: Record<string, unknown>): Storage {
  const texts = Object.entries(entries).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const getItem = (key: string) => texts.find(([name]) => name === key)?.[1] ?? null
  return Object.defineProperty(Object.fromEntries(texts), 'getItem', { value: getItem }) as Storage
}

describe('cart entry drawn before the page’s code has loaded', () => {
  it('shows its kind, name, price and unit', () => {
    const campaign = readLine(JSON.stringify(entry()))
    expect(campaign && [lineKind(campaign), lineName(campaign), linePrice(campaign)]).toEqual([
      'Streaming TV campaign',
      'Fall boots',
      '$1,500.50',
    ])
    const data = { name: 'Spot', budget: 0, cost: 24_000, quantity: 3 }
    const spots = readLine(JSON.stringify(entry({ type: 'adcreation', data })))
    expect(spots && [lineKind(spots), linePrice(spots), lineUnit(spots)]).toEqual([
      'Ad creation for streaming TV',
      '$720',
      '3 × $240',
    ])
  })

  it('names a campaign without a name by its medium', () => {
    const data = { name: '  ', budget: 100, cost: 0, quantity: 1 }
    const line = readLine(JSON.stringify(entry({ data })))
    expect(line && lineName(line)).toBe('Streaming TV campaign')
  })

  it.each([
    ['no text', null],
    ['half a text', '{"type":'],
    ['nothing', 'null'],
    ['another type', JSON.stringify(entry({ type: 'gift' }))],
    ['another medium', JSON.stringify(entry({ media_type: 'print' }))],
    ['no amounts', JSON.stringify(entry({ data: { name: 'Fall boots' } }))],
    [
      'less than nothing',
      JSON.stringify(entry({ data: { name: 'A', budget: -1, cost: 0, quantity: 1 } })),
    ],
  ])('is skipped for %s', (_what, json) => {
    expect(readLine(json)).toBeNull()
  })

  it('is sorted by number, as in the cart', () => {
    const named = (name: string) => entry({ data: { ...entry().data, name } })
    const storage = storageOf({
      cart_10: named('Third'),
      amd_session: 'ses_1',
      cart_2: named('Second'),
      c_discounts: [],
      cart_1: named('First'),
    })
    expect(readLines(storage).map(lineName)).toEqual(['First', 'Second', 'Third'])
  })

  it('is skipped when it cannot be read: the page reports it with all others', () => {
    expect(readLines(storageOf({ cart_1: entry(), cart_2: '{broken' }))).toEqual([])
  })
})

it('has the same hues as the cart', () => {
  const own = MEDIA_TYPES.map((mediaType) => [mediaType, markHue(mediaType)])
  expect(Object.fromEntries(own)).toEqual(MEDIA_TYPE_BACKGROUND)
})
