import fc from 'fast-check'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/metadata.min'
import { getExampleNumber } from 'libphonenumber-js/core'
import { describe, expect, it } from 'vitest'
import {
  addBusinessHours,
  isWithinBusinessHours,
  nextBusinessMoment,
} from '#domain/foundation/calendar/businessHours.ts'
import { PHONE_COUNTRIES } from '#domain/foundation/phone/phoneCountries.ts'
import { isValidPhone, parsePhone } from '#domain/foundation/phone/phoneNumber.ts'
import { contactRequestSchema, PHONE_INVALID } from './contactRequest.ts'
import { LEAD_EVENTS, LEAD_STATES, LEAD_TRANSITIONS, leadAllows } from './lead.ts'
import { answerDue, leadUrgency, nextStepDue } from './leadDue.ts'
import { formatNextCall } from './nextCall.ts'

const at = (moment: string) => new Date(moment)
/** A Tuesday, 11:30 am CST. */
const TUESDAY = at('2026-11-24T17:30:00Z')

describe('phone numbers of the offered countries', () => {
  it('accept the example of each country, and follow the typed number', () => {
    expect(PHONE_COUNTRIES.length).toBe(215)
    for (const { country } of PHONE_COUNTRIES) {
      const example = getExampleNumber(country, examples, metadata)
      const number = example?.number ?? ''
      expect([country, isValidPhone(number, 'US', metadata)]).toEqual([country, true])
      const typed = parsePhone(example?.formatNational() ?? '', country, metadata)
      expect([country, typed.value.valid]).toEqual([country, true])
      expect(typed.value.number).toBe(example?.formatInternational())
    }
  })
})

describe('business hours', () => {
  it('skip nights, weekends and holidays', () => {
    const due = (moment: string, hours: number) => addBusinessHours(at(moment), hours).toISOString()
    expect(due('2026-11-24T17:30:00Z', 1)).toBe('2026-11-24T18:30:00.000Z')
    // 5:30 pm before Thanksgiving: half an hour left, the rest on Friday.
    expect(due('2026-11-25T23:30:00Z', 1)).toBe('2026-11-27T14:30:00.000Z')
    expect(due('2026-11-28T12:00:00Z', 4)).toBe('2026-11-30T18:00:00.000Z')
    expect(due('2026-11-24T13:00:00Z', 10)).toBe('2026-11-25T00:00:00.000Z')
    // The clocks change between the two days.
    expect(due('2026-10-30T22:30:00Z', 1)).toBe('2026-11-02T14:30:00.000Z')
  })

  it('count only hours of the desk', () => {
    const moments = fc.date({ min: at('2026-01-01'), max: at('2028-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 40 }), (from, hours) => {
        const start = nextBusinessMoment(from)
        expect(isWithinBusinessHours(start)).toBe(true)
        expect(start.getTime()).toBeGreaterThanOrEqual(from.getTime())
        const whole = addBusinessHours(from, hours)
        expect(isWithinBusinessHours(new Date(whole.getTime() - 1))).toBe(true)
        expect(addBusinessHours(addBusinessHours(from, hours - 0.5), 0.5)).toEqual(whole)
      }),
    )
  })

  it('determine when a request and a planned step are due', () => {
    expect(answerDue('callback', TUESDAY).toISOString()).toBe('2026-11-24T18:30:00.000Z')
    expect(answerDue('message', TUESDAY).toISOString()).toBe('2026-11-24T21:30:00.000Z')
    expect(answerDue('consultation', TUESDAY).toISOString()).toBe('2026-11-25T17:30:00.000Z')
    expect(nextStepDue('2026-11-25').toISOString()).toBe('2026-11-26T00:00:00.000Z')
    expect(leadUrgency('2026-11-24T17:29:59.000Z', TUESDAY)).toBe('overdue')
    expect(leadUrgency('2026-11-24T17:30:00.000Z', TUESDAY)).toBe('open')
    expect(leadUrgency(null, TUESDAY)).toBe('none')
  })

  it('are shown in the visitor’s time zone', () => {
    expect(formatNextCall(TUESDAY, 'America/New_York')).toBe(
      'We call you today, by 1:30 PM your time.',
    )
    expect(formatNextCall(at('2026-11-27T05:00:00Z'), 'Europe/Berlin')).toBe(
      'We call you today, between 3:00 PM and 4:00 PM your time.',
    )
    expect(formatNextCall(at('2026-11-28T12:00:00Z'), 'Australia/Sydney')).toBe(
      'We call you on Tuesday, Dec 1, between 1:00 AM and 2:00 AM your time.',
    )
    expect(formatNextCall(at('2026-11-24T23:45:00Z'), 'America/Chicago')).toBe(
      'We call you on Wednesday, Nov 25, by 8:45 AM your time.',
    )
  })
})

describe('a contact request', () => {
  const schema = contactRequestSchema((number) => isValidPhone(number, 'US', metadata))
  const callback = { phone: '+1 512 555 0123', firstName: 'Ann', lastName: 'Lee', company: '' }
  const message = { ...callback, email: 'ann@example.com', message: 'How much is a billboard?' }

  it('is a callback or a message, depending on its fields', () => {
    expect(schema.parse(callback)).toEqual(callback)
    expect(schema.parse(message)).toEqual(message)
    expect(schema.safeParse({ ...callback, email: 'ann@example.com' }).success).toBe(false)
    expect(schema.safeParse({ ...message, message: ' ' }).success).toBe(false)
    expect(schema.safeParse({ ...message, email: 'ann' }).success).toBe(false)
  })

  it('needs names and a valid number; a company is optional', () => {
    const { company: _, ...withoutCompany } = callback
    expect(schema.parse(withoutCompany)).toEqual(callback)
    for (const wrong of [{ firstName: '' }, { lastName: ' ' }, { phone: '' }, { phone: '12' }])
      expect(schema.safeParse({ ...callback, ...wrong }).success).toBe(false)
    const told = JSON.stringify(schema.safeParse({ ...callback, phone: '12' }).error)
    expect(told).toContain(PHONE_INVALID)
  })
})

it('changes a lead only by its transitions', () => {
  for (const event of LEAD_EVENTS) {
    const from = LEAD_STATES.filter((state) => leadAllows(state, event))
    expect(from).toEqual(LEAD_TRANSITIONS[event].from)
  }
  expect(leadAllows('closed', 'reach')).toBe(false)
  expect(leadAllows('new', 'plan')).toBe(false)
})
