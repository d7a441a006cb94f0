import { ALL_FORMATS, AudioSampleSink, BlobSource, Input, type InputAudioTrack } from 'mediabunny'
import '../media/quietMedia.ts'
import { loudnessMeter } from '../loudness.ts'

/** A stretch of decoded sound: samples from -1 to 1, a channel each. */
export interface SoundStretch {
  channels: Float32Array<ArrayBuffer>[]
  sampleRate: number
  /** Where it begins in the file, seconds; what lies before 0 is not to be heard. */
  atSeconds: number
}

/**
 * The sound of a file, piece by piece, as this browser decodes it; nothing where there is none or it cannot be decoded.
 * PCM can be decoded everywhere. `range`: only what touches it, in seconds.
 */
export async function* decodedSound(
  file: Blob,
  range: { start: number; end: number } = { start: 0, end: Infinity },
): AsyncGenerator<SoundStretch> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track && (await track.canDecode())) yield* stretchesOf(track, range)
  } finally {
    input.dispose()
  }
}

async function* stretchesOf(
  track: InputAudioTrack,
  { start, end }: { start: number; end: number },
): AsyncGenerator<SoundStretch> {
  for await (const sample of new AudioSampleSink(track).samples(start, end)) {
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

/** Integrated loudness of a file's sound, LUFS; null where there is none that could be measured. */
export async function readLoudness(file: Blob): Promise<number | null> {
  let meter: ReturnType<typeof loudnessMeter> | null = null
  for await (const { channels, sampleRate } of decodedSound(file)) {
    meter ??= loudnessMeter(sampleRate)
    meter.add(channels)
  }
  return meter?.integrated() ?? null
}
