import { Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { browserScript } from './scriptText.ts'

/** Maximum gzipped size of a script, bytes. */
const MAX_BYTES = {
  frame: 1283,
  player: 2790,
  serviceWorker: 504,
  try: 622,
  clickTag: 1320,
  previewProbe: 2245,
}

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

it.each(['clickTag', 'previewProbe'])(
  'the script %s fits into a page of any encoding, within its tag',
  async (name) => {
    const { text } = await browserScript(name)
    expect(text).toMatch(/^[\x20-\x7e]*$/)
    expect(text).not.toMatch(/<\/script|<!--/i)
  },
)
