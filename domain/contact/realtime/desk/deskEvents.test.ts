import { describe, expect, it } from 'vitest'
import { parseDeskClientEvent, parseDeskServerEvent } from './deskEvents.ts'

const sessionId = `ses_${'a'.repeat(24)}`

describe('events of an admin’s socket', () => {
  it('are parsed by name', () => {
    expect(parseDeskClientEvent(['desk:typing', { sessionId, isTyping: true, more: 1 }])).toEqual({
      ok: true,
      event: { name: 'desk:typing', payload: { sessionId, isTyping: true } },
    })
    expect(parseDeskClientEvent(['desk:open', { sessionId }])).toMatchObject({
      event: { payload: { sessionId, afterN: 0 } },
    })
  })

  it.each([[['desk:unknown', {}]], [['toString', {}]], [[7]], [[]]])('are unknown: %j', (data) => {
    expect(parseDeskClientEvent(data)).toMatchObject({ ok: false, code: 'unknown_event' })
  })

  it('report what is invalid', () => {
    const wrong = parseDeskClientEvent(['desk:read', { sessionId: 'ses_short' }])
    expect(wrong).toMatchObject({ ok: false, code: 'invalid_payload' })
    expect(wrong).not.toHaveProperty('event')
  })

  it('hand a conversation to a desk or to a colleague only', () => {
    const to = (whom: object) => parseDeskClientEvent(['desk:hand-over', { sessionId, ...whom }]).ok
    expect([to({ desk: 'europe' }), to({ accountId: 'acc_1' }), to({})]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('events of a room', () => {
  it('are parsed by name only', () => {
    const removed = { sessionId }
    expect(parseDeskServerEvent(['desk:removed', removed])).toEqual({
      name: 'desk:removed',
      payload: removed,
    })
    for (const data of [['desk:removed', {}], ['desk:unknown', removed], [undefined], []])
      expect(parseDeskServerEvent(data)).toBeNull()
  })
})
