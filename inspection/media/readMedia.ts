import type { CreativeFacts, FileType } from '#domain/creative/creativeFacts.ts'
import { FILE_TYPE_NAMES } from '#domain/creative/measureWords.ts'
import {
  ADTS,
  CustomSource,
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
import { FRAMES_LOOKED_AT, frameTiming } from './frameTiming.ts'
import { isCompleteIsoMedia, isCompleteWave, isCompleteWebm } from './isComplete.ts'

export type MediaType = Exclude<FileType, 'png' | 'jpeg' | 'gif' | 'zip'>

/** What an honest file of 500 MB needs is a fraction of it. */
const READ_LIMIT = { maxReads: 20_000, maxBytes: 128 * 1024 * 1024 }
const CACHE_BYTES = 4 * 1024 * 1024

/** Facts of sound or video, from its container alone: nothing is decoded, and never all of it is in memory. */
export async function readMedia(source: ByteSource, fileType: MediaType): Promise<CreativeFacts> {
  const limited = limitedSource(source, READ_LIMIT)
  if (await endsAsZip(limited)) {
    const looksLike = FILE_TYPE_NAMES[fileType]
    return { kind: 'unknown', bytes: source.size, reason: 'mixed', looksLike }
  }
  if (!(await isComplete(limited, fileType))) throw new UnreadableError('The file is cut off.')
  const input = openInput(limited)
  try {
    return await readTracks(input, fileType, source.size)
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
    source: new CustomSource({
      getSize: () => source.size,
      read: (start, end) => source.read(start, end),
      maxCacheSize: CACHE_BYTES,
      prefetchProfile: 'fileSystem',
      // What fails while nobody waits fails again when it is asked for.
      handleUnhandledError: () => {},
    }),
  })
}

async function readTracks(
  input: Input,
  fileType: MediaType,
  bytes: number,
): Promise<CreativeFacts> {
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  const tracks = [video, audio].filter((track) => track !== null)
  if (tracks.length === 0) throw new UnreadableError('The file has neither picture nor sound.')
  const durationMs = Math.max(0, Math.round((await input.computeDuration(tracks)) * 1000))
  const sound = await soundFacts(audio)
  if (video && (fileType === 'mp4' || fileType === 'mov' || fileType === 'webm')) {
    const picture = await pictureFacts(video)
    const hasSound = audio !== null
    return { kind: 'video', fileType, bytes, durationMs, ...picture, hasSound, ...sound }
  }
  // Sound alone in an MP4 is what people call M4A.
  return {
    kind: 'audio',
    fileType: fileType === 'mp4' ? 'm4a' : fileType,
    bytes,
    durationMs,
    ...sound,
  }
}

async function soundFacts(audio: InputAudioTrack | null) {
  if (!audio) return { audioCodec: null, sampleRate: 0, channels: 0 }
  return {
    audioCodec: await audio.getCodec(),
    sampleRate: await audio.getSampleRate(),
    channels: await audio.getNumberOfChannels(),
  }
}

async function pictureFacts(video: InputVideoTrack) {
  const times: number[] = []
  const packets = new EncodedPacketSink(video).packets(undefined, undefined, { metadataOnly: true })
  for await (const packet of packets) {
    times.push(packet.timestamp)
    if (times.length === FRAMES_LOOKED_AT) break
  }
  return {
    width: Math.round(await video.getDisplayWidth()),
    height: Math.round(await video.getDisplayHeight()),
    videoCodec: await video.getCodec(),
    ...frameTiming(times),
  }
}
