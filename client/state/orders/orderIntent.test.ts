import { describe, expect, it } from 'vitest'
import { forgetIntent, intentKey } from './orderIntent.ts'

let count = 0
const newKey = () => `key-${(count += 1)}`

describe('the key of an order', () => {
  it('stays the same for the same order until its answer is known', async () => {
    const first = await intentKey({ total: 1 }, newKey)
    expect(await intentKey({ total: 1 }, newKey)).toBe(first)
    forgetIntent()
    expect(await intentKey({ total: 1 }, newKey)).not.toBe(first)
  })
  it('is another one for another order', async () => {
    const first = await intentKey({ total: 1 }, newKey)
    expect(await intentKey({ total: 2 }, newKey)).not.toBe(first)
  })
})
