import type { ByteRange } from '#domain/delivery/tags/byteRange.ts'
import type { AdFile } from '#domain/delivery/book/book.types.ts'
import { fileContentType } from '#worker/adapters/creatives/contentType.ts'
import {
  cacheFile,
  readCachedFile,
  readCachedLength,
  type FileCacheContext,
} from '#worker/adapters/fileCache.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { readBannerFile } from './readBannerFile.ts'
import { readStoredFile } from './readStoredFile.ts'
import { respondWithFile, type FileRequest, type ServedFile } from './respondWithFile.ts'

type Context = FileCacheContext & { env: Pick<Bindings, 'CREATIVES'> }

/** A request for an ad's file: the facts that its address carries, and the address without parameters as cache key. */
export interface AdFileRequest extends FileRequest {
  file: AdFile
  path: string
  cacheKey: string
}

/**
 * An ad's file, or a file in its banner's ZIP, without the database: from the edge cache or the bucket. A request that
 * misses the cache stores the whole file in it. Null if the file no longer exists.
 */
export async function serveAdFile(
  context: Context,
  request: AdFileRequest,
): Promise<ServedFile | null> {
  return request.file.isZip
    ? await serveBannerFile(context, request)
    : await serveMediaFile(context, request)
}

async function serveMediaFile(
  context: Context,
  { file, cacheKey, ...request }: AdFileRequest,
): Promise<ServedFile | null> {
  const { bytes, mimeType, sha256 } = file
  const facts = { bytes, contentType: mimeType, etag: `"${sha256}"` }
  return await respondWithFile(facts, request, async (range) => {
    const cached = await readCachedFile(cacheKey, range)
    if (cached) return cached
    cacheFile(context, cacheKey, facts, async () => await readStoredFile(context.env, file, null))
    return await readStoredFile(context.env, file, range)
  })
}

/** The length of a file in a ZIP, from the cache or by inflating it. */
async function serveBannerFile(
  context: Context,
  { file, path, cacheKey, ...request }: AdFileRequest,
): Promise<ServedFile | null> {
  const contentType = fileContentType(path)
  const etag = `"${file.sha256}/${encodeURIComponent(path)}"`
  const length = await readCachedLength(cacheKey)
  if (length !== null) {
    const cachedFacts = { bytes: length, contentType, etag }
    const served = await respondWithFile(cachedFacts, request, (range) =>
      readCachedFile(cacheKey, range),
    )
    // The cache may have evicted it between the two reads.
    if (served) return served
  }
  const content = await readBannerFile(context.env, file, { path, isAd: true })
  if (content === null) return null
  const facts = { bytes: content.byteLength, contentType, etag }
  cacheFile(context, cacheKey, facts, () => Promise.resolve(content))
  return await respondWithFile(facts, request, (range) => Promise.resolve(slice(content, range)))
}

const slice = (content: Uint8Array<ArrayBuffer>, range: ByteRange | null) =>
  range ? content.subarray(range.start, range.end) : content
