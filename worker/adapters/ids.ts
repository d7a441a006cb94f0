import { customAlphabet } from 'nanoid'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const unguessable = customAlphabet(ALPHABET, 24)

export type IdPrefix =
  | 'ses'
  | 'ord'
  | 'lin'
  | 'inv'
  | 'pay'
  | 'evt'
  | 'key'
  | 'mai'
  | 'upl'
  | 'cre'
  | 'crv'
  | 'dec'
  | 'pfl'
  | 'kit'
  | 'shr'
  | 'lea'
  | 'ler'
  | 'len'
  | 'rml'
  | 'aud'
  | 'viw'
  | 'csr'
  | 'agr'
  | 'rtc'
  | 'off'
  | 'ofk'
  | 'ofe'
  | 'sfr'
  | 'amd'

/** A prefixed id that nobody can guess (about 140 bits): `ord_…`. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${unguessable()}`
}
