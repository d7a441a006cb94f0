import type { Role } from './capability.ts'

/** What an account's role is called. */
export const ROLE_NAMES = {
  customer: 'Customer',
  sales: 'Sales',
  reviewer: 'Reviewer',
  producer: 'Producer',
  finance: 'Finance',
  admin: 'Admin',
} as const satisfies Record<Exclude<Role, 'visitor'>, string>
