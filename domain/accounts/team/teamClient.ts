import { z } from 'zod'
import { nameField } from '#domain/foundation/forms/nameField.ts'
import { accountEmailSchema } from '#domain/accounts/accountForms.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { CLIENT_ROLES, type GivenTeamRole } from './teamRole.ts'

/** Clients of an agency, archived ones included. */
export const CLIENT_COUNT = 500

/** The name on a client's reports. */
export const REPORT_NAMES = ['agency', 'client'] as const
export type ReportName = (typeof REPORT_NAMES)[number]

/** A client in the list that a member of its agency chooses from. */
export interface ClientChoice {
  id: string
  name: string
}

/** A client of an agency. */
export interface ClientView extends ClientChoice {
  reportName: ReportName
  isArchived: boolean
  createdAt: string
}

/** A client with its people, as the agency's owner manages it. */
export interface ManagedClient extends ClientView {
  members: ClientMemberView[]
  invitations: ClientInvitationView[]
}

export interface ClientMemberView {
  id: string
  name: string
  email: string
  role: GivenTeamRole
}

export interface ClientInvitationView {
  id: string
  email: string
  role: GivenTeamRole
  expiresAt: string
  hasExpired: boolean
}

/** The clients page; only the owner gets `canManage` and people. */
export interface ClientsPage {
  agencyName: string
  canManage: boolean
  clients: ManagedClient[]
}

const clientShape = {
  name: nameField('Client name', 80),
  reportName: z.enum(REPORT_NAMES),
}

export const newClientSchema = z.object(clientShape)
export type NewClient = z.output<typeof newClientSchema>

/** Only the changed fields, so that two tabs do not undo each other's changes. */
export const clientChangeSchema = z.union([
  z.strictObject(clientShape).partial(),
  z.strictObject({ isArchived: z.boolean() }),
])
export type ClientChange = z.output<typeof clientChangeSchema>

export const clientInvitationSchema = z.object({
  email: accountEmailSchema,
  role: z.enum(CLIENT_ROLES),
})
export type ClientInvitation = z.output<typeof clientInvitationSchema>

export const clientIdSchema = idSchema('cli')
