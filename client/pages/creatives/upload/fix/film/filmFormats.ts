import { creativeLimitFor, type PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type { VideoFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { FILE_TYPE_NAMES } from '#domain/creatives/creative/measureWords.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'

/** Formats for a re-encoded video, best first, with the browser's codec string (1080p). */
export const FILM_FORMATS = {
  mp4: { codec: 'avc', encoding: 'avc1.640028' },
  webm: { codec: 'vp9', encoding: 'vp09.00.40.08' },
} as const

export type FilmFileType = keyof typeof FILM_FORMATS

/** A video codec's browser string; one string stands for all of its kind. */
const DECODINGS: Readonly<Record<string, string>> = {
  avc: 'avc1.640028',
  vp8: 'vp8',
  vp9: 'vp09.00.40.08',
  av1: 'av01.0.08M.08',
}

/** The format in which this browser can re-encode a video for its placement; null if there is none. */
export async function possibleFilmFormat(
  { videoCodec }: Pick<VideoFacts, 'videoCodec'>,
  { mediaType }: Placement,
  target: PixelSize,
): Promise<FilmFileType | null> {
  if (typeof VideoEncoder === 'undefined' || typeof VideoDecoder === 'undefined') return null
  const decoding = DECODINGS[videoCodec ?? '']
  if (!decoding || !(await isPossible(VideoDecoder, { codec: decoding }))) return null
  const taken = creativeLimitFor(mediaType).fileTypes
  for (const fileType of Object.keys(FILM_FORMATS) as FilmFileType[]) {
    if (!taken.includes(FILE_TYPE_NAMES[fileType])) continue
    const { width, height } = target
    const codec = FILM_FORMATS[fileType].encoding
    if (await isPossible(VideoEncoder, { codec, width, height, bitrate: width * height * 4 })) {
      return fileType
    }
  }
  return null
}

/** Notice about the copy's format because this browser cannot do better; null if it can. */
export function missingFilm(format: FilmFileType | null | undefined): string | null {
  return format === 'webm'
    ? 'This browser cannot make MP4 (H.264): the copy is a WebM (VP9), which works just as well.'
    : null
}

interface Coder<Config> {
  isConfigSupported: (config: Config) => Promise<{ supported?: boolean | undefined }>
}

async function isPossible<Config>(coder: Coder<Config>, config: Config): Promise<boolean> {
  return coder.isConfigSupported(config).then(
    ({ supported }) => supported === true,
    () => false,
  )
}
