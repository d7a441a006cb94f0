import { z } from 'zod'
import { clientIdSchema } from '#domain/accounts/team/teamClient.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { cardOwnerKindSchema } from './savedCard.ts'
import { testCardSchema } from './testCard.ts'

/** A saved card for a payment. */
export const chosenCardSchema = z.object({ cardId: idSchema('crd') })

/** Whether a new card is saved with its payment. */
export const savingSchema = z.object({ isSaved: z.boolean() })

/** The owner of a new card. For a client: `clientId`, by default the client that the tab works for. */
export const newCardSchema = z.object({
  ownerKind: cardOwnerKindSchema,
  clientId: clientIdSchema.optional(),
})
export type NewCardOwner = z.infer<typeof newCardSchema>

/** A card confirmed by the gateway's form. */
export const addedCardSchema = newCardSchema.extend({
  setupId: z.string().regex(/^seti_\w{1,200}$/),
})

/** A test card to add; `accept` answers its challenge, if it has one. */
export const newTestCardSchema = newCardSchema.extend({
  card: testCardSchema,
  accept: z.boolean().nullable(),
})
