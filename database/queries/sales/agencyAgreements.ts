import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import {
  agencyKey,
  agreementTerms,
  type AgreementTerms,
} from '#domain/sales/admin/agencyAgreement.ts'
import type { AgencyAgreement } from '#domain/sales/offer/agencyAgreement.types.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { agencyAgreements } from '#database/schema/sales/agencyAgreements.ts'
import { auditIf, isAudited, type NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'

const { id, agency, commissionPermille, since, until, note } = agencyAgreements
const { agencyKey: agencyKeyColumn } = agencyAgreements
const COLUMNS = { id, agency, commissionPermille, since, until, note }

/** The cursor of a list: after this agreement. */
export type AgreementCursor = Pick<AgencyAgreement, 'agency' | 'since' | 'id'>

/** Agreements by agency, whatever case and accents, and first day, from a cursor on; `search`: part of an agency's name. */
export const listAgreements = async (
  db: Database,
  { search, after, limit }: { search: string; after: AgreementCursor | null; limit: number },
): Promise<AgencyAgreement[]> => {
  const part = agencyKey(search)
  return await db
    .select(COLUMNS)
    .from(agencyAgreements)
    .where(
      and(
        part === '' ? undefined : sql`instr(agency_key, ${part}) > 0`,
        after
          ? sql`(${agencyKeyColumn}, ${since}, ${id}) > (${agencyKey(after.agency)}, ${after.since}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(asc(agencyKeyColumn), asc(since), asc(id))
    .limit(limit)
}

/** An agreement by its id. */
export const findAgreement = async (
  db: Database,
  agreementId: string,
): Promise<AgencyAgreement | undefined> =>
  await db.select(COLUMNS).from(agencyAgreements).where(eq(id, agreementId)).get()

/** The agreement with an agency on a day; undefined for none. */
export const findAgreementOf = async (
  db: Database,
  name: string,
  day: string,
): Promise<AgencyAgreement | undefined> =>
  agencyKey(name) === ''
    ? undefined
    : await db
        .select(COLUMNS)
        .from(agencyAgreements)
        .where(
          and(
            eq(agencyAgreements.agencyKey, agencyKey(name)),
            lte(since, day),
            or(isNull(until), gte(until, day)),
          ),
        )
        .get()

/** Another agreement of the agency that holds on one of these days. */
const overlaps = (of: AgencyAgreement) => sql`exists (select 1 from agency_agreements
  where agency_key = ${agencyKey(of.agency)} and id <> ${of.id}
    and since <= ${of.until ?? '9999-12-31'} and coalesce(until, '9999-12-31') >= ${of.since})`

/** Inserts an agreement, where no other one of its agency holds on its days, and its audit entry. */
export const insertAgreement = (
  db: Database,
  entry: NewDeskAudit,
  made: AgencyAgreement,
): Statement[] => [
  auditIf(db, entry, sql`not ${overlaps(made)}`),
  db.run(sql`
    insert into agency_agreements (id, agency, agency_key, commission_permille, since, until, note, created_at)
    select ${made.id}, ${made.agency}, ${agencyKey(made.agency)}, ${made.commissionPermille}, ${made.since},
      ${made.until}, ${made.note}, ${entry.at}
    where ${isAudited(entry.id)}`),
]

/** Changes the terms of an agreement, if they are unchanged since they were seen and no other one holds on its days. */
export const changeAgreement = (
  db: Database,
  entry: NewDeskAudit,
  {
    agreement,
    before,
    after,
  }: { agreement: AgencyAgreement; before: AgreementTerms; after: AgreementTerms },
): Statement[] => [
  auditIf(
    db,
    entry,
    sql`exists (select 1 from agency_agreements where id = ${agreement.id}
      and commission_permille = ${before.commissionPermille} and until is ${before.until} and note = ${before.note})
      and not ${overlaps({ ...agreement, ...after })}`,
  ),
  db
    .update(agencyAgreements)
    .set(agreementTerms(after))
    .where(and(eq(id, agreement.id), isAudited(entry.id))),
]
