import { paragraph } from '#content/mails/foundation/letter.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'

const toldTitle = (count: number, told: number): string => {
  if (told < count) return `The first ${told}`
  return count === 1 ? 'The difference' : 'The differences'
}

/** The mails about the ledger, to the desk. */
export const LEDGER_MAILS = {
  /** The nightly check found differences; `told` are the first of them. */
  differences: ({ count, told }: { count: number; told: readonly string[] }): MailContent => {
    const intro = `The nightly check found ${count === 1 ? 'a difference' : `${count} differences`} between the ledger and the orders.`
    return {
      subject: `Ledger check: ${count} ${count === 1 ? 'difference' : 'differences'}`,
      preview: intro,
      blocks: [
        { kind: 'heading', text: 'The ledger and the orders differ' },
        paragraph('Hello,'),
        paragraph(intro),
        { kind: 'list', title: toldTitle(count, told.length), items: [...told] },
      ],
      reader: 'desk',
    }
  },
  /** The nightly check found differences between counts and bills. */
  deliveries: ({ count, told }: { count: number; told: readonly string[] }): MailContent => {
    const intro = `The nightly check found ${count === 1 ? 'a difference' : `${count} differences`} between what was counted, the ledger and the invoices.`
    return {
      subject: `Delivery check: ${count} ${count === 1 ? 'difference' : 'differences'}`,
      preview: intro,
      blocks: [
        { kind: 'heading', text: 'What was counted and what was billed differ' },
        paragraph('Hello,'),
        paragraph(intro),
        { kind: 'list', title: toldTitle(count, told.length), items: [...told] },
      ],
      reader: 'desk',
    }
  },
} as const
