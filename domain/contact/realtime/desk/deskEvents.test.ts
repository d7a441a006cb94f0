import { describe, expect, it } from 'vitest'
import { parseDeskClientEvent, parseDeskServerEvent } from './deskEvents.ts'

const sessionId = `ses_${'a'.repeat(24)}`

describe('what an admin’s socket sends', () => {
  it('is read by its name', () => {
    expect(parseDeskClientEvent(['desk:typing', { sessionId, isTyping: true, more: 1 }])).toEqual({
      ok: true,
      event: { name: 'desk:typing', payload: { sessionId, isTyping: true } },
    })
    expect(parseDeskClientEvent(['desk:open', { sessionId }])).toMatchObject({
      event: { payload: { sessionId, afterN: 0 } },
    })
  })

  it.each([[['desk:unknown', {}]], [['toString', {}]], [[7]], [[]]])('is not known: %j', (data) => {
    expect(parseDeskClientEvent(data)).toMatchObject({ ok: false, code: 'unknown_event' })
  })

  it('says what is wrong with it', () => {
    const wrong = parseDeskClientEvent(['desk:read', { sessionId: 'ses_short' }])
    expect(wrong).toMatchObject({ ok: false, code: 'invalid_payload' })
    expect(wrong).not.toHaveProperty('event')
  })

  it('hands a conversation to a desk or to a colleague, and to nobody else', () => {
    const to = (whom: object) => parseDeskClientEvent(['desk:hand-over', { sessionId, ...whom }]).ok
    expect([to({ desk: 'europe' }), to({ accountId: 'acc_1' }), to({})]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('what a room tells', () => {
  it('is read by its name, and nothing else', () => {
    const removed = { sessionId }
    expect(parseDeskServerEvent(['desk:removed', removed])).toEqual({
      name: 'desk:removed',
      payload: removed,
    })
    for (const data of [['desk:removed', {}], ['desk:unknown', removed], [undefined], []])
      expect(parseDeskServerEvent(data)).toBeNull()
  })
})
