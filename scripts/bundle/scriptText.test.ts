import { Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { browserScript } from './scriptText.ts'

/** Gzipped size that a script may have, bytes. */
const MAX_BYTES = { frame: 1283, player: 2790, serviceWorker: 504, try: 622 }

describe.each(Object.entries(MAX_BYTES))('the script %s', (name, maxBytes) => {
  const bundled = browserScript(name)

  it(`has at most ${maxBytes} bytes`, async () => {
    expect(gzipSync((await bundled).text).byteLength).toBeLessThanOrEqual(maxBytes)
  })

  it('is a classic script that old browsers parse', async () => {
    const { text } = await bundled
    expect(() => new Script(text)).not.toThrow()
    // ES2020 and later.
    expect(text).not.toMatch(/\?\?|\?\.[a-z[(]|\|\|=|&&=|\bimport\b|\bexport\b/)
  })
})
