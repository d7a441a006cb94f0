import type { DenialClass } from '#domain/creatives/review/denialClass.ts'
import { DENIALS } from '#content/reviews/denials.ts'
import { paragraph } from '#content/mails/foundation/letter.ts'
import type {
  MailBlock,
  MailContent,
  MailLink,
} from '#content/mails/foundation/mailContent.types.ts'

/** A verdict in its mail. */
export interface MailedVerdict {
  title: string
  lineName: string
  state: 'approved' | 'denied' | 'change_asked'
  denialClass: DenialClass | null
  /** The desk's text; empty for an approval. */
  text: string
}

/** The other facts of a mail about verdicts. */
export interface VerdictMailFacts {
  firstName: string
  orderNumber: string
  verdicts: readonly MailedVerdict[]
  uploadUrl: string
  policyUrl: string
}

const titled = ({ title, lineName }: MailedVerdict) => `${title}, in ${lineName}`

/** One ad that needs its buyer: the problem in the desk's words. */
function openBlocks({ title, lineName, state, denialClass, text }: MailedVerdict): MailBlock[] {
  const heading = state === 'denied' ? 'Denied' : 'Please change'
  return [
    {
      kind: 'lines',
      title: `${heading}: ${title}`,
      lines: [`In ${lineName}`, ...(denialClass ? [DENIALS[denialClass].name] : [])],
    },
    ...(text === '' ? [] : [{ kind: 'quote' as const, text }]),
  ]
}

function subjectOf(verdicts: readonly MailedVerdict[], orderNumber: string): string {
  const open = verdicts.filter(({ state }) => state !== 'approved').length
  if (open === 0)
    return verdicts.length === 1
      ? `Your ad for order ${orderNumber} is approved`
      : `Your ads for order ${orderNumber} are approved`
  return open === 1
    ? `An ad for order ${orderNumber} needs you`
    : `${open} ads for order ${orderNumber} need you`
}

function summaryOf(verdicts: readonly MailedVerdict[]): string {
  const open = verdicts.filter(({ state }) => state !== 'approved').length
  const again = 'upload another version or answer us, and we will look again.'
  if (verdicts.length === 1)
    return open === 1
      ? `We have reviewed your ad. It cannot run as it is: ${again}`
      : 'We have reviewed your ad and approved it. There’s nothing more for you to do.'
  if (open === 0)
    return 'We have reviewed your ads and approved them. There’s nothing more for you to do.'
  if (open === verdicts.length)
    return `We have reviewed your ads. They cannot run as they are: ${again}`
  return `We have reviewed your ads. Not all of them can run as they are: ${again}`
}

/** The mail about the desk's verdicts on an order's ads, which batches ten minutes. */
export function creativesDecided(facts: VerdictMailFacts): MailContent {
  const { firstName, orderNumber, verdicts, uploadUrl, policyUrl } = facts
  const approved = verdicts.filter(({ state }) => state === 'approved')
  const open = verdicts.filter(({ state }) => state !== 'approved')
  const subject = subjectOf(verdicts, orderNumber)
  const summary = summaryOf(verdicts)
  const action: MailLink = {
    label: open.length > 0 ? 'Go to your ads' : 'See your ads',
    url: uploadUrl,
  }
  return {
    subject,
    preview: summary,
    blocks: [
      { kind: 'heading', text: subject },
      paragraph(`Hello ${firstName},`),
      paragraph(summary),
      ...open.flatMap(openBlocks),
      ...(approved.length > 0
        ? [{ kind: 'list' as const, title: 'Approved', items: approved.map(titled) }]
        : []),
      { kind: 'action', link: action, isAddressShown: true },
      ...(open.length > 0
        ? [
            {
              kind: 'note' as const,
              text: 'What ads may and may not show.',
              link: { label: 'Ad policy', url: policyUrl },
            },
          ]
        : []),
    ],
    reader: 'customer',
  }
}
