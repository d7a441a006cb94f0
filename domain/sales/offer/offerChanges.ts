import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import type { OfferContent, OfferLine } from './offerContent.types.ts'

/** A change since an offer was made, and its effect on the buyer. */
export interface OfferChange {
  name: string
  text: string
  /** The buyer's advantage from the fixed price: "You keep $5.65". Empty without one. */
  kept: string
  /** It can no longer be booked as offered. */
  isBlocking: boolean
}

/** The differences between an offer and the same cart today: prices, forecast and availability. */
export function offerChanges(
  offered: Pick<OfferContent, 'lines'>,
  today: { content: Pick<OfferContent, 'lines'>; quote: Pick<Quote, 'lines'> },
): OfferChange[] {
  return offered.lines.flatMap((line, at) => {
    const now = today.content.lines[at]
    const issues = today.quote.lines[at]?.issues ?? []
    const blocking = issues.map(({ message }) => ({
      name: line.name,
      text: message,
      kept: '',
      isBlocking: true,
    }))
    return now ? [...priceChanges(line, now), ...screenChanges(line, now), ...blocking] : blocking
  })
}

const perThousand = (cpmMinor: number) => `${formatUsd(cpmMinor)} a thousand`

const moved = (from: number, to: number) => (to > from ? 'rose' : 'fell')

function priceChanges(line: OfferLine, now: OfferLine): OfferChange[] {
  const { name } = line
  if (line.type === 'adcreation') {
    const [before, after] = [line.price.listMinor, now.price.listMinor]
    if (before === after) return []
    const text = `The price ${moved(before, after)} from ${formatUsd(before)} to ${formatUsd(after)}.`
    return [{ name, text, kept: `You keep ${formatUsd(line.price.payMinor)}`, isBlocking: false }]
  }
  if (line.cpmMinor === now.cpmMinor) return viewChanges(line, now)
  const text = `The price ${moved(line.cpmMinor, now.cpmMinor)} from ${formatUsd(line.cpmMinor)} to ${perThousand(now.cpmMinor)}.`
  return [{ name, text, kept: `You keep ${formatUsd(line.cpmMinor)}`, isBlocking: false }]
}

/** Smaller changes are not reported. */
const NOTICEABLE = 0.02

function viewChanges(line: OfferLine, now: OfferLine): OfferChange[] {
  const [before, after] = [line.impressions?.mid ?? 0, now.impressions?.mid ?? 0]
  if (Math.abs(after - before) <= before * NOTICEABLE) return []
  const count = (value: number) => formatCount(value)
  const text = `Today it would bring ${count(after)} instead of ${count(before)}.`
  return [{ name: line.name, text, kept: `You keep ${count(before)}`, isBlocking: false }]
}

function screenChanges(line: OfferLine, now: OfferLine): OfferChange[] {
  const there = new Set(now.screens.map(({ id }) => id))
  return line.screens
    .filter(({ id }) => !there.has(id))
    .map(({ name }) => ({
      name: line.name,
      text: `${name} is no longer for sale.`,
      kept: '',
      isBlocking: true,
    }))
}
