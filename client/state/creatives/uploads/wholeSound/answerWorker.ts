import type { SoundStretch } from '#inspection/sound/decodedSound.ts'
import type { WholeSoundAsked } from './byPage.ts'

/** Decoding in one piece needs memory, so heavier files than any spot are not decoded. */
const MOST_BYTES = 64_000_000

/** A sample rate that every browser decodes at. */
const USUAL_RATE = 48_000

/** Decodes whole files for a worker on request. */
export function answerWorker(worker: Worker): void {
  worker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const [port] = ports
    if (port && isAsked(data)) void answer(data, port)
  })
}

const isAsked = (data: unknown): data is WholeSoundAsked =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'wholeSound'

async function answer({ file, sampleRate }: WholeSoundAsked, port: MessagePort): Promise<void> {
  const sound = await wholeSound(file, sampleRate).catch(() => null)
  port.postMessage(sound, sound?.channels.map(({ buffer }) => buffer) ?? [])
}

async function wholeSound(file: Blob, sampleRate: number): Promise<SoundStretch | null> {
  if (file.size > MOST_BYTES) return null
  const decoded = await decoder(sampleRate).decodeAudioData(await file.arrayBuffer())
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, index) =>
    decoded.getChannelData(index).slice(),
  )
  return { channels, sampleRate: decoded.sampleRate, atSeconds: 0 }
}

function decoder(sampleRate: number): OfflineAudioContext {
  try {
    return new OfflineAudioContext(1, 1, sampleRate)
  } catch {
    return new OfflineAudioContext(1, 1, USUAL_RATE)
  }
}
