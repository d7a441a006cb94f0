import { allCardsOf, endCardOwner } from '#database/queries/orders/payments/savedCards.ts'
import type { PersonalData } from '#worker/operations/accounts/privacy/personalData.ts'

/** A person's saved cards. A job deletes them at the gateway with their customer. */
export const CARD_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => ({
    savedCards: (await allCardsOf(db, { kind: 'account', id: accountId })).map(
      ({ brand, last4, expMonth, expYear, gateway, createdAt }) => ({
        brand,
        last4,
        expMonth,
        expYear,
        gateway,
        createdAt,
      }),
    ),
  }),
  erase: async ({ db, now }, { id }) =>
    await endCardOwner(db, { kind: 'account', id }, now.toISOString()),
}
