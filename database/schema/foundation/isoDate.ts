import { customType } from 'drizzle-orm/sqlite-core'

/** An instant: a Date in code, an ISO string in UTC in the table, as all times here. */
export const isoDate = customType<{ data: Date; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => value.toISOString(),
  fromDriver: (value) => new Date(value),
})
