import type { CreativeLimit, PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { isOnScreens, isTelevision } from '#domain/foundation/media/mediaTraits.ts'
import { FRAME_RATE, LOUDNESS, TV_LOUDNESS, TV_SIZE, VIDEO_RATIO } from '../adviceLimits.ts'
import { isSameSize } from './checkImage.ts'
import { checkLength } from './checkLength.ts'
import { adviseSound, isPlayableSound } from './checkSound.ts'
import type { VideoFacts } from '../creativeFacts.ts'
import type { Finding, Fix } from '../finding.ts'
import { anyOf, formatCodec, formatSizeAndRatio, formatSize } from '../measureWords.ts'
import { exportInstead, newFinding } from '../newFinding.ts'
import { nearestSize, ratioDistance, sizeFixes } from '../sizeFixes.ts'

/** Video codecs that browsers play and that our own fixes can read. */
const PLAYABLE_CODECS: ReadonlySet<string> = new Set(['avc', 'vp8', 'vp9', 'av1'])
const SAME_SHAPE = 0.02

/** The problems of a video of an accepted type. `sizes`: the booked ones, where the size is exact. */
export function checkVideo(
  facts: VideoFacts,
  limit: CreativeLimit,
  sizes: readonly PixelSize[],
  maxSeconds: number | null,
): Finding[] {
  const findings = [
    ...checkCodecs(facts, limit),
    ...checkSize(facts, limit, sizes),
    ...checkLength(facts.durationMs, maxSeconds),
  ]
  if (limit.discardsAudio) return facts.hasSound ? [...findings, discardedSound()] : findings
  return [...findings, ...advisePicture(facts, limit), ...adviseVideoSound(facts, limit)]
}

function checkCodecs(facts: VideoFacts, limit: CreativeLimit): Finding[] {
  const findings: Finding[] = []
  if (!isPlayable(facts)) {
    findings.push(
      newFinding('codec_not_playable', {
        measured: formatCodec(facts.videoCodec),
        allowed: 'H.264, VP8, VP9 or AV1',
        fixes: [exportInstead('Export the video as MP4 with H.264.')],
      }),
    )
  }
  findings.push(...checkContainer(facts, limit), ...checkPixels(facts, limit))
  if (facts.hasSound && !limit.discardsAudio && !isSoundOfVideo(facts)) {
    findings.push(
      newFinding('codec_not_playable', {
        measured: formatCodec(facts.audioCodec),
        allowed: 'AAC, MP3 or Opus sound',
        // Removing its sound does not make an unplayable video playable.
        fixes: [
          exportInstead('Export the video with AAC sound.'),
          ...(isPlayable(facts) ? [{ kind: 'dropSound' } as const] : []),
        ],
      }),
    )
  }
  return findings
}

/** Video players do not accept uncompressed sound, as cameras record it. */
const isSoundOfVideo = ({ audioCodec, fileType }: VideoFacts): boolean =>
  isPlayableSound(audioCodec) && (fileType !== 'mov' || !/^(pcm-|ulaw|alaw)/.test(audioCodec ?? ''))

/** Videos and TV spots run in players that do not open MOV; screens get the file from us. */
function checkContainer(facts: VideoFacts, { mediaType }: CreativeLimit): Finding[] {
  if (facts.fileType !== 'mov' || isOnScreens(mediaType) || !isPlayable(facts)) return []
  const canCopy = facts.videoCodec === 'avc' && (!facts.hasSound || facts.audioCodec === 'aac')
  return [
    newFinding('container_not_playable', {
      measured: 'MOV',
      allowed: 'MP4 or WebM',
      fixes: canCopy ? [{ kind: 'remux' }] : [exportInstead(EXPORT_MP4)],
    }),
  ]
}

const EXPORT_MP4 = 'Export the video as MP4 with H.264 (8 bit, 4:2:0) and AAC sound.'

/** TV sets decode only 8 bit, 4:2:0; browsers may decode more. */
function checkPixels(facts: VideoFacts, { mediaType }: CreativeLimit): Finding[] {
  if (facts.pixelFormat === undefined) return []
  return [
    newFinding(isTelevision(mediaType) ? 'pixel_format' : 'pixel_format_advice', {
      measured: facts.pixelFormat,
      allowed: '8 bit, 4:2:0',
      fixes: [exportInstead(EXPORT_MP4)],
    }),
  ]
}

function checkSize(
  facts: VideoFacts,
  limit: CreativeLimit,
  sizes: readonly PixelSize[],
): Finding[] {
  const { minSize } = limit
  if (limit.sizes.length > 0) {
    if (sizes.some((size) => isSameSize(size, facts))) return []
    const target = nearestSize(facts, sizes)
    return [wrongSize(facts, anyOf(sizes.map(formatSize)), target)]
  }
  if (!minSize || (facts.width >= minSize.width && facts.height >= minSize.height)) return []
  return [wrongSize(facts, `at least ${formatSize(minSize)}`, TV_SIZE)]
}

function wrongSize(facts: VideoFacts, allowed: string, target: PixelSize | undefined): Finding {
  const fixes: Fix[] =
    isPlayable(facts) && target
      ? sizeFixes(facts, target)
      : [exportInstead(`Export the video in ${allowed} pixels.`)]
  return newFinding('wrong_resolution', { measured: formatSizeAndRatio(facts), allowed, fixes })
}

function discardedSound(): Finding {
  return newFinding('sound_discarded', {
    measured: 'with sound',
    allowed: 'no sound',
    fixes: [{ kind: 'dropSound' }],
  })
}

function advisePicture(facts: VideoFacts, limit: CreativeLimit): Finding[] {
  const findings: Finding[] = []
  if (facts.isInterlaced) {
    findings.push(
      newFinding('interlaced', {
        measured: 'interlaced',
        allowed: 'progressive',
        fixes: [exportInstead('Export the video progressive (deinterlaced).')],
      }),
    )
  }
  const rate = facts.framesPerSecond
  if (facts.variableFrameRate) {
    findings.push(
      newFinding('variable_frame_rate', {
        measured: `${rate.toFixed(2)} frames a second on average`,
        allowed: 'the same rate throughout',
        fixes: [exportInstead('Export the video with a constant frame rate.')],
      }),
    )
  } else if (rate < FRAME_RATE.min || rate > FRAME_RATE.max) {
    findings.push(
      newFinding('frame_rate', {
        measured: `${Number(rate.toFixed(2))} ${rate === 1 ? 'frame' : 'frames'} a second`,
        allowed: FRAME_RATE.words,
        fixes: [exportInstead('Export the video with 24, 25 or 30 frames a second.')],
      }),
    )
  }
  if (facts.width > 0 && facts.height > 0 && ratioDistance(facts, VIDEO_RATIO) > SAME_SHAPE) {
    findings.push(
      newFinding('aspect_ratio', {
        measured: formatSizeAndRatio(facts),
        allowed: '16:9',
        fixes: isPlayable(facts) ? sizeFixes(facts, TV_SIZE) : [],
      }),
    )
  }
  if (isTelevision(limit.mediaType) && facts.height < TV_SIZE.height) {
    findings.push(
      newFinding('low_resolution', { measured: formatSize(facts), allowed: formatSize(TV_SIZE) }),
    )
  }
  return findings
}

function adviseVideoSound(facts: VideoFacts, { mediaType }: CreativeLimit): Finding[] {
  if (facts.hasSound) return adviseSound(facts, isTelevision(mediaType) ? TV_LOUDNESS : LOUDNESS)
  return [newFinding('no_sound', { measured: 'no sound', allowed: 'sound that also works muted' })]
}

function isPlayable(facts: VideoFacts): boolean {
  return facts.videoCodec !== null && PLAYABLE_CODECS.has(facts.videoCodec)
}
