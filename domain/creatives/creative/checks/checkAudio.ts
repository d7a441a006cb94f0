import type { AudioFacts } from '../creativeFacts.ts'
import { checkLength } from './checkLength.ts'
import { adviseSound, isPlayableSound } from './checkSound.ts'
import type { Finding } from '../finding.ts'
import { formatCodec, formatLength } from '../measureWords.ts'
import { exportInstead, newFinding } from '../newFinding.ts'

/** The problems of an audio spot of an accepted type. */
export function checkAudio(facts: AudioFacts, maxSeconds: number | null): Finding[] {
  const findings = checkLength(facts.durationMs, maxSeconds)
  if (facts.promisedMs !== undefined) {
    findings.push(
      newFinding('cut_off', {
        measured: formatLength(facts.durationMs),
        allowed: `${formatLength(facts.promisedMs)}, as its header says`,
        fixes: [exportInstead('Export the spot again: this file seems to be cut off.')],
      }),
    )
  }
  if (!isPlayableSound(facts.audioCodec)) {
    findings.push(
      newFinding('codec_not_playable', {
        measured: formatCodec(facts.audioCodec),
        allowed: 'MP3, AAC, Opus, Vorbis, FLAC or PCM',
        fixes: [exportInstead('Export the spot as MP3 or WAV.')],
      }),
    )
    return findings
  }
  if (facts.fileType === 'wav' || facts.fileType === 'flac') {
    findings.push(
      newFinding('uncompressed_sound', {
        measured: facts.fileType === 'wav' ? 'WAV' : 'FLAC',
        allowed: 'MP3, AAC or Opus starts sooner',
        fixes: [{ kind: 'convertAudio' }],
      }),
    )
  }
  return [...findings, ...adviseSound(facts)]
}
