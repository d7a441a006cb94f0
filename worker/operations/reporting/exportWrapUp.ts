import { listPictures } from '#database/queries/delivery/deliveryReport.ts'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { readFile } from '#worker/adapters/creatives/creativeStore.ts'
import { renderPdf } from '#worker/adapters/pdf/renderPdf.ts'
import { wrapUpPdf } from '#worker/adapters/pdf/wrapUpPdf.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { readReport, type ReportRequest } from './readReport.ts'

/** Number and size of pictures in a document that can be mailed, the most shown creatives first. */
const MOST_PICTURES = 12
const MOST_BYTES = 1_500_000
const MOST_PIXELS = 2_500_000

/** A report as a document to share, with the customer's own creatives. Raises order_not_found. */
export async function exportWrapUp(
  context: OperationContext,
  request: ReportRequest,
): Promise<{ name: string; body: Uint8Array<ArrayBuffer> }> {
  const report = await readReport(context, request)
  const name = `wrap-up-${report.order.number}-${report.asOf.slice(0, 10)}.pdf`
  const pictures = await picturesOf(context, report)
  return { name, body: new Uint8Array(await rendered(context, report, pictures)) }
}

async function rendered(
  { env }: OperationContext,
  report: ReportView,
  pictures: ReadonlyMap<string, string>,
): Promise<Uint8Array> {
  try {
    return await renderPdf(env, wrapUpPdf(report, pictures))
  } catch (error) {
    if (pictures.size === 0) throw error
    // A picture that browsers support and the document's engine does not: its name replaces it.
    log('warn', 'wrap-up without pictures', { message: String(error) })
    return await renderPdf(env, wrapUpPdf(report, new Map()))
  }
}

/** Files of creatives that a document can embed, as data URLs by version. */
async function picturesOf(
  { db, env }: OperationContext,
  { breakdowns: { creative } }: ReportView,
): Promise<Map<string, string>> {
  const first = creative.slice(0, MOST_PICTURES).map(({ key }) => key)
  const versions = await listPictures(db, first)
  const found = new Map<string, string>()
  for (const { id, facts, storageKey } of versions) {
    const type = pictureType(facts)
    const file = type === null ? null : await readFile(env, storageKey)
    if (file) found.set(id, `data:image/${type};base64,${Buffer.from(file).toString('base64')}`)
  }
  return found
}

function pictureType(facts: CreativeFacts): 'png' | 'jpeg' | null {
  if (facts.kind !== 'image' || facts.fileType === 'gif') return null
  const isSmall = facts.bytes <= MOST_BYTES && facts.width * facts.height <= MOST_PIXELS
  // The document's engine does not rotate pictures.
  return isSmall && facts.orientation === 1 ? facts.fileType : null
}
