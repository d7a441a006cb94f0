import { describe, expect, it } from 'vitest'
import { CachedValues } from '#worker/platform/CachedValues.ts'

const neverSettles = new Promise<string>(() => undefined)

describe('a value that an isolate caches', () => {
  it('is loaded once', async () => {
    const values = new CachedValues<string>(2)
    expect(await values.get('land', async () => 'rings')).toBe('rings')
    expect(await values.get('land', async () => await neverSettles)).toBe('rings')
  })

  it('is loaded by each request that arrives before it is complete', async () => {
    const values = new CachedValues<string>(2)
    // As on the platform after its caller has hung up.
    void values.get('land', async () => await neverSettles)
    expect(await values.get('land', async () => 'rings')).toBe('rings')
  })

  it('is loaded again after an error', async () => {
    const values = new CachedValues<string>(2)
    const fail = async (): Promise<string> => await Promise.reject(new Error('The file is late.'))
    await expect(values.get('land', fail)).rejects.toThrow('The file is late.')
    expect(await values.get('land', async () => 'rings')).toBe('rings')
  })

  it('makes room for newer values', async () => {
    const values = new CachedValues<string>(2)
    for (const key of ['a', 'b', 'c']) await values.get(key, async () => key)
    expect(await values.get('a', async () => 'again')).toBe('again')
    expect(await values.get('c', async () => 'again')).toBe('c')
  })
})
