import type {
  AgencyClientRow,
  ClientTermsView,
  NewTerms,
} from '#domain/orders/statement/clientTerms.ts'
import type {
  StatementListRow,
  StatementView,
} from '#domain/orders/statement/statementView.types.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** The statements of the agency. Raises ProductError, as all calls here do. */
export const listStatementsCall = async (): Promise<{ statements: StatementListRow[] }> =>
  await answerOf(api.statements.$get())

export const listTermsCall = async (): Promise<{ terms: ClientTermsView[] }> =>
  await answerOf(api.statements.terms.$get())

export const acceptTermsCall = async (id: string): Promise<{ terms: ClientTermsView[] }> =>
  await answerOf(api.statements.terms[':id'].acceptance.$post({ param: { id } }))

export const readStatementCall = async (id: string): Promise<{ statement: StatementView }> =>
  await answerOf(api.statements[':id'].$get({ param: { id } }))

/** URL of a statement's file. */
export const statementFileAddress = (id: string, kind: 'csv' | 'pdf'): string =>
  `/api/statements/${id}/${kind}`

/** Clients of agencies that match a text, for the desk. */
export const findAgencyClientsCall = async (
  search: string,
): Promise<{ clients: AgencyClientRow[] }> =>
  await answerOf(api['agency-clients'].$get({ query: { search } }))

export const proposeTermsCall = async (id: string, json: NewTerms): Promise<unknown> =>
  await answerOf(api['agency-clients'][':id'].terms.$post({ param: { id }, json }))
