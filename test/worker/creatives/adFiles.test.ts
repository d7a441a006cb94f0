import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { zipSync } from 'fflate'
import type { AdFile } from '#domain/delivery/book/book.types.ts'
import { adUrl } from '#worker/adapters/creatives/creativeUrl.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

const BYTES = 5_000
const CONTENT = Uint8Array.from({ length: BYTES }, (_, at) => at % 251)

let made = 0
/** A stored file that is not in the cache yet. */
async function givenFile(changes: Partial<AdFile> = {}, content = CONTENT): Promise<AdFile> {
  made += 1
  const file = {
    versionId: `crv_${made}`,
    storageKey: `test/ad-${made}`,
    bytes: content.byteLength,
    sha256: made.toString(16).padStart(64, '0'),
    mimeType: 'video/mp4',
    isZip: false,
    patches: [],
    ...changes,
  }
  await env.CREATIVES.put(file.storageKey, content)
  return file
}

/** Bindings that count the calls of each store and fail every call of the database. */
function countedStores() {
  const calls = { bucket: 0 }
  const failing = new Proxy(env.DB, {
    get: () => {
      throw new Error('A file of an ad needs no database.')
    },
  })
  const bucket = new Proxy(env.CREATIVES, {
    get: (target, name) => {
      const member = Reflect.get(target, name) as unknown
      if (typeof member !== 'function') return member
      return (...values: unknown[]) => {
        calls.bucket += 1
        return Reflect.apply(member, target, values) as unknown
      }
    },
  })
  return { calls, bindings: { ...env, DB: failing, CREATIVES: bucket } }
}

async function load(
  bindings: Bindings,
  { path = 'file', ...file }: AdFile & { path?: string },
  { method = 'GET', ...headers }: Record<string, string> & { method?: string } = {},
): Promise<{ status: number; headers: Headers; content: Uint8Array }> {
  const execution = createExecutionContext()
  const url = await adUrl(settingsOf(env), { ...file, path })
  const response = await worker.fetch(new Request(url, { method, headers }), bindings, execution)
  const content = new Uint8Array(await response.arrayBuffer())
  await waitOnExecutionContext(execution)
  return { status: response.status, headers: response.headers, content }
}

describe('file of an ad', () => {
  it('is cached whole at the edge after the first range request, without the database', async () => {
    const file = await givenFile()
    const { calls, bindings } = countedStores()
    const first = await load(bindings, file, { Range: 'bytes=100-199' })
    expect(first.status).toBe(206)
    expect(first.headers.get('Content-Range')).toBe(`bytes 100-199/${BYTES}`)
    expect(first.headers.get('Content-Length')).toBe('100')
    expect(first.headers.get('ETag')).toBe(`"${file.sha256}"`)
    expect(first.content).toEqual(CONTENT.subarray(100, 200))
    // One read for the range, one to fill the cache.
    expect(calls).toEqual({ bucket: 2 })
    for (const [range, start, end] of [
      ['bytes=0-', 0, BYTES],
      ['bytes=-10', BYTES - 10, BYTES],
      ['bytes=4990-9999', 4_990, BYTES],
    ] as const) {
      const served = await load(bindings, file, { Range: range })
      expect([served.status, served.headers.get('Content-Range')]).toEqual([
        206,
        `bytes ${start}-${end - 1}/${BYTES}`,
      ])
      expect(served.content).toEqual(CONTENT.subarray(start, end))
    }
    const whole = await load(bindings, file)
    expect([whole.status, whole.content]).toEqual([200, CONTENT])
    expect(calls).toEqual({ bucket: 2 })
  })

  it('needs no storage when its URL suffices: HEAD, 304 and 416', async () => {
    const file = await givenFile()
    const { calls, bindings } = countedStores()
    const head = await load(bindings, file, { method: 'HEAD', Range: 'bytes=0-9' })
    expect([head.status, head.headers.get('Content-Length'), head.content.length]).toEqual([
      200,
      String(BYTES),
      0,
    ])
    const etag = head.headers.get('ETag') ?? ''
    expect((await load(bindings, file, { 'If-None-Match': `W/"x", ${etag}` })).status).toBe(304)
    const outside = await load(bindings, file, { Range: `bytes=${BYTES}-` })
    expect([outside.status, outside.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${BYTES}`,
    ])
    expect(calls).toEqual({ bucket: 0 })
  })

  it('serves a range only while If-Range names the current file', async () => {
    const file = await givenFile()
    const etag = `"${file.sha256}"`
    const status = async (ifRange: string) =>
      (await load(env, file, { Range: 'bytes=0-9', 'If-Range': ifRange })).status
    expect(await status(etag)).toBe(206)
    expect(await status('"another"')).toBe(200)
    expect(await status(`W/${etag}`)).toBe(200)
    expect(await status('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(200)
  })

  it('applies its patches in every range, from the bucket and from the cache', async () => {
    const file = await givenFile({ patches: [{ offset: 150, bytes: [1, 2, 3] }] })
    const patched = CONTENT.slice()
    patched.set([1, 2, 3], 150)
    for (const range of ['bytes=151-160', 'bytes=140-151', 'bytes=150-150']) {
      const [, from = 0, to = 0] = (/(\d+)-(\d+)/.exec(range) ?? []).map(Number)
      expect((await load(env, file, { Range: range })).content).toEqual(
        patched.subarray(from, to + 1),
      )
    }
  })

  it('serves ranges of a file in the ZIP of a banner', async () => {
    const zip = zipSync({ 'index.html': new Uint8Array(200), 'clips/spot.mp4': CONTENT })
    const file = await givenFile({ isZip: true, mimeType: 'application/zip' }, new Uint8Array(zip))
    const { calls, bindings } = countedStores()
    const inZip = { ...file, path: 'clips/spot.mp4' }
    const first = await load(bindings, inZip, { Range: 'bytes=10-19' })
    expect([first.status, first.headers.get('Content-Type')]).toEqual([206, 'video/mp4'])
    expect(first.content).toEqual(CONTENT.subarray(10, 20))
    const { bucket } = calls
    const again = await load(bindings, inZip, { Range: 'bytes=-5' })
    expect(again.content).toEqual(CONTENT.subarray(BYTES - 5))
    expect(calls).toEqual({ bucket })
    expect((await load(bindings, { ...file, path: 'missing.mp4' })).status).toBe(404)
  })

  it('is refused at an unsigned URL, and reports a failing bucket', async () => {
    const file = await givenFile()
    const url = await adUrl(settingsOf(env), { ...file, path: 'file' })
    const [, facts = ''] = /ads\/([^/]+)/.exec(url) ?? []
    const other = Buffer.from(JSON.stringify({ ...file, storageKey: 'invoices/1' }))
    const forged = url.replace(facts, other.toString('base64url'))
    const answer = await worker.fetch(new Request(forged), env, createExecutionContext())
    expect(answer.status).toBe(404)
    const CREATIVES = new Proxy(env.CREATIVES, {
      get: () => () => Promise.reject(new Error('The bucket is down.')),
    })
    const failed = await load({ ...env, CREATIVES }, file, { Range: 'bytes=0-9' })
    expect([failed.status, failed.headers.get('Retry-After')]).toEqual([503, '1'])
  })
})
