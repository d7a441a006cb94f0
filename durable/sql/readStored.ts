import type { z } from 'zod'

/** Reads JSON that was stored or handed over; null for what does not have the schema's form. */
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
