import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

const shown = (text: string) => unbroken(text).replaceAll('\u00a0', '_')

it('keeps numbers with their units, and days with their months', () => {
  expect(shown('Austin, Texas, 25 mi')).toBe('Austin, Texas, 25_mi')
  expect(shown('16:9 TV spot, up to 30 s, on the TV')).toBe('16:9 TV spot, up to 30_s, on the TV')
  expect(shown('Wed, Dec 9, 2026 to Tue, Jan 5, 2027, 28 days (CST)')).toBe(
    'Wed, Dec_9, 2026 to Tue, Jan_5, 2027, 28_days (CST)',
  )
  expect(shown('300x250 and 728x90')).toBe('300x250 and 728x90')
})
