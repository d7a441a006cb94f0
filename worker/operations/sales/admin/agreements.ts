import { runBatch } from '#database/batch.ts'
import {
  changeAgreement as changeStatements,
  findAgreement,
  insertAgreement,
  listAgreements,
} from '#database/queries/sales/agencyAgreements.ts'
import { hasAudited, listDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import type { AuditedFacts } from '#domain/foundation/admin/deskAudit.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import {
  type AgreementChange,
  type AgreementRow,
  type AgreementsPage,
  agreementState,
  agreementTerms,
  type AgreementTerms,
  type AgreementView,
  isSameAgreement,
  type NewAgreement,
} from '#domain/sales/admin/agencyAgreement.ts'
import type { AgencyAgreement } from '#domain/sales/offer/agencyAgreement.types.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

const PAGE_SIZE = 50

const rowOf = (
  { settings, now }: Pick<OperationContext, 'settings' | 'now'>,
  agreement: AgencyAgreement,
): AgreementRow => ({
  ...agreement,
  state: agreementState(agreement, dayIn(settings.SELLER_TIME_ZONE, now)),
})

/** A page of the agreements with agencies, by name. */
export async function readAgreements(
  context: OperationContext,
  { search, after }: { search: string; after: string | null },
): Promise<AgreementsPage> {
  const { db } = context
  const cursor = after === null ? null : await findAgreement(db, after)
  const found = await listAgreements(db, { search, after: cursor ?? null, limit: PAGE_SIZE + 1 })
  const { shown, last } = cutPage(found, PAGE_SIZE)
  return { rows: shown.map((agreement) => rowOf(context, agreement)), next: last?.id ?? null }
}

/** An agreement with its history. Raises agreement_not_found. */
export async function readAgreement(context: OperationContext, id: string): Promise<AgreementView> {
  const { db } = context
  const agreement = await findAgreement(db, id)
  if (!agreement) throw new ProductError('agreement_not_found')
  return { agreement: rowOf(context, agreement), audit: await listDeskAudit(db, id) }
}

/** Saves an agreement with an agency. Raises no_access, and invalid_input if another is in force. */
export async function makeAgreement(
  context: OperationContext,
  { reason, ...terms }: NewAgreement,
): Promise<AgreementView> {
  const agreement = { id: newId('agr'), ...terms }
  const entry = deskEntry(context, {
    kind: 'agency',
    subjectId: agreement.id,
    event: 'create',
    reason,
    after: { agency: agreement.agency, since: agreement.since, ...termsFacts(agreement) },
  })
  const { db } = context
  await runBatch(db, insertAgreement(db, entry, agreement))
  if (!(await hasAudited(db, entry.id))) throw overlap('since')
  return await readAgreement(context, agreement.id)
}

/**
 * Changes an agreement's terms; existing offers keep theirs. Raises no_access, agreement_not_found, invalid_input, and
 * agreement_changed when the terms differ from those shown.
 */
export async function changeAgreement(
  context: OperationContext,
  id: string,
  { before, after, reason }: AgreementChange,
): Promise<AgreementView> {
  const { agreement } = await readAgreement(context, id)
  if (!isSameAgreement(agreement, before)) throw new ProductError('agreement_changed')
  if (after.until !== null && after.until < agreement.since)
    throw new ProductError('invalid_input', {
      fields: [{ path: 'after.until', message: 'The last day must not be before the first.' }],
    })
  if (isSameAgreement(before, after)) return await readAgreement(context, id)
  const entry = deskEntry(context, {
    kind: 'agency',
    subjectId: id,
    event: 'change_terms',
    reason,
    before: termsFacts(before),
    after: termsFacts(after),
  })
  const { db } = context
  await runBatch(
    db,
    changeStatements(db, entry, { agreement, before, after: agreementTerms(after) }),
  )
  if (!(await hasAudited(db, entry.id))) {
    const now = (await readAgreement(context, id)).agreement
    throw isSameAgreement(now, before)
      ? overlap('after.until')
      : new ProductError('agreement_changed')
  }
  return await readAgreement(context, id)
}

const termsFacts = ({ commissionPermille, until, note }: AgreementTerms): AuditedFacts => ({
  commission: formatPermille(commissionPermille),
  until: until ?? 'further notice',
  ...(note === '' ? {} : { note }),
})

const overlap = (path: string) => {
  const message = 'Another agreement with this agency holds on some of these days.'
  return new ProductError('invalid_input', { message, fields: [{ path, message }] })
}
