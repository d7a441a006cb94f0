import type { VersionRow } from '#database/queries/creatives/creatives.ts'
import { findVersion } from '#database/queries/creatives/creativeVersions.ts'
import { findProductionFile } from '#database/queries/creatives/productionFiles.ts'
import type { AdFile } from '#domain/delivery/book/book.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { carriedFile } from '#worker/adapters/creatives/creativeUrl.ts'
import { contentTypeOf, fileContentType } from '#worker/adapters/creatives/contentType.ts'
import { readBannerFile } from './readBannerFile.ts'
import { readStoredFile } from './readStoredFile.ts'
import { respondWithFile, type FileRequest, type ServedFile } from './respondWithFile.ts'

type Context = Pick<OperationContext, 'env' | 'db'>

/** Known facts of a stored file: a version of a creative, or a file of an ad creation. */
interface StoredFile extends Pick<
  VersionRow,
  'storageKey' | 'bytes' | 'sha256' | 'patches' | 'fileName'
> {
  /** Null for an uninspected file, which can only be downloaded. */
  facts: VersionRow['facts'] | null
}

interface Request extends FileRequest {
  /** The id of a version or file, or the facts of the file as `creativeUrl` writes them. */
  versionId: string
  /** Whether we signed the address. */
  isSigned: boolean
  path: string
  /** Whether a banner's page reports its behavior while it is shown. */
  isProbed: boolean
  /** Whether the file is downloaded rather than shown. */
  isSaved: boolean
}

/**
 * The file behind a signed address of the creatives' host, in ranges if a player requests them; of an HTML5 banner any
 * file in its ZIP. Null if it does not exist or we did not sign it.
 */
export async function serveCreative(
  context: Context,
  request: Request,
): Promise<ServedFile | null> {
  if (!request.isSigned) return null
  const carried = carriedFile(request.versionId)
  if (carried) return await showFile(context, carried, request)
  const file = await findStored(context, request.versionId)
  if (!file) return null
  if (request.isSaved || file.facts === null) return await saveFile(context, file)
  const isZip = file.facts.kind === 'html5'
  return await showFile(context, { ...file, isZip, mimeType: contentTypeOf(file.facts) }, request)
}

/** Display facts of a file, from its address or from the database. */
type ShownFile = Omit<AdFile, 'versionId'>

const showFile = async (context: Context, file: ShownFile, request: Request) =>
  file.isZip ? await serveFromZip(context, file, request) : await serveFile(context, file, request)

async function findStored({ db }: Context, id: string): Promise<StoredFile | undefined> {
  if (!id.startsWith('pfl_')) return await findVersion(db, id)
  const file = await findProductionFile(db, id)
  return file && { ...file, facts: file.facts ?? null, patches: [] }
}

/** The stored file under its own name, for download only. */
async function saveFile({ env }: Context, stored: StoredFile): Promise<ServedFile | null> {
  const file = await env.CREATIVES.get(stored.storageKey)
  if (!file) return null
  const name = encodeURIComponent(stored.fileName).replaceAll("'", '%27')
  const headers = new Headers({
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(stored.bytes),
    'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    ETag: `"${stored.sha256}"`,
  })
  return { status: 200, headers, body: file.body }
}

async function serveFromZip(
  { env }: Context,
  version: ShownFile,
  { path, isProbed, method, headers }: Request,
): Promise<ServedFile | null> {
  const content = await readBannerFile(env, version, { path, isProbed })
  if (content === null) return null
  // A probed page is a different file under the same path.
  const etag = `"${version.sha256}/${encodeURIComponent(path)}${isProbed ? '?probe' : ''}"`
  const facts = { bytes: content.byteLength, contentType: fileContentType(path), etag }
  return await respondWithFile(facts, { method, headers }, (range) =>
    Promise.resolve(range ? content.subarray(range.start, range.end) : content),
  )
}

async function serveFile(
  { env }: Context,
  version: ShownFile,
  request: Request,
): Promise<ServedFile | null> {
  const { bytes, sha256, mimeType } = version
  const facts = { bytes, contentType: mimeType, etag: `"${sha256}"` }
  return await respondWithFile(facts, request, (range) => readStoredFile(env, version, range))
}
