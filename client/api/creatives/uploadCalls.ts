import type { RuntimeChange } from '#domain/orders/order/changes/changeRuntime.ts'
import type { KeptMeasure, PreviewMeasure } from '#domain/creatives/creative/previewMeasure.ts'
import type { CreativeEdit } from '#domain/creatives/review/creativeEditSchema.ts'
import type { CreativeView, UploadAreaView } from '#domain/creatives/review/creativeView.ts'
import type { UploadStart, UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import { ProductError, type ErrorBody } from '#domain/foundation/errors/productError.ts'
import {
  answerOf,
  api,
  mailedAccessHeaders,
  sessionHeaders,
} from '#client/api/foundation/apiClient.ts'

/** Headers of the session and of mailed codes entered in this browser. */
export const opened = () => ({ headers: { ...sessionHeaders(), ...mailedAccessHeaders() } })

const uploads = api.lines[':id'].uploads

/** Data of the upload page of a line or an order. Raises order_not_found, as all calls here do for a stranger. */
export const loadUploadArea = (id: string): Promise<UploadAreaView> =>
  answerOf<UploadAreaView>(api['upload-areas'][':id'].$get({ param: { id } }, opened()))

/** Begins an upload, or resumes an interrupted upload of the same file. Raises ProductError. */
export async function startUploadCall(lineId: string, start: UploadStart): Promise<UploadView> {
  const answer = answerOf<{ upload: UploadView }>(
    uploads.$post({ param: { id: lineId }, json: start }, opened()),
  )
  return (await answer).upload
}

/** Assembles the uploaded parts into a creative. Raises upload_incomplete with the missing ones. */
export async function completeUploadCall(upload: UploadKey): Promise<CreativeView> {
  const param = { id: upload.lineId, uploadId: upload.id }
  const answer = answerOf<{ creative: CreativeView }>(
    uploads[':uploadId'].completion.$post({ param }, opened()),
  )
  return (await answer).creative
}

/** Identifies an upload by its own ID and its line's. */
export type UploadKey = Pick<UploadView, 'id' | 'lineId'>

/** Cancels an upload and discards its parts. Raises ProductError. */
export async function abandonUploadCall({ id, lineId }: UploadKey): Promise<void> {
  const param = { id: lineId, uploadId: id }
  await answerOf<null>(
    uploads[':uploadId'].$delete({ param }, opened()).then((answer) => ({
      ok: answer.ok,
      json: async () => (answer.ok ? null : ((await answer.json()) as null)),
    })),
  )
}

/** An upload of one part, with its listener and abort signal. */
export interface PartRequest {
  upload: UploadKey
  part: number
  content: Blob
  signal: AbortSignal
  /** Bytes of this part sent so far. */
  onSent: (bytes: number) => void
}

/** Sends one part. Raises ProductError; `unavailable` without a response, an AbortError when aborted. */
export function putPartCall({ upload, part, content, signal, onSent }: PartRequest): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // fetch reports no upload progress.
  const request = new XMLHttpRequest()
  request.open('PUT', `/api/lines/${upload.lineId}/uploads/${upload.id}/parts/${part}`)
  for (const [name, value] of Object.entries(opened().headers))
    request.setRequestHeader(name, value)
  request.setRequestHeader('Content-Type', 'application/octet-stream')
  const callOff = () => request.abort()
  signal.addEventListener('abort', callOff)
  request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) resolve()
    else reject(errorOf(request))
  })
  request.addEventListener('error', () => reject(new ProductError('unavailable')))
  request.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')))
  request.addEventListener('loadend', () => signal.removeEventListener('abort', callOff))
  if (signal.aborted) reject(new DOMException('Called off', 'AbortError'))
  else request.send(content)
  return promise
}

function errorOf(request: XMLHttpRequest): ProductError {
  try {
    const { error } = JSON.parse(request.responseText) as ErrorBody
    return new ProductError(error.code, { message: error.message, details: error.details })
  } catch {
    return new ProductError('unavailable')
  }
}

const creative = api.creatives[':id']

/** Changes a creative's title or landing page. Raises ProductError. */
export async function editCreativeCall(id: string, json: CreativeEdit): Promise<CreativeView> {
  const answer = answerOf<{ creative: CreativeView }>(
    creative.$patch({ param: { id }, json }, opened()),
  )
  return (await answer).creative
}

/** Removes a creative from its line at once. Raises ProductError. */
export const removeCreativeCall = (id: string): Promise<unknown> =>
  answerOf<unknown>(creative.$delete({ param: { id } }, opened()))

/** Undoes a removal. Raises removal_final after 30 seconds. */
export const restoreCreativeCall = (id: string): Promise<unknown> =>
  answerOf<unknown>(creative.restoration.$post({ param: { id } }, opened()))

/** Answers a denial or a change request of the desk. Raises nothing_to_answer. */
export const answerReviewCall = (id: string, text: string): Promise<unknown> =>
  answerOf<unknown>(creative.answers.$post({ param: { id }, json: { text } }, opened()))

/** Reports this browser's measurements of a banner in its preview, and returns all known ones. Raises ProductError. */
export async function reportPreviewCall(
  param: { id: string; versionId: string },
  json: PreviewMeasure,
): Promise<KeptMeasure | null> {
  const answer = answerOf<{ preview: KeptMeasure | null }>(
    creative.versions[':versionId'].preview.$put({ param, json }, opened()),
  )
  return (await answer).preview
}

/** Moves a campaign whose banners are late. Raises ProductError. */
export const moveFlightCall = (lineId: string, json: RuntimeChange): Promise<unknown> =>
  answerOf<unknown>(api.lines[':id'].runtime.$put({ param: { id: lineId }, json }, opened()))
