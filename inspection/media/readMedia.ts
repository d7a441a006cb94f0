import type { CreativeFacts, FileType } from '#domain/creatives/creative/creativeFacts.ts'
import { FILE_TYPE_NAMES } from '#domain/creatives/creative/measureWords.ts'
import {
  ADTS,
  EncodedPacketSink,
  FLAC,
  Input,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'
import './quietMedia.ts'
import { UnreadableError, limitedSource, type ByteSource } from '../byteSource.ts'
import { endsAsZip } from '../hiddenType.ts'
import { countedSource } from './countedSource.ts'
import { adtsDelayMs, mp3Length } from './encoderDelay.ts'
import { FRAMES_LOOKED_AT, frameTiming, REORDERED_FRAMES } from './frameTiming.ts'
import { pictureFormat } from './pictureFormat.ts'
import { isCompleteIsoMedia, isCompleteWave, isCompleteWebm } from './isComplete.ts'

export type MediaType = Exclude<FileType, 'png' | 'jpeg' | 'gif' | 'zip'>

/** An honest file of 500 MB needs only a fraction of it. */
const READ_LIMIT = { maxReads: 5_000, maxBytes: 128 * 1024 * 1024 }

/**
 * Facts of sound or video, only from its container: decodes nothing, and never loads the whole
 * file.
 */
export async function readMedia(source: ByteSource, fileType: MediaType): Promise<CreativeFacts> {
  const limited = limitedSource(source, READ_LIMIT)
  if (await endsAsZip(limited)) {
    const looksLike = FILE_TYPE_NAMES[fileType]
    return { kind: 'unknown', bytes: source.size, reason: 'mixed', looksLike }
  }
  if (!(await isComplete(limited, fileType))) throw new UnreadableError('The file is cut off.')
  const input = openInput(limited)
  try {
    return await readTracks(limited, input, fileType)
  } finally {
    input.dispose()
  }
}

function isComplete(source: ByteSource, fileType: MediaType): Promise<boolean> {
  if (fileType === 'mp4' || fileType === 'mov' || fileType === 'm4a') {
    return isCompleteIsoMedia(source)
  }
  if (fileType === 'webm') return isCompleteWebm(source)
  return fileType === 'wav' ? isCompleteWave(source) : Promise.resolve(true)
}

function openInput(source: ByteSource): Input {
  return new Input({
    formats: [MP4, QTFF, WEBM, MP3, WAVE, ADTS, OGG, FLAC],
    source: countedSource(source),
  })
}

async function readTracks(
  source: ByteSource,
  input: Input,
  fileType: MediaType,
): Promise<CreativeFacts> {
  const bytes = source.size
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  const tracks = [video, audio].filter((track) => track !== null)
  if (tracks.length === 0) throw new UnreadableError('The file has neither picture nor sound.')
  const length = await lengthOf(source, tracks, fileType)
  const sound = await soundFacts(audio)
  if (video && (fileType === 'mp4' || fileType === 'mov' || fileType === 'webm')) {
    const picture = await pictureFacts(video)
    const hasSound = audio !== null
    return { kind: 'video', fileType, bytes, ...length, ...picture, hasSound, ...sound }
  }
  // An MP4 with sound only is known as M4A.
  return {
    kind: 'audio',
    fileType: fileType === 'mp4' ? 'm4a' : fileType,
    bytes,
    ...length,
    ...sound,
  }
}

/** Maximum start without a picture that frame order can explain, seconds. */
const LONGEST_LEAD = 0.25
/** Maximum sound after the last picture that is only padding, seconds: two AAC frames at 48 kHz and rounding. */
const LONGEST_TAIL = 0.07

/** From a track's first frame or sample to its end, seconds. */
async function trackLength(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  const first = await track.getFirstTimestamp()
  const end = await track.computeDuration()
  return end - (first > 0 && first <= LONGEST_LEAD ? first : 0)
}

/** The audible or visible duration: without encoder delay and padding. */
async function lengthOf(
  source: ByteSource,
  tracks: readonly (InputVideoTrack | InputAudioTrack)[],
  fileType: MediaType,
): Promise<{ durationMs: number; promisedMs?: number }> {
  const lengths = await Promise.all(tracks.map(trackLength))
  // Sound that continues for a moment after the picture is encoder padding.
  const [first = 0, second = 0] = lengths
  const length = Math.abs(first - second) <= LONGEST_TAIL ? first : Math.max(...lengths)
  const measured = Math.max(0, length * 1000)
  if (fileType === 'mp3') {
    const { durationMs = measured, promisedMs } = await mp3Length(source)
    return {
      durationMs: Math.max(0, Math.round(durationMs)),
      ...(promisedMs === undefined ? {} : { promisedMs }),
    }
  }
  const [track] = tracks
  const delay =
    fileType === 'aac' && track?.isAudioTrack() ? adtsDelayMs(await track.getSampleRate()) : 0
  return { durationMs: Math.max(0, Math.round(measured - delay)) }
}

async function soundFacts(audio: InputAudioTrack | null) {
  if (!audio) return { audioCodec: null, sampleRate: 0, channels: 0 }
  const config = await audio.getDecoderConfig().catch(() => null)
  return {
    audioCodec: (await audio.getCodec()) ?? (await namedCodec(audio)),
    ...(config ? { audioCodecString: config.codec.slice(0, 60) } : {}),
    sampleRate: await audio.getSampleRate(),
    channels: await audio.getNumberOfChannels(),
  }
}

/** Codecs that are recognized by name but not supported. */
async function namedCodec(track: InputAudioTrack): Promise<string | null> {
  return (await track.getInternalCodecId()) === 'alac' ? 'alac' : null
}

async function pictureFacts(video: InputVideoTrack) {
  const times: number[] = []
  let goesOn = false
  const packets = new EncodedPacketSink(video).packets(undefined, undefined, { metadataOnly: true })
  for await (const packet of packets) {
    goesOn = times.length === FRAMES_LOOKED_AT + REORDERED_FRAMES
    if (goesOn) break
    times.push(packet.timestamp)
  }
  const config = await video.getDecoderConfig().catch(() => null)
  return {
    width: Math.round(await video.getDisplayWidth()),
    height: Math.round(await video.getDisplayHeight()),
    videoCodec: await video.getCodec(),
    ...(config ? { videoCodecString: config.codec.slice(0, 60) } : {}),
    ...pictureFormat(config?.codec, bytesOf(config?.description)),
    ...frameTiming(times, goesOn),
  }
}

function bytesOf(data: AllowSharedBufferSource | undefined): Uint8Array | undefined {
  if (data === undefined) return undefined
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
}
