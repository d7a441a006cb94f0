import { z } from 'zod'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { SeenLine } from '#domain/commerce/checkout/priceCart.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'

/** The last values of an entry that a person saw: its unit price, and the impressions of a specific plan. */
const seenEntriesSchema = z.record(
  z.string(),
  z.object({
    unitUsdMinor: z.int().nonnegative(),
    impressions: z.number().nullable(),
    /** Identifies the plan that the impressions belong to. */
    planMark: z.string(),
  }),
)
export type SeenEntries = z.infer<typeof seenEntriesSchema>

/** A short mark of a plan that differs when the plan does. */
export function planMark(item: CartItem): string {
  if (item.type !== 'campaign') return item.data.package_id
  let hash = 5381
  for (const character of JSON.stringify(item.data.plan)) {
    hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_296
  }
  return hash.toString(36)
}

/** Parses the stored values; empty when they are damaged. */
export function parseSeen(raw: string | null): SeenEntries {
  try {
    return seenEntriesSchema.parse(JSON.parse(raw ?? '{}'))
  } catch {
    return {}
  }
}

/** The last seen values to send with a quote. The person's own changes of quantity, budget or plan are left out. */
export function seenForQuote(
  items: readonly CartItem[],
  seen: SeenEntries,
): Record<string, SeenLine> {
  const lines: Record<string, SeenLine> = {}
  for (const item of items) {
    // The cart shows a package at its stored price: any other price is a change, whatever was seen before.
    const entry = seen[item.key]
    if (!entry || item.type === 'adcreation') continue
    lines[item.key] = {
      sumUsdMinor: item.data.budget,
      impressions: entry.planMark === planMark(item) ? entry.impressions : null,
    }
  }
  return lines
}

/**
 * The seen values after a quote is shown: lines without changes count as seen; a changed line keeps its
 * old entry until the person has acknowledged it (`all`).
 */
export function seenAfter(
  items: readonly CartItem[],
  quote: Quote,
  before: SeenEntries,
  all: boolean,
): SeenEntries {
  const after: SeenEntries = {}
  for (const line of quote.lines) {
    const item = items.find((candidate) => candidate.key === line.key)
    if (!item) continue
    const kept = before[line.key]
    if (line.changes.length > 0 && !all && kept) after[line.key] = kept
    else if (line.changes.length === 0 || all) {
      after[line.key] = {
        unitUsdMinor: line.unitUsdMinor,
        impressions: line.impressions?.mid ?? null,
        planMark: planMark(item),
      }
    }
  }
  return after
}
