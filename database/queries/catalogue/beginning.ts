import { sql, type SQL } from 'drizzle-orm'

/** Appended to a prefix, sorts after every text that begins with it. */
const AFTER_ALL = '\uFFFF'

/** Whether a text begins with a prefix; takes the text as its index has it. */
export const beginsWith = (text: string, words: string): SQL =>
  sql`${sql.raw(text)} >= ${words} and ${sql.raw(text)} < ${`${words}${AFTER_ALL}`}`
