import type {
  CreativeFacts,
  FileType,
  UnknownFacts,
} from '#domain/creatives/creative/creativeFacts.ts'
import { FILE_TYPE_NAMES } from '#domain/creatives/creative/measureWords.ts'
import { readUpTo, TooComplexError, UnopenedError, type ByteSource } from './byteSource.ts'
import { TYPE_HEAD_BYTES, detectType } from './detectType.ts'

/**
 * Measures a file only by its content: the same code runs in the browser, before the upload, and in
 * the Worker, on the stored file. Reads only the parts it needs. Never throws for a bad file:
 * unreadable is a fact, too. Throws the source's errors, and errors of loading a reader, neither of
 * which concern the file.
 */
export async function readCreative(source: ByteSource): Promise<CreativeFacts> {
  if (source.size === 0) return unknownFacts(0, 'empty', null)
  const watched = watchedSource(source)
  const detected = detectType(await readUpTo(watched.source, 0, TYPE_HEAD_BYTES))
  if (detected.fileType === null) {
    return unknownFacts(source.size, 'unrecognized', detected.looksLike)
  }
  const read = await readerOf(detected.fileType)
  try {
    return await read(watched.source)
  } catch (error) {
    if (watched.failure !== undefined) throw watched.failure.error
    if (!(error instanceof Error)) throw error
    return unknownFacts(source.size, reasonOf(error), FILE_TYPE_NAMES[detected.fileType])
  }
}

function reasonOf(error: Error): UnknownFacts['reason'] {
  if (error instanceof TooComplexError) return 'too_complex'
  return error instanceof UnopenedError ? error.reason : 'damaged'
}

/** Preloads the readers of pictures and banners, or those of video and sound: a file may be chosen offline. */
export async function loadReaders(kinds: ReadonlySet<'pictures' | 'media'>): Promise<void> {
  await Promise.all([
    ...(kinds.has('pictures')
      ? [import('./html5/readHtml5.ts'), import('./image/readImage.ts')]
      : []),
    ...(kinds.has('media') ? [import('./media/readMedia.ts')] : []),
  ])
}

/** Each reader is loaded on the first file of its type, so that no page pays for it before. */
async function readerOf(
  fileType: FileType,
): Promise<(source: ByteSource) => Promise<CreativeFacts>> {
  if (fileType === 'zip') return (await import('./html5/readHtml5.ts')).readHtml5
  if (fileType === 'png' || fileType === 'jpeg' || fileType === 'gif') {
    const { readImage } = await import('./image/readImage.ts')
    return (source) => readImage(source, fileType)
  }
  const { readMedia } = await import('./media/readMedia.ts')
  return (source) => readMedia(source, fileType)
}

/** Distinguishes a failing store from a damaged file. */
function watchedSource(source: ByteSource) {
  const watched: { source: ByteSource; failure?: { error: unknown } } = {
    source: {
      size: source.size,
      read: async (start, end) => {
        try {
          return await source.read(start, end)
        } catch (error) {
          watched.failure = { error }
          throw error
        }
      },
    },
  }
  return watched
}

function unknownFacts(
  bytes: number,
  reason: UnknownFacts['reason'],
  looksLike: string | null,
): UnknownFacts {
  return { kind: 'unknown', bytes, reason, looksLike }
}
