import { STAFF_ROLES, type StaffRole } from './capability.ts'

const CUSTOMER = 'customer'
const BETWEEN = ','

/** The roles of an account as its table has them, such as "sales,finance"; "customer" for none. */
export const writeRoles = (roles: readonly StaffRole[]): string =>
  STAFF_ROLES.filter((role) => roles.includes(role)).join(BETWEEN) || CUSTOMER

/** The same read; a word that is no role gives nothing. */
export function readRoles(text: string): StaffRole[] {
  const words = text.split(BETWEEN)
  return STAFF_ROLES.filter((role) => words.includes(role))
}

/** All that an account's table can say where one of these roles is among its own: to be found by an index. */
export function roleSetsWith(roles: readonly StaffRole[]): string[] {
  const sets: StaffRole[][] = [[]]
  for (const role of STAFF_ROLES) sets.push(...sets.map((set) => [...set, role]))
  return sets.filter((set) => set.some((role) => roles.includes(role))).map(writeRoles)
}
