import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openFrame } from './frames.ts'
import {
  drawRestartWaitMs,
  isFromAnotherVersion,
  mayBeRestart,
  RESTART_CLOSE_CODE,
  restartReason,
  restartWaitMs,
  versionOfHandshake,
} from './restart.ts'

describe('the close event of a restart', () => {
  it('assigns each client a delay within 60 s, in at most 123 bytes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        const waitMs = drawRestartWaitMs(random)
        expect(waitMs).toBeGreaterThanOrEqual(0)
        expect(waitMs).toBeLessThanOrEqual(60_000)
        const reason = restartReason(waitMs)
        expect(reason.length).toBeLessThan(123)
        expect(restartWaitMs({ code: RESTART_CLOSE_CODE, reason })).toBe(waitMs)
      }),
    )
  })

  it('spreads clients evenly', () => {
    const waits = Array.from({ length: 60 }, (_, second) => drawRestartWaitMs((second + 0.5) / 60))
    for (const [second, waitMs] of waits.entries()) expect(Math.floor(waitMs / 1_000)).toBe(second)
  })

  it.each([
    [1006, 'retry after 5000 ms'],
    [1000, 'retry after 5000 ms'],
    [RESTART_CLOSE_CODE, ''],
    [RESTART_CLOSE_CODE, 'retry after soon ms'],
    [RESTART_CLOSE_CODE, 'retry after -1 ms'],
  ])('is ignored with %i and "%s"', (code, reason) => {
    expect(restartWaitMs({ code, reason })).toBeNull()
  })

  it('never delays a client by more than two minutes', () => {
    expect(restartWaitMs({ code: RESTART_CLOSE_CODE, reason: restartReason(999_999) })).toBe(
      120_000,
    )
  })
})

it.each([
  [1006, '', true],
  [1001, '', true],
  [1011, 'Durable Object reset because its code was updated.', true],
  [1012, 'retry after 5 ms', true],
  [1012, 'the login has changed', false],
  [1000, 'closed by the client', false],
  [1008, 'The session has ended.', false],
  [1013, '', false],
])('a close with %i "%s" may be a deployment: %s', (code, reason, expected) => {
  expect(mayBeRestart({ code, reason })).toBe(expected)
})

describe('the version of a connection', () => {
  it('is part of the handshake', () => {
    expect(versionOfHandshake(openFrame('ses_1', 'v7'))).toBe('v7')
    expect(versionOfHandshake(openFrame('ses_1'))).toBeNull()
    expect(versionOfHandshake('40{"version":"v7"}')).toBeNull()
    expect(versionOfHandshake('0{')).toBeNull()
    expect(versionOfHandshake(new ArrayBuffer(1))).toBeNull()
  })

  it.each([
    ['v1', 'v2', true],
    ['v1', 'v1', false],
    [null, 'v2', false],
    ['', 'v2', false],
    ['v1', null, false],
  ])('%s at %s is another one: %s', (seen, current, expected) => {
    expect(isFromAnotherVersion(seen, current)).toBe(expected)
  })
})
