import {
  allowsRange,
  hasCurrentCopy,
  parseByteRange,
  type ByteRange,
} from '#domain/delivery/tags/byteRange.ts'

/** A response of the creatives' host, before its policies. */
export interface ServedFile {
  status: 200 | 206 | 304 | 416
  headers: Headers
  body: BodyInit | null
}

/** File facts stated in its response. */
export interface FileFacts {
  bytes: number
  contentType: string
  /** Strong, with its quotation marks. */
  etag: string
}

/** The parts of a file request that determine its response. */
export interface FileRequest {
  method: string
  headers: Headers
}

/**
 * Response to a file request (RFC 9110): whole, a range, not modified or an unsatisfiable range. `read` loads the file
 * or a range of it, and is called only if a body is sent. Null if the file no longer exists.
 */
export async function respondWithFile(
  { bytes, contentType, etag }: FileFacts,
  { method, headers: asked }: FileRequest,
  read: (range: ByteRange | null) => Promise<BodyInit | null>,
): Promise<ServedFile | null> {
  const headers = new Headers({ 'Accept-Ranges': 'bytes', ETag: etag })
  if (hasCurrentCopy(asked.get('If-None-Match'), etag)) return { status: 304, headers, body: null }
  // A range is defined only for GET.
  const header =
    method === 'GET' && allowsRange(asked.get('If-Range'), etag) ? asked.get('Range') : null
  const range = parseByteRange(header, bytes)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${bytes}`)
    return { status: 416, headers, body: null }
  }
  headers.set('Content-Type', contentType)
  const { start, end } = range === 'whole' ? { start: 0, end: bytes } : range
  headers.set('Content-Length', String(end - start))
  if (range !== 'whole') headers.set('Content-Range', `bytes ${start}-${end - 1}/${bytes}`)
  const body = method === 'HEAD' ? '' : await read(range === 'whole' ? null : range)
  if (body === null) return null
  return { status: range === 'whole' ? 200 : 206, headers, body: method === 'HEAD' ? null : body }
}
