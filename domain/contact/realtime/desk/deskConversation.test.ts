import { describe, expect, it } from 'vitest'
import { answerAddressOf, isTakenByOther, newerConversation } from './deskConversation.ts'
import { parseDeskClientEvent, parseDeskServerEvent } from './deskEvents.ts'
import { newConversation } from '../chat/newConversation.ts'

const SESSION = `ses_${'a'.repeat(24)}`

describe('a conversation', () => {
  it('gets replies at the email typed by the visitor, else at the account’s', () => {
    expect(answerAddressOf({ leftEmail: 'a@example.com', email: 'b@example.com' })).toBe(
      'a@example.com',
    )
    expect(answerAddressOf({ leftEmail: '', email: 'b@example.com' })).toBe('b@example.com')
    expect(answerAddressOf({ leftEmail: '', email: '' })).toBe('')
  })

  it('can be taken over from another admin only', () => {
    expect(isTakenByOther({ assigneeId: null }, 'acc_dana')).toBe(false)
    expect(isTakenByOther({ assigneeId: 'acc_dana' }, 'acc_dana')).toBe(false)
    expect(isTakenByOther({ assigneeId: 'acc_emil' }, 'acc_dana')).toBe(true)
  })

  it('keeps the newer version, or of two equal ones the last that arrived', () => {
    const at = '2026-11-21T10:00:00.000Z'
    const of = (version: number, page: string) => ({ ...newConversation('s', at), version, page })
    expect(newerConversation(undefined, of(0, '/a')).page).toBe('/a')
    expect(newerConversation(of(2, '/known'), of(1, '/a')).page).toBe('/known')
    expect(newerConversation(of(2, '/known'), of(2, '/a')).page).toBe('/a')
    expect(newerConversation(of(2, '/known'), of(3, '/a')).page).toBe('/a')
  })
})

describe('events of the desk', () => {
  it('are parsed by their schema, with defaults', () => {
    expect(parseDeskClientEvent(['desk:join', 'anything'])).toEqual({
      ok: true,
      event: { name: 'desk:join', payload: null },
    })
    expect(parseDeskClientEvent(['desk:open', { sessionId: SESSION }])).toEqual({
      ok: true,
      event: { name: 'desk:open', payload: { sessionId: SESSION, afterN: 0 } },
    })
    const answer = { id: 'answer-1', sessionId: SESSION, text: ' Hi ' }
    expect(parseDeskClientEvent(['desk:answer', answer])).toMatchObject({
      event: { payload: { text: 'Hi', force: false } },
    })
  })

  it('are refused with a reason if unknown or malformed', () => {
    for (const name of ['toString', 'session', 7, undefined]) {
      expect(parseDeskClientEvent([name, {}])).toMatchObject({ ok: false, code: 'unknown_event' })
      expect(parseDeskServerEvent([name, {}])).toBeNull()
    }
    const empty = { id: 'answer-1', sessionId: SESSION, text: ' ' }
    expect(parseDeskClientEvent(['desk:answer', empty])).toEqual({
      ok: false,
      code: 'invalid_payload',
      message: 'An empty message is not sent.',
    })
    expect(parseDeskClientEvent(['desk:read', { sessionId: 'ses_short' }])).toMatchObject({
      code: 'invalid_payload',
    })
  })

  it('of the room are parsed, and malformed ones ignored', () => {
    const payload = { sessionId: SESSION, isTyping: true, name: null }
    expect(parseDeskServerEvent(['desk:typing', payload])).toEqual({ name: 'desk:typing', payload })
    expect(parseDeskServerEvent(['desk:typing', { ...payload, isTyping: 1 }])).toBeNull()
    const old = { ...newConversation(SESSION, 'now'), isStaff: undefined, leftEmail: undefined }
    expect(parseDeskServerEvent(['desk:conversation', old])).toMatchObject({
      payload: { isStaff: false, leftEmail: '' },
    })
  })
})
