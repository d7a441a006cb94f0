import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWork } from './startWork.ts'
import { NoConnectionError, UnfixableError } from './UnfixableError.ts'

/** A browser worker that sends only the messages of a test. */
class SilentWorker extends EventTarget {
  static last: SilentWorker | null = null
  constructor() {
    super()
    SilentWorker.last = this
  }
  postMessage() {}
  terminate() {}
}

const file = new File(['x'], 'spot.mp4')
const start = () => startWork({ kind: 'keyFrames', file }, () => undefined).result

beforeEach(() => vi.stubGlobal('Worker', SilentWorker))
afterEach(() => void vi.unstubAllGlobals())

describe('work whose scripts fail to load', () => {
  const signs = [
    ['the worker itself', () => new Event('error')],
    ['a part of it', () => new MessageEvent('message', { data: { type: 'notLoaded' } })],
  ] as const

  it.each(signs)('waits for the connection when offline: %s', async (_, sign) => {
    vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')))
    const result = start()
    SilentWorker.last?.dispatchEvent(sign())
    const error = await result.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(NoConnectionError)
    expect(String(error)).toContain('No connection. Your file is fine')
  })

  it.each(signs)('asks for a reload after a deployment: %s', async (_, sign) => {
    vi.stubGlobal('fetch', async () => await Promise.resolve(new Response(null)))
    const result = start()
    SilentWorker.last?.dispatchEvent(sign())
    const error = await result.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UnfixableError)
    expect(error).not.toBeInstanceOf(NoConnectionError)
    expect(String(error)).toContain('Reload the page')
  })
})

it('passes on the message of the work', async () => {
  const result = start()
  const data = { type: 'failed', message: 'This video has no picture.' }
  SilentWorker.last?.dispatchEvent(new MessageEvent('message', { data }))
  await expect(result).rejects.toThrow('This video has no picture.')
})
