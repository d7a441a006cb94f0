import type { StatementDocument, StatementTotal } from './agencyStatement.ts'

/** A statement in the list of an agency. */
export interface StatementListRow {
  id: string
  month: string
  issuedAt: string
  totals: StatementTotal[]
}

/** A statement for its page. */
export interface StatementView extends StatementDocument {
  id: string
  issuedAt: string
}
