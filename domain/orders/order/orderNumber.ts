/**
 * The number in an order number such as AMD-100001, amd 100001 or 100001; null for any other text.
 */
export function readOrderNumber(text: string): number | null {
  const digits = /^(?:AMD[- ]?)?(\d{5,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

/** An order's displayed number: AMD-100001. */
export function formatOrderNumber(number: number): string {
  return `AMD-${number}`
}
