import { connect } from '#database/connection.ts'
import type { VersionRow } from '#database/queries/creatives.ts'
import { findVersion } from '#database/queries/creativeVersions.ts'
import { findProductionFile } from '#database/queries/productionFiles.ts'
import { MAX_INFLATED_BYTES, MAX_ZIP_FILES } from '#domain/creative/fileLimits.ts'
import { applyPatches, type BytePatch } from '#domain/creative/bytePatch.ts'
import type { BannerFiles } from '#inspection/html5/previewProbe.ts'
import { withPreviewProbe } from '#inspection/html5/withPreviewProbe.ts'
import { withClickTag } from '#inspection/html5/withClickTag.ts'
import { inflateEntry } from '#inspection/zip/inflateEntry.ts'
import { readZipDirectory } from '#inspection/zip/zipDirectory.ts'
import { fileSource } from '../../adapters/creativeStore.ts'
import type { OperationContext } from '../../platform/env.ts'
import { contentTypeOf, fileContentType } from '../../adapters/contentType.ts'

export interface ServedFile {
  status: 200 | 206 | 304 | 416
  headers: Headers
  body: BodyInit | null
}

type Context = Pick<OperationContext, 'env'>

/** What is known of a stored file: a version of a creative, or a file of an ad creation. */
interface StoredFile extends Pick<
  VersionRow,
  'storageKey' | 'bytes' | 'sha256' | 'patches' | 'fileName'
> {
  /** Null for what nobody has looked into: it is only ever saved. */
  facts: VersionRow['facts'] | null
}

interface Request {
  versionId: string
  /** Whether the signature in the address is ours. */
  isSigned: boolean
  path: string
  /** Whether a banner’s page is to tell what it does while it is shown. */
  isProbed: boolean
  /** Whether the file is to be saved, not shown. */
  isSaved: boolean
  /** Whether it is shown as an ad, so that a banner's page is told where its clicks go. */
  isAd?: boolean
  headers: Headers
}

/**
 * The file behind a signed address of the creatives' host, in ranges where a player asks for them; of an HTML5 banner
 * any file in its ZIP. Null for what does not exist or was not signed by us.
 */
export async function serveCreative(
  context: Context,
  request: Request,
): Promise<ServedFile | null> {
  if (!request.isSigned) return null
  const file = await findStored(context, request.versionId)
  if (!file) return null
  if (request.isSaved || file.facts === null) return await saveFile(context, file)
  return file.facts.kind === 'html5'
    ? await serveFromZip(context, file, request)
    : await serveFile(context, { ...file, facts: file.facts }, request.headers)
}

async function findStored({ env }: Context, id: string): Promise<StoredFile | undefined> {
  const db = connect(env.DB)
  if (!id.startsWith('pfl_')) return await findVersion(db, id)
  const file = await findProductionFile(db, id)
  return file && { ...file, facts: file.facts ?? null, patches: [] }
}

/** The file as it was stored, under its own name, for nothing but a disk. */
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
  version: StoredFile,
  { path, isProbed, isAd }: Pick<Request, 'path' | 'isProbed' | 'isAd'>,
): Promise<ServedFile | null> {
  const source = fileSource(env, { key: version.storageKey, bytes: version.bytes })
  const { entries } = await readZipDirectory(source, MAX_ZIP_FILES)
  const entry = entries.find((one) => one.path === path)
  const bytes = entry && (await inflateEntry(source, entry, MAX_INFLATED_BYTES))
  if (!bytes) return null
  return {
    status: 200,
    headers: new Headers({ 'Content-Type': fileContentType(path) }),
    body: isPage(path)
      ? preparedPage(bytes, { isProbed, isAd }, { page: path, files: entries })
      : bytes,
  }
}

function preparedPage(
  page: Uint8Array<ArrayBuffer>,
  how: Pick<Request, 'isProbed' | 'isAd'>,
  banner: BannerFiles,
) {
  if (how.isAd) return withClickTag(page)
  return how.isProbed ? withPreviewProbe(page, banner) : page
}

const isPage = (path: string) => /\.html?$/i.test(path)

async function serveFile(
  { env }: Context,
  version: StoredFile & Pick<VersionRow, 'facts'>,
  asked: Headers,
): Promise<ServedFile | null> {
  const range = asked.has('Range') ? { range: asked } : {}
  const file = await env.CREATIVES.get(version.storageKey, range).catch(() => undefined)
  if (file === undefined) {
    const headers = new Headers({ 'Content-Range': `bytes */${version.bytes}` })
    return { status: 416, headers, body: null }
  }
  if (file === null) return null
  const { start, end } = servedRange(file.range, version.bytes)
  const headers = new Headers({
    'Content-Type': contentTypeOf(version.facts),
    'Content-Length': String(end - start),
    'Accept-Ranges': 'bytes',
    ETag: `"${version.sha256}"`,
  })
  if (asked.has('Range')) headers.set('Content-Range', `bytes ${start}-${end - 1}/${version.bytes}`)
  return {
    status: asked.has('Range') ? 206 : 200,
    headers,
    body: withPatches(file.body, start, version.patches),
  }
}

/** Which bytes the bucket gives; the end is not part of it. */
function servedRange(range: R2Range | undefined, bytes: number): { start: number; end: number } {
  if (!range) return { start: 0, end: bytes }
  // Locally each of the three is there, and undefined where it was not asked for.
  const {
    offset = 0,
    length,
    suffix,
  } = range as Partial<Record<'offset' | 'length' | 'suffix', number>>
  const start = suffix === undefined ? offset : Math.max(0, bytes - suffix)
  return { start, end: length === undefined ? bytes : Math.min(bytes, start + length) }
}

/** The stored bytes, with those that are shown other than they are stored. */
function withPatches(
  body: ReadableStream<Uint8Array>,
  start: number,
  patches: readonly BytePatch[],
): ReadableStream<Uint8Array> {
  if (patches.length === 0) return body
  let at = start
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const shown = chunk.slice()
        applyPatches(shown, at, patches)
        at += chunk.byteLength
        controller.enqueue(shown)
      },
    }),
  )
}
