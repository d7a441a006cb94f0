import { describe, expect, it } from 'vitest'
import { rotationOf } from './rotation.ts'

const OLD = 'o'.repeat(64)
const request = {
  name: 'SESSION_SECRET',
  old: OLD,
  isLeaked: false,
  isFinished: false,
  held: new Set(['SESSION_SECRET', 'SCREEN_KEY_SECRET']),
}

describe('a rotation', () => {
  it('keeps the old value as the previous one', () => {
    const { set, remove } = rotationOf({ ...request, name: 'DELIVERY_SECRET' })
    expect(set).toEqual({
      DELIVERY_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
      DELIVERY_SECRET_PREVIOUS: OLD,
    })
    expect(set['DELIVERY_SECRET']).not.toBe(OLD)
    expect(remove).toEqual([])
  })

  it('keeps screens lit whose addresses the first SESSION_SECRET signed, and only that one', () => {
    expect(rotationOf(request).set).toMatchObject({ SCREEN_KEY_SECRET_PREVIOUS: OLD })
    const held = new Set([...request.held, 'SCREEN_KEY_SECRET_PREVIOUS'])
    expect(rotationOf({ ...request, held }).set).not.toHaveProperty('SCREEN_KEY_SECRET_PREVIOUS')
  })

  it('invalidates everything that a leaked value signed, also the previous one', () => {
    const held = new Set([...request.held, 'SESSION_SECRET_PREVIOUS'])
    const { set, remove } = rotationOf({ ...request, old: undefined, isLeaked: true, held })
    expect(Object.keys(set)).toEqual(['SESSION_SECRET'])
    expect(remove).toEqual(['SESSION_SECRET_PREVIOUS'])
  })

  it('is finished by removing only the previous value', () => {
    const held = new Set([...request.held, 'SESSION_SECRET_PREVIOUS'])
    expect(rotationOf({ ...request, isFinished: true, held })).toEqual({
      set: {},
      remove: ['SESSION_SECRET_PREVIOUS'],
    })
  })

  it('requires the current value', () => {
    expect(() => rotationOf({ ...request, old: undefined })).toThrow(
      'The account does not give SESSION_SECRET back',
    )
  })

  it('rejects secrets that are not ours', () => {
    expect(() => rotationOf({ ...request, name: 'STRIPE_SECRET_KEY' })).toThrow('at Stripe')
  })
})
