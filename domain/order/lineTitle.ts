import type { OrderLineType } from './lineState.ts'

/** What a line is called where all lines of an order are listed: ad creations say what they are. */
export function lineTitle({ type, name }: { type: OrderLineType; name: string }): string {
  return type === 'adcreation' ? `Ad creation: ${name}` : name
}
