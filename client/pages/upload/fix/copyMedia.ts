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
  type OutputFormat,
} from 'mediabunny'
import type { CutWork, FixResult, MediaFileType } from './fixWork.types.ts'
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
  'This file cannot be cut without encoding it again. Cut it where it was made, and export it in the length that is asked for.'

/** Opens a file for reading; dispose of it afterwards. */
export const openMedia = (file: Blob) =>
  new Input({ formats: ALL_FORMATS, source: new BlobSource(file) })

/** Cuts and leaves the sound out by copying: picture and sound stay as they are, to the bit. */
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
      onProgress,
    )
    return { blob, extension: fileType }
  } finally {
    input.dispose()
  }
}

/** Runs a conversion into memory; nothing of the file may get lost unasked. */
async function converted(
  input: Input,
  format: OutputFormat,
  options: Omit<ConversionOptions, 'input' | 'output'>,
  onProgress: (share: number) => void,
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
  if (!conversion.isValid || lost.length > 0) throw new UnfixableError(CANNOT_CUT)
  conversion.onProgress = onProgress
  await conversion.execute()
  if (!target.buffer) throw new UnfixableError(CANNOT_CUT)
  return new Blob([target.buffer], { type: format.mimeType })
}
