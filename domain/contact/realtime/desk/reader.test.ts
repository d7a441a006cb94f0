import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAcknowledgement, readMessageKept, readQrCodeMade } from '../chat/acknowledgement.ts'
import { flag, listOf, partialShape, shape, text, wholeNumber } from './reader.ts'
import { parseServerEvent } from '../serverEvents.ts'

describe('readers', () => {
  const person = shape({ name: text, age: wholeNumber(1), isHere: flag })

  it('return a valid value, without unknown fields', () => {
    expect(person({ name: 'Ann', age: 1, isHere: false, more: [] })).toEqual({
      name: 'Ann',
      age: 1,
      isHere: false,
    })
    expect(partialShape({ name: text, isHere: flag })({ isHere: false, name: undefined })).toEqual({
      isHere: false,
    })
    expect(listOf(flag)([false, true])).toEqual([false, true])
  })

  it('return nothing for an invalid value, and never throw', () => {
    for (const wrong of [null, [], 'Ann', { name: 'Ann', age: 0, isHere: true }, { name: 'Ann' }]) {
      expect(person(wrong)).toBeUndefined()
    }
    expect(partialShape({ isHere: flag })({ isHere: 'yes' })).toBeUndefined()
    expect(listOf(flag)([true, 'yes'])).toBeUndefined()
    expect(wholeNumber(0)(0.5)).toBeUndefined()
    fc.assert(
      fc.property(fc.anything(), (value) => {
        person(value)
        listOf(person)(value)
        readAcknowledgement(value)
      }),
    )
  })
})

describe('a server message', () => {
  const message = { id: 'm', seq: 1, text: 'Hi', timestamp: 't', senderName: 'Dana Desk' }

  it('is parsed event by event, and unknown ones are ignored', () => {
    expect(parseServerEvent(['user:admin-message', message])).toEqual({
      name: 'user:admin-message',
      payload: message,
    })
    expect(parseServerEvent(['loggedOut'])).toEqual({ name: 'loggedOut', payload: null })
    expect(parseServerEvent(['ready', false])).toEqual({ name: 'ready', payload: false })
    expect(
      parseServerEvent(['chat:history', { messages: [{ ...message, sent: true }], from: 0 }]),
    ).toMatchObject({ payload: { messages: [{ sent: true }] } })
    expect(parseServerEvent(['user:admin-message', { ...message, seq: 0 }])).toBeNull()
    expect(parseServerEvent(['chat:history', { messages: [message], from: 0 }])).toBeNull()
    expect(parseServerEvent(['toString', {}])).toBeNull()
  })

  it('is an acknowledgement of success, or a refusal with its reason', () => {
    expect(readAcknowledgement({ success: true, more: 1 })).toEqual({ success: true })
    const error = { code: 'taken', message: 'Dana has it.' }
    expect(readAcknowledgement({ success: false, error })).toEqual({ success: false, error })
    expect(readAcknowledgement({ success: false })).toBeUndefined()
    expect(readAcknowledgement(null)).toBeUndefined()
    const kept = { id: 'm', seq: 3, timestamp: 't' }
    expect(readMessageKept({ success: true, ...kept })).toEqual(kept)
    expect(readMessageKept({ success: false, error, ...kept })).toBeUndefined()
    expect(readQrCodeMade({ success: true, uri: 'otpauth://x', secret: 's' })).toEqual({
      uri: 'otpauth://x',
      secret: 's',
    })
  })
})
