import { ALL_FORMATS, AudioSampleSink, BlobSource, Input, type InputAudioTrack } from 'mediabunny'
import '../media/quietMedia.ts'
import { loudnessMeter } from '../loudness.ts'
import { withPatience } from './withPatience.ts'

/** A stretch of decoded sound: samples from -1 to 1, one array per channel. */
export interface SoundStretch {
  channels: Float32Array<ArrayBuffer>[]
  sampleRate: number
  /** Its start in the file, seconds; samples before 0 are not played. */
  atSeconds: number
}

/** Decodes a whole file at once, near this rate; null if that is impossible. */
export type DecodeWhole = (file: Blob, sampleRate: number) => Promise<SoundStretch | null>

interface Range {
  start: number
  end: number
}

export interface Decoding {
  /** Only stretches that overlap this range, seconds. */
  range?: Range
  /** The fallback where the streaming decoder is missing, as in Safari before 26, or fails. */
  decodeWhole?: DecodeWhole
  /** Skips the streaming decoder even if it exists. */
  avoidsPieces?: boolean
}

const WHOLE: Range = { start: 0, end: Infinity }
/** Whether a track is decoded in pieces; PCM needs no decoder of the browser. */
async function comesInPieces(track: InputAudioTrack, avoidsPieces: boolean): Promise<boolean> {
  if (avoidsPieces && !track.codec?.startsWith('pcm')) return false
  return await track.canDecode()
}

const cannot: DecodeWhole = async () => null

/**
 * The sound of a file, in pieces, as this browser decodes it; empty without sound or a decoder. PCM can be decoded
 * everywhere.
 */
export async function* decodedSound(
  file: Blob,
  { range = WHOLE, decodeWhole = cannot, avoidsPieces = false }: Decoding = {},
): AsyncGenerator<SoundStretch> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) return
    let reached = range.start
    let { sampleRate } = track
    let failure: unknown = null
    try {
      if (await comesInPieces(track, avoidsPieces)) {
        for await (const stretch of stretchesOf(track, range)) {
          yield stretch
          reached = Math.max(reached, endOf(stretch))
          sampleRate = stretch.sampleRate
        }
        return
      }
    } catch (error) {
      failure = error
    }
    const whole = await decodeWhole(file, sampleRate)
    if (whole) yield cut(whole, { start: reached, end: range.end })
    else if (failure !== null) throw failure
  } finally {
    input.dispose()
  }
}

const lengthOf = ({ channels }: SoundStretch): number => channels[0]?.length ?? 0

const endOf = (stretch: SoundStretch): number =>
  stretch.atSeconds + lengthOf(stretch) / stretch.sampleRate

/** The part of a stretch within a range. */
function cut(stretch: SoundStretch, { start, end }: Range): SoundStretch {
  const placeOf = (seconds: number) =>
    Math.max(0, Math.round((seconds - stretch.atSeconds) * stretch.sampleRate))
  const first = placeOf(start)
  const last = Number.isFinite(end) ? placeOf(end) : lengthOf(stretch)
  return {
    ...stretch,
    channels: stretch.channels.map((samples) => samples.subarray(first, last)),
    atSeconds: stretch.atSeconds + first / stretch.sampleRate,
  }
}

async function* stretchesOf(
  track: InputAudioTrack,
  { start, end }: Range,
): AsyncGenerator<SoundStretch> {
  for await (const sample of withPatience(new AudioSampleSink(track).samples(start, end))) {
    const { numberOfChannels, numberOfFrames, sampleRate, timestamp } = sample
    const channels = Array.from({ length: numberOfChannels }, (_, planeIndex) => {
      const samples = new Float32Array(numberOfFrames)
      sample.copyTo(samples, { planeIndex, format: 'f32-planar' })
      return samples
    })
    sample.close()
    yield { channels, sampleRate, atSeconds: timestamp }
  }
}

/** Integrated loudness of a file's sound, LUFS; null if it has none that can be measured. */
export async function readLoudness(file: Blob, decoding: Decoding = {}): Promise<number | null> {
  let meter: ReturnType<typeof loudnessMeter> | null = null
  for await (const { channels, sampleRate } of decodedSound(file, decoding)) {
    meter ??= loudnessMeter(sampleRate)
    meter.add(channels)
  }
  return meter?.integrated() ?? null
}
