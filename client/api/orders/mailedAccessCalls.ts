import type {
  CodeRecipient,
  MailedAccessView,
  MailedResourceKey,
} from '#domain/orders/access/mailedAccess.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

const routes = api['mailed-access'][':resource'][':id']

/**
 * The target of a mailed link, and the addresses that can receive a code. Raises ProductError, as all calls here do.
 */
export const readMailedAccessCall = (param: MailedResourceKey): Promise<MailedAccessView> =>
  answerOf<MailedAccessView>(routes.$get({ param }))

/** Requests a code by mail. Raises too_many_attempts. */
export const requestAccessCodeCall = (param: MailedResourceKey, recipient: CodeRecipient) =>
  answerOf<{ sentTo: string }>(routes.codes.$post({ param, json: { recipient } }))

/** Exchanges a code for a token. Raises two_factor_invalid, two_factor_expired, two_factor_too_often. */
export const enterAccessCodeCall = (
  param: MailedResourceKey,
  json: { recipient: CodeRecipient; code: string },
) => answerOf<{ token: string }>(routes.tokens.$post({ param, json }))
