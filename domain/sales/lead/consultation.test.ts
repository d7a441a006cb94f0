import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { ownersSchema } from './atOnce.ts'
import { consultationSchema, formatConsultation } from './consultation.ts'

const wanted = {
  goal: 'shop',
  industry: 'pets',
  place: 'Austin, Texas',
  budgetMinor: 250_000,
  start: 'month',
  note: '',
  mix: [
    { mediaType: 'dooh', budgetMinor: 150_000 },
    { mediaType: 'online_audio', budgetMinor: 100_050 },
  ],
} as const
const person = {
  phone: '+15125550100',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
}

describe('a consultation', () => {
  it('is one line per fact for the desk, with a separate note', () => {
    const lines = [
      'Goal: More people in my shop',
      'Trade: Pets',
      'Place: Austin, Texas',
      'Budget: $2,500',
      'Start: Within a month',
      'Billboards: $1,500',
      'Audio: $1,000.50',
    ]
    const read = (note: string) =>
      formatConsultation({ ...wanted, mix: [...wanted.mix], note }).split('\n')
    expect(read('')).toEqual(lines)
    expect(read('Call me.')).toEqual([...lines, '', 'Call me.'])
  })

  it('is for a place, with a note of 1,500 characters and each medium once', () => {
    const schema = consultationSchema((phone) => phone.startsWith('+'))
    const takes = (change: object) => schema.safeParse({ ...person, ...wanted, ...change }).success
    expect(takes({})).toBe(true)
    expect([takes({ place: 'a'.repeat(200) }), takes({ place: 'a'.repeat(201) })]).toEqual([
      true,
      false,
    ])
    expect(takes({ place: ' ' })).toBe(false)
    expect([takes({ note: 'a'.repeat(1_500) }), takes({ note: 'a'.repeat(1_501) })]).toEqual([
      true,
      false,
    ])
    const mix = MEDIA_TYPES.map((mediaType) => ({ mediaType, budgetMinor: 1 }))
    expect([takes({ mix }), takes({ mix: [...mix, ...mix] }), takes({ mix: [] })]).toEqual([
      true,
      false,
      true,
    ])
    expect(takes({ mix: [wanted.mix[0], wanted.mix[1], wanted.mix[0]] })).toBe(false)
    expect(takes({ phone: '123' })).toBe(false)
  })
})

it('assigns 1 to 50 leads at once to somebody, or to nobody', () => {
  const takes = (count: number, ownerId: string | null = 'usr_1') =>
    ownersSchema(z.string()).safeParse({
      ids: Array.from({ length: count }, () => 'led_1'),
      ownerId,
    }).success
  expect([takes(0), takes(1), takes(50), takes(51)]).toEqual([false, true, true, false])
  expect([takes(1, null), takes(1, ''), takes(1, 'a'), takes(1, 'a'.repeat(64))]).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(takes(1, 'a'.repeat(65))).toBe(false)
})
