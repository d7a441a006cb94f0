import {
  findStatement,
  listStatements,
  type StatementRecord,
} from '#database/queries/orders/agencyStatements.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type {
  StatementListRow,
  StatementView,
} from '#domain/orders/statement/statementView.types.ts'
import { statementCsv } from '#domain/orders/statement/statementCsv.ts'
import { renderPdf } from '#worker/adapters/pdf/renderPdf.ts'
import { statementPdf } from '#worker/adapters/pdf/statementPdf.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { agencyMember } from '#worker/operations/foundation/identity/ownMembership.ts'
import { sellerOf } from '../views/sellerOf.ts'

/** The statements of the caller's agency, the newest first. Raises team_not_found, team_second_factor, no_access. */
export async function listOwnStatements(context: OperationContext): Promise<StatementListRow[]> {
  const { teamId } = await agencyMember(context, 'readInvoices')
  const records = await listStatements(context.db, teamId)
  return records.map(({ id, month, issuedAt, document: { totals } }) => ({
    id,
    month,
    issuedAt,
    totals,
  }))
}

/** A statement of the caller's agency. Raises statement_not_found and what `listOwnStatements` does. */
export async function readStatement(context: OperationContext, id: string): Promise<StatementView> {
  const { issuedAt, document } = await openStatement(context, id)
  return { id, issuedAt, ...document }
}

/** A statement as a file, with its name. Raises what `readStatement` does. */
export async function readStatementFile(
  context: OperationContext,
  { id, kind }: { id: string; kind: 'csv' | 'pdf' },
): Promise<{ name: string; body: string | Uint8Array<ArrayBuffer> }> {
  const { document, issuedAt } = await openStatement(context, id)
  const name = `statement-${document.month}.${kind}`
  if (kind === 'csv') return { name, body: statementCsv(document) }
  const definition = statementPdf({ ...document, id, issuedAt }, sellerOf(context.settings))
  return { name, body: new Uint8Array(await renderPdf(context.env, definition)) }
}

async function openStatement(context: OperationContext, id: string): Promise<StatementRecord> {
  const { teamId } = await agencyMember(context, 'readInvoices')
  const found = await findStatement(context.db, teamId, id)
  if (!found) throw new ProductError('statement_not_found')
  return found
}
