import type { NoteRow, StoredCreative, VersionRow } from '#database/queries/creatives/creatives.ts'
import type { CreativeView, NoteView, VersionView } from '#domain/creatives/review/creativeView.ts'
import { withPreviewAdvice } from '#domain/creatives/creative/previewMeasure.ts'
import { creativeUrl } from '#worker/adapters/creatives/creativeUrl.ts'
import type { OperationContext } from '#worker/platform/env.ts'

type Context = Pick<OperationContext, 'settings'>

/** A version as its buyer and the desk see it. */
export async function versionView(context: Context, version: VersionRow): Promise<VersionView> {
  return {
    id: version.id,
    number: version.number,
    state: version.state,
    fileName: version.fileName,
    bytes: version.bytes,
    formatId: version.formatId,
    facts: version.facts,
    findings: withPreviewAdvice(version),
    preview: version.preview ?? null,
    landingPage: version.landingPage,
    previewUrl: await creativeUrl(context.settings, version),
    createdAt: version.createdAt,
    submittedAt: version.submittedAt,
    decidedAt: version.decidedAt,
    denialClass: version.denialClass,
    decisionText: version.decisionText,
  }
}

const noteView = ({ at, author, kind, versionId, denialClass, text }: NoteRow): NoteView => ({
  at,
  author,
  kind,
  versionId,
  denialClass,
  text,
})

/** A creative as its buyer and the desk see it. */
export async function creativeView(
  context: Context,
  { creative, versions, notes }: StoredCreative,
): Promise<CreativeView> {
  const approved = versions.find(({ state }) => state === 'approved')
  const [newest] = versions
  const pending = newest && newest.id !== approved?.id ? newest : undefined
  const { id, lineId, title, nameForReporting, weight, createdAt, removedAt } = creative
  return {
    id,
    lineId,
    title,
    nameForReporting,
    weight,
    schedule: creative.schedule ?? null,
    createdAt,
    removedAt,
    approved: approved ? await versionView(context, approved) : null,
    pending: pending ? await versionView(context, pending) : null,
    versionCount: versions.length,
    notes: notes.map(noteView),
  }
}
