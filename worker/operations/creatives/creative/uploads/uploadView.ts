import type { UploadPartRow, UploadRow } from '#database/queries/creatives/creativeUploads.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'

/** An unfinished upload, as the browser resumes it. */
export function uploadView(upload: UploadRow, parts: readonly UploadPartRow[]): UploadView {
  return {
    id: upload.id,
    lineId: upload.lineId,
    purpose: upload.purpose,
    fileName: upload.fileName,
    bytes: upload.bytes,
    partBytes: upload.partBytes,
    replaces: upload.replaces,
    receivedParts: parts.map(({ number }) => number),
    receivedBytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    statedSha256: upload.statedSha256,
    createdAt: upload.createdAt,
    expiresAt: upload.expiresAt,
  }
}
