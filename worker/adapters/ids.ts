import { customAlphabet } from 'nanoid'
import type { IdPrefix } from '#domain/foundation/ids/idPattern.ts'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const unguessable = customAlphabet(ALPHABET, 24)

/** Unguessable prefixed id (about 140 bits): `ord_…`. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${unguessable()}`
}
