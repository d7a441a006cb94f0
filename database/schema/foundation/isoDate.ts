import { customType } from 'drizzle-orm/sqlite-core'

/** A moment that code holds as a Date and the table as an ISO string in UTC, as all times here. */
export const isoDate = customType<{ data: Date; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => value.toISOString(),
  fromDriver: (value) => new Date(value),
})
