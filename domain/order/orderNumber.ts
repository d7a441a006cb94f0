/** An order's number as people read and say it: AMD-100001. */
export function formatOrderNumber(number: number): string {
  return `AMD-${number}`
}
