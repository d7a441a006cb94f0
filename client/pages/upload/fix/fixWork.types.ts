import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type { AudioFacts, CreativeFacts, VideoFacts } from '#domain/creative/creativeFacts.ts'
import type { Frame } from './fixGeometry.ts'
import type { TrimRange } from './trimRange.ts'

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

/** A look at where a film can be cut. */
export interface KeyFramesWork {
  kind: 'keyFrames'
  file: Blob
}

export type CopyWork = ImageWork | CutWork

/** What is done in the browser's background, one at a time. */
export type FixWork = CopyWork | KeyFramesWork

/** A copy and what was measured in it. */
export interface FixResult {
  blob: Blob
  /** How its file's name ends, without the dot. */
  extension: string
  facts: CreativeFacts
}

/** What a work gives. */
export type ResultOf<Work extends FixWork> = Work extends KeyFramesWork ? number[] : FixResult

export type FixAnswer =
  | { type: 'progress'; share: number }
  | { type: 'done'; result: FixResult | number[] }
  /** `message` is for people. */
  | { type: 'failed'; message: string }
