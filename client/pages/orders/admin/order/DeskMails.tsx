import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import type { DeskMailView } from '#domain/orders/admin/orderDesk.ts'
import { resendMailCall } from '#client/api/orders/deskOrderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'

const words = (kind: string) => kind.replaceAll('_', ' ')

function stateWords({ sentAt, attempts, lastError, createdAt }: DeskMailView): string {
  if (sentAt) return `Sent ${formatInstant(sentAt)}`
  const since = `Waiting since ${formatInstant(createdAt)}`
  if (attempts === 0) return since
  // An attempt is counted before it is made.
  if (lastError === null) return `${since}, being sent`
  return `${since}, tried ${attempts === 1 ? 'once' : `${attempts} times`}: ${lastError}`
}

/** The mails of an order, each with a resend button. */
export function DeskMails({
  orderId,
  mails,
  onChanged,
}: {
  orderId: string
  mails: readonly DeskMailView[]
  onChanged: () => void
}) {
  const [busy, setBusy] = useState<string | null>(null)
  const { problem, attempt } = useAttempt(onChanged)
  const send = async (id: string) => {
    setBusy(id)
    if (await attempt(() => resendMailCall(orderId, id)))
      showToast({ tone: 'success', title: 'The email goes out again.' })
    setBusy(null)
  }
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-subheading">Emails</h2>
      {mails.length === 0 ? <p className="mt-2 text-sm text-ink-2">None yet.</p> : null}
      <ul className="mt-2">
        {mails.map((mail) => (
          <li
            key={mail.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2 last:border-0"
          >
            <p className="min-w-0 flex-1 text-sm">
              <span className="block font-semibold first-letter:uppercase">{words(mail.kind)}</span>
              <span className="wrap-anywhere text-ink-2">{stateWords(mail)}</span>
            </p>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Send again: ${words(mail.kind)}`}
              isPending={busy === mail.id}
              onPress={() => void send(mail.id)}
            >
              Send again
            </Button>
          </li>
        ))}
      </ul>
      {problem ? <Callout tone="error" className="mt-3" title={problem} /> : null}
    </section>
  )
}
