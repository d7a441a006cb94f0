import type { z } from 'zod'

/** Parses stored or received JSON; null where it does not match the schema. */
export function readStored<Schema extends z.ZodType>(
  schema: Schema,
  json: string,
): z.output<Schema> | null {
  try {
    const read = schema.safeParse(JSON.parse(json))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
