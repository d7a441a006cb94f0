import { creativeLimitFor, type PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type { VideoFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { FILE_TYPE_NAMES } from '#domain/creatives/creative/measureWords.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'

/** What a film that is made anew is packed in, the best first, as browsers name its codec (1080p). */
export const FILM_FORMATS = {
  mp4: { codec: 'avc', encoding: 'avc1.640028' },
  webm: { codec: 'vp9', encoding: 'vp09.00.40.08' },
} as const

export type FilmFileType = keyof typeof FILM_FORMATS

/** A codec that a film is in, as browsers name it: any of its kind is asked for in the same way. */
const DECODINGS: Readonly<Record<string, string>> = {
  avc: 'avc1.640028',
  vp8: 'vp8',
  vp9: 'vp09.00.40.08',
  av1: 'av01.0.08M.08',
}

/** What this browser can make a film anew in, of what its placement takes; null where it cannot. */
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

/** What a copy is packed in because this browser cannot do better; null where it can. */
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
