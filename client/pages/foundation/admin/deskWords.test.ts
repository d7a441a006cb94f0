import { describe, expect, it } from 'vitest'
import { agoWords } from './deskWords.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')

describe('how long ago something was, at the desk', () => {
  it('is told in minutes and hours, then by its day', () => {
    expect(agoWords('2026-11-25T11:59:30Z', NOW)).toBe('now')
    expect(agoWords('2026-11-25T11:55:00Z', NOW)).toBe('5 min')
    expect(agoWords('2026-11-25T09:30:00Z', NOW)).toBe('2 h')
    expect(agoWords('2026-05-18T12:00:00Z', NOW)).toBe('May 18')
    expect(agoWords('nothing', NOW)).toBe('')
  })

  it('has its year where that is another', () => {
    expect(agoWords('2025-05-18T12:00:00Z', NOW)).toBe('May 18, 2025')
  })
})
