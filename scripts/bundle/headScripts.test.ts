import { Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { headScript } from './headScripts.ts'

const MOST_BYTES = { startLate: 1_200, tellEmptyCart: 400, drawCart: 1_500 }

it.each(Object.entries(MOST_BYTES) as [keyof typeof MOST_BYTES, number][])(
  '%s has at most %d compressed bytes, does not end its element and has no imports',
  async (name, most) => {
    const script = await headScript(name)
    expect(gzipSync(script).byteLength).toBeLessThan(most)
    expect(script).not.toMatch(/<\/script|<!--|\bimport\b|\bexport\b/)
    expect(() => new Script(script)).not.toThrow()
  },
)
