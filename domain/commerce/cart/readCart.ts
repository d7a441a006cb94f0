import { z } from 'zod'
import {
  cartDiscountSchema,
  cartItemSchema,
  cartOfferSchema,
  type CartDiscount,
  type CartItem,
  type CartOffer,
} from './cartItem.ts'
import { cartKeyNumber, DISCOUNTS_KEY, isCartStorageKey, OFFER_KEY } from './cartKeys.ts'

/** The cart's part of local storage: key → stored text. Other keys are ignored. */
export type CartSnapshot = Readonly<Record<string, string>>

/** A stored entry that cannot be parsed, with the reason; shown to the person instead of a blank page. */
export interface CorruptedEntry {
  key: string
  raw: string
  reason: string
}

export interface CartContents {
  items: CartItem[]
  discounts: CartDiscount[]
  offer: CartOffer | null
  corrupted: CorruptedEntry[]
}

type Parsed<T> = { ok: true; value: T } | { ok: false; reason: string }

function parseJson(raw: string): Parsed<unknown> {
  try {
    return { ok: true, value: JSON.parse(raw) }
  } catch {
    return { ok: false, reason: 'The stored text is not readable.' }
  }
}

function parseWith<T>(schema: z.ZodType<T>, value: unknown): Parsed<T> {
  const result = schema.safeParse(value)
  if (result.success) return { ok: true, value: result.data }
  const issue = result.error.issues[0]
  const where = issue?.path.join('.') ?? ''
  return {
    ok: false,
    reason: where === '' ? 'The entry has an unknown form.' : `The entry is damaged at “${where}”.`,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `key` comes from the storage key, and quantity defaults to 1 (Commerce 2). */
function completeItem(key: string, value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value['data'])) return value
  return { ...value, key, data: { quantity: 1, ...value['data'] } }
}

/** One stored `cart_<number>` entry, or why it cannot be parsed. */
export function parseCartEntry(key: string, raw: string): Parsed<CartItem> {
  if (cartKeyNumber(key) === null) return { ok: false, reason: 'The entry has an unknown number.' }
  const json = parseJson(raw)
  return json.ok ? parseWith(cartItemSchema, completeItem(key, json.value)) : json
}

function readDiscounts(raw: string): Parsed<CartDiscount[]> {
  const json = parseJson(raw)
  return json.ok ? parseWith(z.array(cartDiscountSchema).max(20), json.value) : json
}

function readOffer(raw: string): Parsed<CartOffer | null> {
  const json = parseJson(raw)
  return json.ok ? parseWith(cartOfferSchema.nullable(), json.value) : json
}

/**
 * The cart of a storage snapshot: items by number, coupons in order, the offer, and separately each damaged entry with
 * its reason (Commerce 8).
 */
export function readCart(snapshot: CartSnapshot): CartContents {
  const contents: CartContents = { items: [], discounts: [], offer: null, corrupted: [] }
  const keys = Object.keys(snapshot)
    .filter(isCartStorageKey)
    .toSorted((a, b) => (cartKeyNumber(a) ?? Infinity) - (cartKeyNumber(b) ?? Infinity) || 0)
  for (const key of keys) {
    const raw = snapshot[key] ?? ''
    const setAside = (reason: string) => contents.corrupted.push({ key, raw, reason })
    if (key === DISCOUNTS_KEY) {
      const parsed = readDiscounts(raw)
      if (parsed.ok) contents.discounts = parsed.value
      else setAside(parsed.reason)
    } else if (key === OFFER_KEY) {
      const parsed = readOffer(raw)
      if (parsed.ok) contents.offer = parsed.value
      else setAside(parsed.reason)
    } else {
      const parsed = parseCartEntry(key, raw)
      if (parsed.ok) contents.items.push(parsed.value)
      else setAside(parsed.reason)
    }
  }
  return contents
}
