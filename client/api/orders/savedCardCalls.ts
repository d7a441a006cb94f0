import type { CardOwnerKind } from '#domain/orders/payment/savedCard.ts'
import type { TestCard } from '#domain/orders/payment/testCard.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** The saved cards of the account and its team. Raises no_access. */
export const listCardsCall = async () => (await answerOf(api.cards.$get())).groups

/** Begins to add a card. Raises saved_cards_full, too_many_attempts. */
export const startCardSetupCall = async (ownerKind: CardOwnerKind) =>
  (await answerOf(api.cards.setups.$post({ json: { ownerKind } }))).setup

/** Saves a card confirmed by the gateway's form. Raises card_not_saved. */
export const finishCardSetupCall = (json: { ownerKind: CardOwnerKind; setupId: string }) =>
  answerOf(api.cards.$post({ json }))

/** Adds a test card. Raises payment_declined, invalid_input, saved_cards_full. */
export const addTestCardCall = (json: {
  ownerKind: CardOwnerKind
  clientId?: string
  card: TestCard
  accept: boolean | null
}) => answerOf(api.cards['test-cards'].$post({ json }))

/** Makes a card the default. Raises saved_card_not_found. */
export const chooseDefaultCardCall = (id: string) =>
  answerOf(api.cards[':id'].default.$put({ param: { id } }))

/** Removes a card. Raises saved_card_not_found. */
export const removeCardCall = (id: string) => answerOf(api.cards[':id'].$delete({ param: { id } }))
