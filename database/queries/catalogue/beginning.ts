import { sql, type SQL } from 'drizzle-orm'

/** After every text that begins with another. */
const AFTER_ALL = '\uFFFF'

/** Where a text begins with some words; the text as its index has it. */
export const beginsWith = (text: string, words: string): SQL =>
  sql`${sql.raw(text)} >= ${words} and ${sql.raw(text)} < ${`${words}${AFTER_ALL}`}`
