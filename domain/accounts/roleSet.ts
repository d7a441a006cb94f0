import { STAFF_ROLES, type StaffRole } from './capability.ts'

const CUSTOMER = 'customer'
const BETWEEN = ','

/** An account's roles in the format of its table, such as "sales,finance"; "customer" for none. */
export const writeRoles = (roles: readonly StaffRole[]): string =>
  STAFF_ROLES.filter((role) => roles.includes(role)).join(BETWEEN) || CUSTOMER

/** Parses that format; ignores unknown words. */
export function readRoles(text: string): StaffRole[] {
  const words = text.split(BETWEEN)
  return STAFF_ROLES.filter((role) => words.includes(role))
}

/** All values of the table's column that contain one of these roles, for a lookup by index. */
export function roleSetsWith(roles: readonly StaffRole[]): string[] {
  const sets: StaffRole[][] = [[]]
  for (const role of STAFF_ROLES) sets.push(...sets.map((set) => [...set, role]))
  return sets.filter((set) => set.some((role) => roles.includes(role))).map(writeRoles)
}
