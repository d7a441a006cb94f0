import { describe, expect, it } from 'vitest'
import { formatOrderNumber, readOrderNumber } from './orderNumber.ts'

describe('an order number', () => {
  it('round-trips', () => {
    expect(readOrderNumber(formatOrderNumber(100_001))).toBe(100_001)
    expect(readOrderNumber(' amd 100001 ')).toBe(100_001)
    expect(readOrderNumber('100001')).toBe(100_001)
  })

  it('accepts nothing else', () => {
    for (const text of ['', 'AMD-', 'INV-2026-000001', '12', 'AMD-1x0001', '1'.repeat(500)]) {
      expect(readOrderNumber(text)).toBeNull()
    }
  })
})
