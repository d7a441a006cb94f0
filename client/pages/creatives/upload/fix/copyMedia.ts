import {
  AdtsOutputFormat,
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  FlacOutputFormat,
  Input,
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WavOutputFormat,
  WebMOutputFormat,
  type ConversionOptions,
  type ConversionVideoOptions,
  type OutputFormat,
} from 'mediabunny'
import '#inspection/media/quietMedia.ts'
import { FILM_FORMATS } from './film/filmFormats.ts'
import type { CutWork, FixResult, MediaFileType, RemakeWork } from './fixWork.types.ts'
import { UnfixableError } from './UnfixableError.ts'

const FORMATS = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
  m4a: () => new Mp4OutputFormat(),
  mp3: () => new Mp3OutputFormat(),
  wav: () => new WavOutputFormat(),
  aac: () => new AdtsOutputFormat(),
  ogg: () => new OggOutputFormat(),
  flac: () => new FlacOutputFormat(),
} as const satisfies Record<MediaFileType, () => OutputFormat>

const CANNOT_CUT =
  'This file cannot be cut without encoding it again. Cut it in your editing program and export it in the required length.'

const CANNOT_REMAKE =
  'This browser cannot encode the video again. Export it as MP4 with H.264 in the required size.'

/** Bits per pixel for a second of 30 frames: enough to look like the original. */
const BITS_PER_PIXEL = 4

/** Opens a file for reading; the caller must dispose of it. */
export const openMedia = (file: Blob) =>
  new Input({ formats: ALL_FORMATS, source: new BlobSource(file) })

/** Trims and mutes without re-encoding: picture and sound stay the same bit for bit. */
export async function cutMedia(
  work: CutWork,
  onProgress: (share: number) => void,
): Promise<Omit<FixResult, 'facts'>> {
  const { range, dropsSound, fileType } = work
  const input = openMedia(work.file)
  try {
    const blob = await converted(
      input,
      FORMATS[fileType](),
      {
        tracks: 'primary',
        copy: { mode: 'forced', boundaryPolicy: 'shrink', shiftTolerance: Infinity },
        ...(range ? { trim: { start: range.startMs / 1000, end: range.endMs / 1000 } } : {}),
        ...(dropsSound ? { audio: { discard: true } } : {}),
      },
      { onProgress, failure: CANNOT_CUT },
    )
    return { blob, extension: fileType }
  } finally {
    input.dispose()
  }
}

/** Re-encodes a video in another size; copies its sound if the new container allows it. */
export async function remakeFilm(
  work: RemakeWork,
  onProgress: (share: number) => void,
): Promise<Omit<FixResult, 'facts'>> {
  const { range, dropsSound, fileType, target } = work
  const input = openMedia(work.file)
  try {
    const blob = await converted(
      input,
      FORMATS[fileType](),
      {
        tracks: 'primary',
        video: {
          ...target,
          ...pictureOf(work),
          codec: FILM_FORMATS[fileType].codec,
          bitrate: target.width * target.height * BITS_PER_PIXEL,
          forceTranscode: true,
          // Screens ignore rotation, so portrait videos are stored in portrait.
          allowTransformationMetadata: false,
        },
        ...(range ? { trim: { start: range.startMs / 1000, end: range.endMs / 1000 } } : {}),
        ...(dropsSound ? { audio: { discard: true } } : {}),
      },
      { onProgress, failure: CANNOT_REMAKE },
    )
    return { blob, extension: fileType }
  } finally {
    input.dispose()
  }
}

/** Crops the picture to fill the frame, or pads it with bars. */
function pictureOf({ fit }: RemakeWork): Pick<ConversionVideoOptions, 'fit' | 'crop'> {
  if (fit.mode === 'bars') return { fit: 'contain' }
  const { x, y, width, height } = fit.frame
  const crop = {
    left: Math.round(x),
    top: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }
  return { fit: 'fill', crop }
}

/** Runs a conversion into memory; no part of the file may be lost silently. `failure`: the message of a failed one. */
async function converted(
  input: Input,
  format: OutputFormat,
  options: Omit<ConversionOptions, 'input' | 'output'>,
  { onProgress, failure }: { onProgress: (share: number) => void; failure: string },
): Promise<Blob> {
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    ...options,
    input,
    output: new Output({ format, target }),
    showWarnings: false,
  })
  const lost = conversion.discardedTracks.filter(
    ({ track, reason }) =>
      reason !== 'discarded_by_user' && (track.type === 'video' || track.type === 'audio'),
  )
  if (!conversion.isValid || lost.length > 0) throw new UnfixableError(failure)
  conversion.onProgress = onProgress
  await conversion.execute()
  if (!target.buffer) throw new UnfixableError(failure)
  return new Blob([target.buffer], { type: format.mimeType })
}
