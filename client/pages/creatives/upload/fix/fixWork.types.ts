import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type {
  AudioFacts,
  CreativeFacts,
  VideoFacts,
} from '#domain/creatives/creative/creativeFacts.ts'
import type { Frame } from './picture/fixGeometry.ts'
import type { FilmFileType } from './film/filmFormats.ts'
import type { SoundFileType } from './sound/soundFormats.ts'
import type { SoundShape } from './sound/shapeSound.ts'
import type { TrimRange } from './timeline/trimRange.ts'

/** How a picture is fitted: cropped, or padded with bars of a color. */
export type PictureFit = { mode: 'crop'; frame: Frame } | { mode: 'bars'; color: string }

/** A still picture to be fitted. */
export interface ImageWork {
  kind: 'image'
  file: Blob
  target: PixelSize
  fit: PictureFit
  /** Whether it stays PNG, if that is light enough. */
  prefersPng: boolean
  /** Target weight, if reachable (bytes). */
  maxBytes: number
}

export type MediaFileType = (VideoFacts | AudioFacts)['fileType']

/** Audio or video to be trimmed without re-encoding. */
export interface CutWork {
  kind: 'cut'
  file: Blob
  fileType: MediaFileType
  /** Null: all of it. */
  range: TrimRange | null
  dropsSound: boolean
}

/** A video to be re-encoded in another size. */
export interface RemakeWork {
  kind: 'remake'
  file: Blob
  fileType: FilmFileType
  target: PixelSize
  fit: PictureFit
  /** Null: all of it. */
  range: TrimRange | null
  dropsSound: boolean
}

/** Audio to be re-encoded: trimmed, faded, leveled, compressed. */
export interface SoundWork {
  kind: 'sound'
  file: Blob
  fileType: SoundFileType
  /** Null: all of it. */
  range: TrimRange | null
  shape: SoundShape
}

/** Reads a video's key frames. */
export interface KeyFramesWork {
  kind: 'keyFrames'
  file: Blob
}

/** Reads an audio's peaks over time. */
export interface WaveWork {
  kind: 'wave'
  file: Blob
  durationMs: number
  /** Number of peaks. */
  count: number
}

/** Reads frames of a video. */
export interface FilmStripWork {
  kind: 'filmStrip'
  file: Blob
  durationMs: number
  /** Number of frames. */
  count: number
}

export type CopyWork = ImageWork | CutWork | SoundWork | RemakeWork

/** Background work, one task at a time. */
export type FixWork = CopyWork | KeyFramesWork | WaveWork | FilmStripWork

/** A copy and its measurements. */
export interface FixResult {
  blob: Blob
  /** File extension, without the dot. */
  extension: string
  facts: CreativeFacts
}

/** Results of the work. */
export type ResultOf<Work extends FixWork> = Work extends KeyFramesWork | WaveWork
  ? number[]
  : Work extends FilmStripWork
    ? Blob[]
    : FixResult

export type FixAnswer =
  | { type: 'progress'; share: number }
  | { type: 'done'; result: ResultOf<FixWork> }
  /** `message` is shown to the person. */
  | { type: 'failed'; message: string }
  /** A script of the work did not load. */
  | { type: 'notLoaded' }
