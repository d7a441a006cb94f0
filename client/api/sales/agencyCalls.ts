import type { AgreementChange, NewAgreement } from '#domain/sales/admin/agencyAgreement.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

const one = api.agencies[':id']

/** A page of the agreements with agencies. Raises ProductError, as all calls here do. */
export const loadAgreements = (query: { search: string; after?: string }) =>
  answerOf(api.agencies.$get({ query }))

/** An agreement with its audit log. Raises agreement_not_found. */
export const loadAgreement = (id: string) => answerOf(one.$get({ param: { id } }))

/** Saves a new agreement. Raises invalid_input where another agreement covers its days. */
export const makeAgreementCall = (json: NewAgreement) => answerOf(api.agencies.$post({ json }))

/** Changes the terms of an agreement. Raises agreement_changed, invalid_input. */
export const changeAgreementCall = (id: string, json: AgreementChange) =>
  answerOf(one.$put({ param: { id }, json }))
