/**
 * Parses an unknown value: returns it, or undefined if it has another form. For data that every page needs, where a
 * schema library would be most of the weight.
 */
export type Reader<Value> = (value: unknown) => Value | undefined
export type ReadOf<Read> = Read extends Reader<infer Value> ? Value : never

type Fields = Record<string, Reader<unknown>>
type Shape<Of extends Fields> = { [Name in keyof Of]: ReadOf<Of[Name]> }

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** A whole number from `least` on. */
export const wholeNumber =
  (least: number): Reader<number> =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least ? (value as number) : undefined

/** Accepts anything, and returns nothing. */
export const noPayload: Reader<null> = () => null

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with these fields; drops others. */
export const shape =
  <Of extends Fields>(fields: Of): Reader<Shape<Of>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const read: Record<string, unknown> = {}
    for (const [name, readField] of Object.entries(fields)) {
      const field = readField(value[name])
      if (field === undefined) return undefined
      read[name] = field
    }
    return read as Shape<Of>
  }

/** An object with some of these fields. */
export const partialShape =
  <Of extends Fields>(fields: Of): Reader<Partial<Shape<Of>>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const given = Object.entries(fields).filter(([name]) => value[name] !== undefined)
    return shape(Object.fromEntries(given))(value) as Partial<Shape<Of>> | undefined
  }

/** A list of what `readEntry` parses; one invalid entry invalidates the list. */
export const listOf =
  <Entry>(readEntry: Reader<Entry>): Reader<Entry[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const read = value.map(readEntry)
    return read.includes(undefined) ? undefined : (read as Entry[])
  }
