import type { StaffRole } from './capability.ts'

/** The display name of a role. */
export const ROLE_NAMES = {
  sales: 'Sales',
  reviewer: 'Reviewer',
  producer: 'Producer',
  finance: 'Finance',
  admin: 'Admin',
} as const satisfies Record<StaffRole, string>

/** "Sales, Finance"; "Customer" for an account without a role. */
export const formatRole = (roles: readonly StaffRole[]): string =>
  roles.map((role) => ROLE_NAMES[role]).join(', ') || 'Customer'
