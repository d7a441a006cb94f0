import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { applyPatches } from '#domain/creatives/creative/bytePatch.ts'
import { bytesSource } from '#inspection/byteSource.ts'
// Imported with the file: loading its many modules would otherwise count toward the first test's
// time.
import '#inspection/media/readMedia.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { soundPatches } from '#inspection/sound/removeSound.ts'

async function fixture(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await env.CREATIVE_CORPUS.fetch(`http://corpus/${name}`)
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

describe('billboard video with sound', () => {
  it.each([
    ['billboard-with-sound.mp4', 'mp4'],
    ['video-vp9.webm', 'webm'],
    ['video-1080p.mov', 'mov'],
  ] as const)('%s is served without its sound', async (name, fileType) => {
    const bytes = await fixture(name)
    const stored = await readCreative(bytesSource(bytes))
    expect(stored).toMatchObject({ kind: 'video', hasSound: true })
    const patches = await soundPatches(bytesSource(bytes), fileType)
    const shown = bytes.slice()
    // Served in chunks, which may split a patch.
    for (let start = 0; start < shown.length; start += 7) {
      applyPatches(shown.subarray(start, start + 7), start, patches)
    }
    expect(await readCreative(bytesSource(shown))).toMatchObject({ kind: 'video', hasSound: false })
  })

  it('without sound is served as stored', async () => {
    expect(await soundPatches(bytesSource(await fixture('billboard-8s.mp4')), 'mp4')).toEqual([])
  })
})
