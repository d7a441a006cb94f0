import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ackFrame, connectFrame, eventFrame, openFrame, PacketType, readFrame } from './frames.ts'
import { MAX_FRAME_BYTES } from './realtimeLimits.ts'

const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const payloads = fc.jsonValue().filter((payload) => payload !== null)

/** Parses the packet in one of our own frames. */
function packetOf(frame: string) {
  const read = readFrame(frame, Number.MAX_SAFE_INTEGER)
  if (read.kind !== 'packet') throw new Error(`${frame} is ${JSON.stringify(read)}`)
  return read.packet
}

describe('an arriving frame', () => {
  it.each([
    ['2', { kind: 'ping', data: '' }],
    ['2probe', { kind: 'ping', data: 'probe' }],
    ['1', { kind: 'close' }],
    ['3', { kind: 'nothing' }],
    ['5', { kind: 'nothing' }],
    ['6', { kind: 'nothing' }],
    ['0{}', { kind: 'wrong', code: 'malformed' }],
    ['9', { kind: 'wrong', code: 'malformed' }],
    ['', { kind: 'wrong', code: 'malformed' }],
    ['4', { kind: 'wrong', code: 'malformed' }],
    ['49', { kind: 'wrong', code: 'malformed' }],
    ['42{"no":"list"}', { kind: 'wrong', code: 'malformed' }],
    ['42["cut off', { kind: 'wrong', code: 'malformed' }],
    ['451-["x",{"_placeholder":true,"num":0}]', { kind: 'wrong', code: 'binary' }],
    ['461-1[{"_placeholder":true,"num":0}]', { kind: 'wrong', code: 'binary' }],
    ['bAAAA', { kind: 'wrong', code: 'binary' }],
  ])('is parsed: %j', (text, frame) => {
    expect(readFrame(text)).toEqual(frame)
  })

  it.each([[new ArrayBuffer(1)], [null], [undefined], [2]])('is rejected: %o', (message) => {
    expect(readFrame(message)).toEqual({ kind: 'wrong', code: 'binary' })
  })

  it('is parsed as an off-the-shelf client writes it', () => {
    const data = ['country', { country: 'US' }]
    expect(packetOf('42["country",{"country":"US"}]')).toMatchObject({
      type: PacketType.EVENT,
      data,
    })
    expect(packetOf('427["country",{"country":"US"}]')).toMatchObject({ id: 7, data })
  })
})

describe('the frame size', () => {
  const kindOf = (text: string, maxBytes?: number) => {
    const frame = readFrame(text, maxBytes)
    return frame.kind === 'wrong' ? frame.code : frame.kind
  }

  it('is 64 KiB at most', () => {
    expect(kindOf(`2${'a'.repeat(MAX_FRAME_BYTES - 1)}`)).toBe('ping')
    expect(kindOf(`2${'a'.repeat(MAX_FRAME_BYTES)}`)).toBe('too_large')
  })

  it('is measured in bytes, not in letters', () => {
    expect(kindOf('2€€€', 10)).toBe('ping')
    expect(kindOf('2€€€', 9)).toBe('too_large')
    expect(kindOf('2ää', 5)).toBe('ping')
    expect(kindOf('2ää', 4)).toBe('too_large')
  })
})

describe('a sent frame', () => {
  it('opens with the intervals and the limit of Engine.IO', () => {
    expect(openFrame('ses_1')[0]).toBe('0')
    expect(JSON.parse(openFrame('ses_1').slice(1))).toEqual({
      sid: 'ses_1',
      upgrades: [],
      pingInterval: 1_000_000_000,
      pingTimeout: 1_000_000,
      maxPayload: 65_536,
    })
  })

  it('joins the only namespace', () => {
    expect(connectFrame('/', 'ses_1')).toBe('40{"sid":"ses_1"}')
    expect(connectFrame('/admin', 'ses_1')).toBe('44/admin,{"message":"Invalid namespace"}')
  })

  it('is an event with an optional payload, and a number if it needs an acknowledgement', () => {
    expect(eventFrame('ready', true)).toBe('42["ready",true]')
    expect(eventFrame('ready', false)).toBe('42["ready",false]')
    expect(eventFrame('loggedOut', undefined)).toBe('42["loggedOut"]')
    expect(eventFrame('loggedOut', null)).toBe('42["loggedOut"]')
    expect(eventFrame('event:log', { id: 3 }, 0)).toBe('420["event:log",{"id":3}]')
    expect(ackFrame(12, { success: true })).toBe('4312[{"success":true}]')
  })

  it('round-trips', () => {
    fc.assert(
      fc.property(payloads, fc.option(fc.nat(), { nil: undefined }), (payload, ackId) => {
        const { type, nsp, data, id } = packetOf(eventFrame('event:log', payload, ackId))
        expect({ type, nsp, data: jsonOf(data), id }).toEqual({
          type: PacketType.EVENT,
          nsp: '/',
          data: jsonOf(['event:log', payload]),
          id: ackId,
        })
      }),
    )
  })
})
