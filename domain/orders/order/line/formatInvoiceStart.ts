import type { OrderView } from '../orderView.types.ts'

/** The effect of an open invoice on the order: unpaid lines neither run nor go into production. */
export function formatInvoiceStart({
  lines,
  creditCheckAgreedAt,
}: {
  lines: readonly Pick<OrderView['lines'][number], 'type'>[]
  creditCheckAgreedAt: string | null
}): string {
  if (lines.every(({ type }) => type === 'adcreation')) return 'We make your ads once it is paid.'
  return creditCheckAgreedAt === null
    ? 'Paid by then, each campaign starts on its first day.'
    : 'A campaign starts before then: we check your credit and agree on the start with you. If paid before then, it starts on its first day.'
}
