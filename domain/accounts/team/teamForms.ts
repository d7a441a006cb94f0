import { z } from 'zod'
import { accountEmailSchema } from '#domain/accounts/accountForms.ts'
import { provenDeletionSchema } from '#domain/accounts/ownerProof.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { nameField } from '#domain/foundation/forms/nameField.ts'
import { amountMinorSchema, currencySchema } from '#domain/foundation/money/money.ts'
import { GIVEN_TEAM_ROLES } from './teamRole.ts'

const givenTeamRoleSchema = z.enum(GIVEN_TEAM_ROLES)

/** Maximum number of members and open invitations of a team. */
export const TEAM_SIZE = 100

/** How long an invitation is valid. */
export const INVITATION_LIFE_DAYS = 7

export const newTeamSchema = z.object({ name: nameField('Team name', 80) })
export type NewTeam = z.output<typeof newTeamSchema>

export const teamChangeSchema = z.union([
  newTeamSchema.strict(),
  z.strictObject({ requiresTwoFactor: z.boolean() }),
  z.strictObject({ currency: currencySchema }),
])
export type TeamChange = z.output<typeof teamChangeSchema>

export const newInvitationSchema = z.object({
  email: accountEmailSchema,
  role: givenTeamRoleSchema,
})
export type NewInvitation = z.output<typeof newInvitationSchema>

export const roleChangeSchema = z.object({
  role: givenTeamRoleSchema,
  /** The role when the page was loaded. */
  before: givenTeamRoleSchema,
})
export type TeamRoleChange = z.output<typeof roleChangeSchema>

const limitField = amountMinorSchema.nullable()

/** A member's monthly limit, in the team's currency; null without a limit. */
export const limitChangeSchema = z.object({
  limitMinor: limitField,
  /** The limit and the currency when the page was loaded. */
  before: limitField,
  currency: currencySchema,
})
export type LimitChange = z.output<typeof limitChangeSchema>

/** The new owner, and the proof of the current one. */
export const ownershipTransferSchema = provenDeletionSchema.extend({ memberId: idSchema('tmm') })
export type OwnershipTransfer = z.output<typeof ownershipTransferSchema>

const SIGNATURE = /^[\w-]{43}$/

const isToken = (token: string): boolean => {
  const [id = '', signature = '', ...rest] = token.split('.')
  return rest.length === 0 && idPattern('tmi').test(id) && SIGNATURE.test(signature)
}

/** A mailed invitation: its ID and our signature. */
export const invitationTokenSchema = z.object({
  token: z.string().refine(isToken),
})
