import { describe, expect, it } from 'vitest'
import { suppressionOfEvent } from './suppression.ts'

const event = (name: string, payload: object) => ({
  type: `cf.email.sending.message.${name}`,
  source: { type: 'email.sending', domain: 'send.example.com' },
  payload: { eventId: 'e1', messageId: 'm1', recipient: 'User@Example.net', ...payload },
  metadata: { eventSchemaVersion: 1 },
})

describe('an event of the email service', () => {
  it('suppresses an address whose server rejects email permanently', () => {
    const bounce = { type: 'hard', reason: '550 5.1.1 User unknown' }
    expect(suppressionOfEvent(event('bounced', { bounce }))).toEqual({
      address: 'user@example.net',
      reason: 'bounce',
      detail: '550 5.1.1 User unknown',
    })
  })

  it('suppresses an address that reported spam', () => {
    expect(suppressionOfEvent(event('complained', { complaint: { type: 'abuse' } }))).toMatchObject(
      {
        address: 'user@example.net',
        reason: 'complaint',
      },
    )
  })

  it('suppresses nobody for a temporary failure, a delivery or an internal error', () => {
    expect(suppressionOfEvent(event('bounced', { bounce: { type: 'soft' } }))).toBeNull()
    expect(suppressionOfEvent(event('deferred', { bounce: { type: 'soft' } }))).toBeNull()
    expect(suppressionOfEvent(event('delivered', {}))).toBeNull()
    expect(suppressionOfEvent(event('failed', { failure: { reason: 'x' } }))).toBeNull()
  })

  it('is distinguished from other bounces', () => {
    expect(suppressionOfEvent({ job: 'sendDueMails' })).toBeUndefined()
    expect(suppressionOfEvent('text')).toBeUndefined()
  })
})
