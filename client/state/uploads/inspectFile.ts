import { checkCreative } from '#domain/creative/checkCreative.ts'
import type { CreativeFacts } from '#domain/creative/creativeFacts.ts'
import type { Finding } from '#domain/creative/finding.ts'
import type { Placement } from '#domain/creative/placement.ts'
import { blobSource } from '#inspection/byteSource.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { measureLoudness } from './loudness/measureLoudness.ts'

/** What a file holds and whether it fits, before anything of it is sent. Rejects when the file has gone. */
export async function inspectFile(
  file: Blob,
  placement: Placement,
): Promise<{ facts: CreativeFacts; findings: Finding[] }> {
  const facts = await withLoudness(file, await readCreative(blobSource(file)))
  return { facts, findings: checkCreative(facts, placement) }
}

async function withLoudness(file: Blob, facts: CreativeFacts): Promise<CreativeFacts> {
  if (facts.kind !== 'audio') return facts
  const loudnessLufs = await measureLoudness(file, facts.durationMs)
  return loudnessLufs === null ? facts : { ...facts, loudnessLufs }
}
