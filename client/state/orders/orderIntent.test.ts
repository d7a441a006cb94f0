import { describe, expect, it } from 'vitest'
import { clearOrderIntent, intentKey } from './orderIntent.ts'

let count = 0
const newKey = () => `key-${(count += 1)}`

describe('idempotency key of an order', () => {
  it('stays the same for the same order until the response arrives', async () => {
    const first = await intentKey({ total: 1 }, newKey)
    expect(await intentKey({ total: 1 }, newKey)).toBe(first)
    clearOrderIntent()
    expect(await intentKey({ total: 1 }, newKey)).not.toBe(first)
  })
  it('differs for another order', async () => {
    const first = await intentKey({ total: 1 }, newKey)
    expect(await intentKey({ total: 2 }, newKey)).not.toBe(first)
  })
})
