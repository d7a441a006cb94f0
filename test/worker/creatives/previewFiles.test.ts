import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import {
  creativesOrigin,
  creativeUrl,
  type PreviewedFile,
} from '#worker/adapters/creatives/creativeUrl.ts'
import { sessionRing, sign } from '#worker/adapters/keyRing.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

const CONTENT = Uint8Array.from({ length: 5_000 }, (_, at) => at % 251)

/** Loads a preview's address, and counts the calls of the database. */
async function load(url: string, headers: Record<string, string>) {
  let calls = 0
  const DB = new Proxy(env.DB, {
    get: (target, name) => {
      const member = Reflect.get(target, name) as unknown
      if (typeof member !== 'function') return member
      calls += 1
      return member.bind(target) as unknown
    },
  })
  const execution = createExecutionContext()
  const response = await worker.fetch(new Request(url, { headers }), { ...env, DB }, execution)
  const content = new Uint8Array(await response.arrayBuffer())
  await waitOnExecutionContext(execution)
  return { status: response.status, headers: response.headers, content, calls }
}

const FILE: PreviewedFile = {
  id: 'crv_preview',
  storageKey: 'test/preview-1',
  bytes: CONTENT.byteLength,
  sha256: 'd'.repeat(64),
  patches: [{ offset: 150, bytes: [255] }],
  facts: { kind: 'video', fileType: 'mp4' } as CreativeFacts,
}

it('serves ranges of a preview without the database, as displayed', async () => {
  await env.CREATIVES.put(FILE.storageKey, CONTENT)
  const url = await creativeUrl(settingsOf(env), FILE)
  for (const [range, start, end] of [
    ['bytes=0-99', 0, 100],
    ['bytes=100-199', 100, 200],
    ['bytes=4900-', 4_900, 5_000],
  ] as const) {
    const { status, headers, content, calls } = await load(url, { Range: range })
    expect(calls).toBe(0)
    expect(status).toBe(206)
    expect(headers.get('Content-Type')).toBe('video/mp4')
    expect(headers.get('Content-Range')).toBe(`bytes ${start}-${end - 1}/5000`)
    const shown = CONTENT.with(150, 255).subarray(start, end)
    expect(content).toEqual(shown)
  }
  expect((await load(url, { Range: 'bytes=6000-' })).status).toBe(416)
})

it('rejects facts that we did not sign', async () => {
  const own = await creativeUrl(settingsOf(env), FILE)
  const other = await creativeUrl(settingsOf(env), { ...FILE, storageKey: 'test/other' })
  const [, facts = ''] = /\/creatives\/([^/]+)\//.exec(other) ?? []
  const forged = own.replace(/\/creatives\/[^/]+\//, `/creatives/${facts}/`)
  expect((await load(forged, {})).status).toBe(404)
})

it('looks up URLs of the earlier form, which carry an ID', async () => {
  const signature = await sign(sessionRing(settingsOf(env)), 'creative-url', 'crv_unknown')
  const origin = creativesOrigin(settingsOf(env))
  const { status, calls } = await load(`${origin}/creatives/crv_unknown/${signature}/file`, {})
  expect(calls).toBeGreaterThan(0)
  expect(status).toBe(404)
})
