import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WavOutputFormat,
  type AudioCodec,
  type OutputFormat,
} from 'mediabunny'
import { decodedSound, type SoundStretch } from '#inspection/sound/decodedSound.ts'
import { byPage } from '#client/state/creatives/uploads/wholeSound/byPage.ts'
import type { FixResult, SoundWork } from '../fixWork.types.ts'
import type { TrimRange } from '../timeline/trimRange.ts'
import { UnfixableError } from '../UnfixableError.ts'
import { shapeSound, type Channels } from './shapeSound.ts'
import { ENCODED_RATE, SOUND_FORMATS, type SoundFileType } from './soundFormats.ts'

const CANNOT_READ =
  'This browser cannot read the sound. Export it again as MP3 or WAV in the required length.'
const TOO_LONG =
  'The sound is too long to edit here. Cut it in your editing program and export it in the required length.'

/** Longer than any spot: the selected sound is held in memory during the work. */
const LONGEST_SECONDS = 600

const PACKING = {
  m4a: { codec: 'aac', format: () => new Mp4OutputFormat() },
  ogg: { codec: 'opus', format: () => new OggOutputFormat() },
  wav: { codec: 'pcm-s16', format: () => new WavOutputFormat() },
} as const satisfies Record<SoundFileType, { codec: AudioCodec; format: () => OutputFormat }>

interface Sound {
  channels: Channels
  sampleRate: number
}

/** Re-encodes sound: decodes, cuts, mixes down to stereo, fades, levels and encodes it. */
export async function makeSound(
  { file, fileType, range, shape }: SoundWork,
  onProgress: (share: number) => void,
): Promise<Omit<FixResult, 'facts'>> {
  const { channels, sampleRate } = await decodeRange(file, range, (share) => onProgress(share / 3))
  const shaped = shapeSound(channels, sampleRate, shape)
  onProgress(2 / 3)
  const sound = { channels: shaped, sampleRate }
  const blob = await packed(sound, fileType, (share) => onProgress((2 + share) / 3))
  return { blob, extension: fileType }
}

/** Decodes exactly the selected range, to the sample. */
async function decodeRange(
  file: Blob,
  range: TrimRange | null,
  onProgress: (share: number) => void,
): Promise<Sound> {
  const start = (range?.startMs ?? 0) / 1000
  const end = range ? range.endMs / 1000 : Infinity
  const stretches: SoundStretch[] = []
  const decoding = { ...byPage, range: { start, end } }
  try {
    for await (const stretch of decodedSound(file, decoding)) {
      const doneSeconds = stretch.atSeconds - start
      if (doneSeconds > LONGEST_SECONDS) throw new UnfixableError(TOO_LONG)
      const channels = mixedDown(stretch.channels)
      stretches.push({ ...stretch, channels })
      if (range) onProgress(Math.min(1, Math.max(0, doneSeconds / (end - start))))
    }
  } catch (error) {
    throw error instanceof UnfixableError ? error : new UnfixableError(CANNOT_READ)
  }
  const [first] = stretches
  if (!first) throw new UnfixableError(CANNOT_READ)
  return joined(stretches, first, start, end)
}

function joined(
  stretches: readonly SoundStretch[],
  { sampleRate, channels }: SoundStretch,
  start: number,
  end: number,
): Sound {
  const placeOf = (seconds: number) => Math.round((seconds - start) * sampleRate)
  const reach = Math.max(
    ...stretches.map((one) => placeOf(one.atSeconds) + (one.channels[0]?.length ?? 0)),
  )
  const length = Math.max(0, Number.isFinite(end) ? Math.min(reach, placeOf(end)) : reach)
  const whole = channels.map(() => new Float32Array(length))
  for (const stretch of stretches) {
    const at = placeOf(stretch.atSeconds)
    whole.forEach((samples, index) => {
      const heard = stretch.channels[index]?.subarray(Math.max(0, -at), Math.max(0, length - at))
      if (heard && heard.length > 0) samples.set(heard, Math.max(0, at))
    })
  }
  return { channels: whole, sampleRate }
}

const SIDE = Math.SQRT1_2

/**
 * The stereo mix of up to six channels (L R C LFE Ls Rs) by ITU-R BS.775, without the LFE channel.
 */
function mixedDown(channels: SoundStretch['channels']): Channels {
  if (channels.length <= 2) return channels
  const [left, right, center, , sideLeft, sideRight] = channels
  const mix = (front: Float32Array | undefined, side: Float32Array | undefined) =>
    Float32Array.from(front ?? [], (sample, at) => {
      const sum = sample + SIDE * (center?.[at] ?? 0) + SIDE * (side?.[at] ?? 0)
      return sum / (1 + 2 * SIDE)
    })
  return [mix(left, sideLeft), mix(right, sideRight)]
}

async function packed(
  { channels, sampleRate }: Sound,
  fileType: SoundFileType,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const { codec, format } = PACKING[fileType]
  const { bitrateAChannel } = SOUND_FORMATS[fileType]
  const target = new BufferTarget()
  const output = new Output({ format: format(), target })
  const source = new AudioSampleSource({
    codec,
    ...(bitrateAChannel === null
      ? {}
      : {
          bitrate: bitrateAChannel * channels.length,
          transform: { sampleRate: ENCODED_RATE },
        }),
  })
  output.addAudioTrack(source)
  await output.start()
  const length = channels[0]?.length ?? 0
  // Encodes one second at a time, to report progress.
  for (let at = 0; at < length; at += sampleRate) {
    const parts = channels.map((samples) => samples.subarray(at, at + sampleRate))
    const sample = new AudioSample({
      data: side(parts),
      format: 'f32-planar',
      numberOfChannels: parts.length,
      sampleRate,
      timestamp: at / sampleRate,
    })
    await source.add(sample)
    sample.close()
    onProgress(at / length)
  }
  await output.finalize()
  if (!target.buffer) throw new UnfixableError(CANNOT_READ)
  return new Blob([target.buffer], { type: output.format.mimeType })
}

/** The samples of one channel, joined. */
function side(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const length = parts[0]?.length ?? 0
  const joined = new Float32Array(length * parts.length)
  parts.forEach((part, index) => joined.set(part, index * length))
  return joined
}
