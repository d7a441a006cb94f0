import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import {
  creativeFactsSchema,
  type CreativeFacts,
} from '#domain/creatives/creative/creativeFacts.ts'
// Imported with the file: loading its many modules would otherwise count toward the first test's
// time.
import '#inspection/html5/readHtml5.ts'
import '#inspection/media/readMedia.ts'
import { readCreative } from '#inspection/readCreative.ts'
import {
  CORPUS_PARTS,
  PLACEMENTS,
  stated,
  type CorpusCase,
} from '#test/support/creatives/creativeCorpus.ts'
import { storedByteSource } from '#worker/adapters/creatives/storedByteSource.ts'

/** Stores a file of the corpus like an upload, with a misleading name and type. */
async function storeUpload(file: string) {
  const answer = await env.CREATIVE_CORPUS.fetch(`http://corpus/${encodeURIComponent(file)}`)
  expect(answer.status).toBe(200)
  const key = `uploads/${file}.exe`
  const stored = await env.CREATIVES.put(key, await answer.arrayBuffer(), {
    httpMetadata: { contentType: 'image/png' },
  })
  return storedByteSource(env.CREATIVES, key, stored.size)
}

it.each(Object.entries(CORPUS_PARTS))(
  'reads the %s of the corpus from storage and reports exactly the expected findings',
  async (_, part) => {
    const read = new Map<string, CreativeFacts>()
    const measured: CorpusCase[] = []
    for (const { file, placement } of part) {
      const facts = read.get(file) ?? (await readCreative(await storeUpload(file)))
      read.set(file, facts)
      expect(creativeFactsSchema.parse(facts)).toEqual(facts)
      const findings = checkCreative(facts, PLACEMENTS[placement])
      measured.push({ file, placement, kind: facts.kind, findings: stated(findings) })
    }
    expect(measured).toEqual(part)
  },
)

it('treats a missing object as a failing store, not as a damaged file', async () => {
  await expect(readCreative(storedByteSource(env.CREATIVES, 'uploads/none', 100))).rejects.toThrow(
    'The object is gone.',
  )
})
