import type { Role } from './capability.ts'

/** A logged-in account as every part of the product knows it. Its email is verified. */
export interface Account {
  id: string
  role: Exclude<Role, 'visitor'>
  email: string
  firstName: string
  lastName: string
  /** International format, E.164; empty when none was given. */
  phoneNumber: string
  isApp2FAEnabled: boolean
}
