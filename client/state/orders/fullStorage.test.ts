import { afterEach, expect, it, vi } from 'vitest'
import { readOpenOrder, writeOpenOrder } from './openOrder.ts'
import { clearOrderIntent, intentKey } from './orderIntent.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('stores the order key and the pending order even when the storage is full', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('The quota has been exceeded.')
    },
    removeItem: () => {},
  })
  let keys = 0
  const newKey = () => `key-${(keys += 1)}`
  expect(await intentKey({ total: 1 }, newKey)).toBe('key-1')
  expect(await intentKey({ total: 1 }, newKey)).toBe('key-1')
  clearOrderIntent()
  expect(await intentKey({ total: 1 }, newKey)).toBe('key-2')
  const open = { id: 'ord_1', accessKey: 'key_1' }
  writeOpenOrder(open)
  expect(readOpenOrder()).toEqual(open)
  writeOpenOrder(null)
  expect(readOpenOrder()).toBeNull()
})
