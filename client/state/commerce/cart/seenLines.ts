import { z } from 'zod'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { SeenLine } from '#domain/commerce/checkout/priceCart.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'

/** What a person saw last of each entry: the price of one, and the impressions of a certain plan. */
const seenEntriesSchema = z.record(
  z.string(),
  z.object({
    unitUsdMinor: z.int().nonnegative(),
    impressions: z.number().nullable(),
    /** Tells whether the impressions were those of the plan as it is now. */
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

/** Reads what was stored; nothing when it is damaged. */
export function parseSeen(raw: string | null): SeenEntries {
  try {
    return seenEntriesSchema.parse(JSON.parse(raw ?? '{}'))
  } catch {
    return {}
  }
}

/** What to tell the server was seen last. The person's own changes of quantity, budget or plan are no news to them. */
export function seenForQuote(
  items: readonly CartItem[],
  seen: SeenEntries,
): Record<string, SeenLine> {
  const lines: Record<string, SeenLine> = {}
  for (const item of items) {
    // The cart shows a package at the price that is stored in it: any other is news, whatever was seen before.
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
 * What was seen once a quote is on the screen: lines without news are seen as they are; of a line with news the
 * old entry stays until the person has acknowledged it (`all`).
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
