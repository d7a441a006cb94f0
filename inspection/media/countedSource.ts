import { CustomSource } from 'mediabunny'
import { TooComplexError, type ByteSource } from '../byteSource.ts'

/** No honest file needs more: ten for each frame of an MP3, whose frames are short, and two minutes at any rate. */
const FREE_STEPS = 60_000
const BYTES_PER_STEP = 20
const MOST_STEPS = 1_500_000
const CACHE_BYTES = 4 * 1024 * 1024

/** What mediabunny calls before it takes a piece, whether there is one or not; not among its declared types. */
const SIZE = '_getFileSize'

interface SizedSource {
  [SIZE]: () => unknown
}

const isSized = (source: unknown): source is SizedSource =>
  typeof source === 'object' && source !== null && SIZE in source

/**
 * A source for mediabunny that gives up after too many pieces. Its readers walk through frames and elements that lie in
 * their cache, or ask for one behind the end for ever: the reads and bytes of the file say nothing of that.
 */
export function countedSource(source: ByteSource): CustomSource {
  const counted = new CustomSource({
    getSize: () => source.size,
    read: (start, end) => source.read(start, end),
    maxCacheSize: CACHE_BYTES,
    prefetchProfile: 'fileSystem',
    // What fails while nobody waits fails again when it is asked for.
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
