import { describe, expect, it } from 'vitest'
import { addBusinessHours, isWithinBusinessHours, nextBusinessMoment } from './businessHours.ts'

/** The desk works from 8 to 18 in Central time, six hours behind UTC then. Friday is the 20th, Thanksgiving the 26th. */
const at = (text: string) => new Date(`2026-11-${text}:00-06:00`)
const told = (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone: 'America/Chicago' }).slice(8, 16)

describe('the desk', () => {
  it('is open on working days within its hours', () => {
    expect(isWithinBusinessHours(at('20T08:00'))).toBe(true)
    expect(isWithinBusinessHours(new Date(at('20T08:00').getTime() - 1))).toBe(false)
    expect(isWithinBusinessHours(at('20T17:59'))).toBe(true)
    expect(isWithinBusinessHours(at('20T18:00'))).toBe(false)
    expect(isWithinBusinessHours(at('21T12:00'))).toBe(false)
    expect(isWithinBusinessHours(at('26T12:00'))).toBe(false)
  })

  it('opens at once, later that day, or on the next working day', () => {
    expect(told(nextBusinessMoment(at('20T12:34')))).toBe('20 12:34')
    expect(told(nextBusinessMoment(at('20T05:00')))).toBe('20 08:00')
    expect(told(nextBusinessMoment(at('20T23:00')))).toBe('23 08:00')
    expect(told(nextBusinessMoment(at('21T05:00')))).toBe('23 08:00')
    expect(told(nextBusinessMoment(at('25T23:00')))).toBe('27 08:00')
  })

  it('counts working hours over nights, weekends and holidays', () => {
    expect(told(addBusinessHours(at('20T12:00'), 2))).toBe('20 14:00')
    expect(told(addBusinessHours(at('20T17:30'), 0.5))).toBe('20 18:00')
    expect(told(addBusinessHours(at('20T17:30'), 1.5))).toBe('23 09:00')
    expect(told(addBusinessHours(at('21T12:00'), 1))).toBe('23 09:00')
  })
})
