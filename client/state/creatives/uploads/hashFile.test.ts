import { describe, expect, it } from 'vitest'
import { hashFile } from './hashFile.ts'

describe('the hash of a file', () => {
  it('is SHA-256 in hex', async () => {
    expect(await hashFile(new Blob(['abc']))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  it('is the same whether it is read at once or piece by piece', async () => {
    const bytes = Uint8Array.from({ length: 2_500_000 }, (_, index) => (index * 31) % 251)
    const file = new Blob([bytes])
    expect(await hashFile(file, 1_000)).toBe(await hashFile(file))
  })
})
