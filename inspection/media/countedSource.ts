import { CustomSource } from 'mediabunny'
import { TooComplexError, type ByteSource } from '../byteSource.ts'

/** No honest file needs more: ten for each frame of an MP3, whose frames are short, with a minimum of two minutes. */
const FREE_STEPS = 60_000
const BYTES_PER_STEP = 20
const MOST_STEPS = 1_500_000
const CACHE_BYTES = 4 * 1024 * 1024

/** mediabunny calls it before it takes a piece, whether there is one or not; it is not among the declared types. */
const SIZE = '_getFileSize'

interface SizedSource {
  [SIZE]: () => unknown
}

const isSized = (source: unknown): source is SizedSource =>
  typeof source === 'object' && source !== null && SIZE in source

/**
 * A source for mediabunny that stops after too many pieces. Its readers can loop over cached frames and elements, or
 * request data beyond the end forever, which the reads and bytes of the file do not reveal.
 */
export function countedSource(source: ByteSource): CustomSource {
  const counted = new CustomSource({
    getSize: () => source.size,
    read: (start, end) => source.read(start, end),
    maxCacheSize: CACHE_BYTES,
    prefetchProfile: 'fileSystem',
    // An error while nobody awaits it occurs again on the next request.
    handleUnhandledError: () => {},
  })
  if (!isSized(counted)) throw new Error('mediabunny asks its sources in another way.')
  const most = Math.min(MOST_STEPS, FREE_STEPS + source.size / BYTES_PER_STEP)
  const sizeOf = counted[SIZE].bind(counted)
  let steps = 0
  counted[SIZE] = () => {
    steps += 1
    if (steps > most) throw new TooComplexError('The file has too many parts.')
    return sizeOf()
  }
  return counted
}
