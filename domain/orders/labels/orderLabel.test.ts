import { describe, expect, it } from 'vitest'
import { labelChangeSchema, labelKey, readLabelKey } from './orderLabel.ts'

describe('readLabelKey', () => {
  it('round-trips labelKey, with colons in names', () => {
    const label = { kind: 'folder', name: 'Q1: Spring' } as const
    expect(readLabelKey(labelKey(label))).toEqual(label)
  })

  it('rejects everything else', () => {
    for (const key of ['', 'tag:', 'color:red', 'Spring']) expect(readLabelKey(key)).toBeNull()
  })
})

describe('labelChangeSchema', () => {
  it('refuses a name that is empty or too long', () => {
    const change = { orderIds: [`ord_${'0'.repeat(24)}`], kind: 'tag', isSet: true }
    expect(labelChangeSchema.safeParse({ ...change, name: ' Spring ' }).data?.name).toBe('Spring')
    for (const name of [' ', 'x'.repeat(41)])
      expect(labelChangeSchema.safeParse({ ...change, name }).success).toBe(false)
  })
})
