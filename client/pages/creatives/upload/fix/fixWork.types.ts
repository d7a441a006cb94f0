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

/** How a picture comes to its size: a part of it, or all of it with bars of a color. */
export type PictureFit = { mode: 'crop'; frame: Frame } | { mode: 'bars'; color: string }

/** A still picture made to fit. */
export interface ImageWork {
  kind: 'image'
  file: Blob
  target: PixelSize
  fit: PictureFit
  /** Whether it is to stay PNG where that is not too heavy. */
  prefersPng: boolean
  /** The weight to stay below where that is possible, bytes. */
  maxBytes: number
}

export type MediaFileType = (VideoFacts | AudioFacts)['fileType']

/** Sound or video cut, without making it anew. */
export interface CutWork {
  kind: 'cut'
  file: Blob
  fileType: MediaFileType
  /** null: all of it. */
  range: TrimRange | null
  dropsSound: boolean
}

/** A film made anew in another size. */
export interface RemakeWork {
  kind: 'remake'
  file: Blob
  fileType: FilmFileType
  target: PixelSize
  fit: PictureFit
  /** null: all of it. */
  range: TrimRange | null
  dropsSound: boolean
}

/** Sound made anew: cut, faded, brought to a loudness, packed otherwise. */
export interface SoundWork {
  kind: 'sound'
  file: Blob
  fileType: SoundFileType
  /** null: all of it. */
  range: TrimRange | null
  shape: SoundShape
}

/** A look at where a film can be cut. */
export interface KeyFramesWork {
  kind: 'keyFrames'
  file: Blob
}

/** A look at how loud a file's sound is, moment by moment. */
export interface WaveWork {
  kind: 'wave'
  file: Blob
  durationMs: number
  /** How many moments. */
  count: number
}

/** A look at the pictures of a film. */
export interface FilmStripWork {
  kind: 'filmStrip'
  file: Blob
  durationMs: number
  /** How many pictures. */
  count: number
}

export type CopyWork = ImageWork | CutWork | SoundWork | RemakeWork

/** What is done in the browser's background, one at a time. */
export type FixWork = CopyWork | KeyFramesWork | WaveWork | FilmStripWork

/** A copy and what was measured in it. */
export interface FixResult {
  blob: Blob
  /** How its file's name ends, without the dot. */
  extension: string
  facts: CreativeFacts
}

/** What a work gives. */
export type ResultOf<Work extends FixWork> = Work extends KeyFramesWork | WaveWork
  ? number[]
  : Work extends FilmStripWork
    ? Blob[]
    : FixResult

export type FixAnswer =
  | { type: 'progress'; share: number }
  | { type: 'done'; result: ResultOf<FixWork> }
  /** `message` is for people. */
  | { type: 'failed'; message: string }
  /** A script of the work did not load. */
  | { type: 'notLoaded' }
