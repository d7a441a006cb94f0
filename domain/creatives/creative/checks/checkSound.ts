import { LOUDNESS, type LoudnessAdvice, MIN_SAMPLE_RATE } from '../adviceLimits.ts'
import type { AudioFacts, VideoFacts } from '../creativeFacts.ts'
import type { Finding } from '../finding.ts'
import { formatLufs } from '../measureWords.ts'
import { exportInstead, newFinding } from '../newFinding.ts'

/** Sound that every browser and app plays. */
const PLAYABLE_SOUND = /^(aac|mp3|opus|vorbis|flac|pcm-|ulaw|alaw)/

/** Whether players can play this sound; an unknown codec cannot be played. */
export function isPlayableSound(codec: string | null): boolean {
  return codec !== null && PLAYABLE_SOUND.test(codec)
}

/** Advice on the quality of sound and on its loudness, which television wants lower than the web. */
export function adviseSound(
  facts: AudioFacts | VideoFacts,
  loudness: LoudnessAdvice = LOUDNESS,
): Finding[] {
  const findings: Finding[] = []
  if (facts.sampleRate < MIN_SAMPLE_RATE) {
    findings.push(
      newFinding('sample_rate', {
        measured: `${facts.sampleRate / 1000} kHz`,
        allowed: '44.1 kHz or more',
        fixes: [exportInstead('Export the sound again with 44.1 kHz.')],
      }),
    )
  }
  if (facts.audioCodec !== null && /^(pcm-[us]8|ulaw|alaw)/.test(facts.audioCodec)) {
    findings.push(
      newFinding('bit_depth', {
        measured: '8 bit',
        allowed: '16 bit or more',
        fixes: [exportInstead('Export the sound again with 16 bit.')],
      }),
    )
  }
  if (facts.channels > 2) {
    findings.push(
      newFinding('many_channels', {
        measured: `${facts.channels} channels`,
        allowed: 'stereo or mono',
        fixes: [exportInstead('Export a stereo mix, so that you decide what is heard.')],
      }),
    )
  }
  return [...findings, ...adviseLoudness(facts, loudness)]
}

function adviseLoudness(
  { kind, loudnessLufs }: AudioFacts | VideoFacts,
  { targetLufs, toleranceLu }: LoudnessAdvice,
): Finding[] {
  if (loudnessLufs === undefined) return []
  if (Math.abs(loudnessLufs - targetLufs) <= toleranceLu) return []
  return [
    newFinding('loudness', {
      measured: formatLufs(loudnessLufs, 1),
      allowed: `about ${formatLufs(targetLufs)}`,
      fixes: [
        kind === 'audio'
          ? { kind: 'level', targetLufs }
          : exportInstead(`Export the video with its sound at about ${formatLufs(targetLufs)}.`),
      ],
    }),
  ]
}
