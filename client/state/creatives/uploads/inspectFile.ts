import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type {
  AudioFacts,
  CreativeFacts,
  VideoFacts,
} from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { blobSource } from '#inspection/byteSource.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { measureLoudness } from './loudness/measureLoudness.ts'

/** Reads a file's facts and checks them before any upload. Rejects when the file no longer exists. */
export async function inspectFile(
  file: Blob,
  placement: Placement,
): Promise<{ facts: CreativeFacts; findings: Finding[] }> {
  const read = await readCreative(blobSource(file))
  const facts = isHeard(read, placement) ? await withLoudness(file, read) : read
  return { facts, findings: checkCreative(facts, placement) }
}

/** Whether it has sound that its placement plays. */
function isHeard(facts: CreativeFacts, { mediaType }: Placement): facts is AudioFacts | VideoFacts {
  if (facts.kind === 'audio') return true
  return facts.kind === 'video' && facts.hasSound && !creativeLimitFor(mediaType).discardsAudio
}

async function withLoudness(file: Blob, facts: AudioFacts | VideoFacts): Promise<CreativeFacts> {
  const loudnessLufs = await measureLoudness(file, facts.durationMs)
  return loudnessLufs === null ? facts : { ...facts, loudnessLufs }
}
