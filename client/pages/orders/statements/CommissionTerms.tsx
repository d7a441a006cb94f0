import { useState } from 'react'
import { formatMonth } from '#domain/foundation/calendar/calendarDay.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import type { ClientTermsView } from '#domain/orders/statement/clientTerms.ts'
import { acceptTermsCall, listTermsCall } from '#client/api/orders/statementCalls.ts'
import { useClientChoices } from '#client/state/accounts/currentClient.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'

/** The commission of each client, and proposals for the owner to accept; nothing without any. */
export function CommissionTerms({ isOwner }: { isOwner: boolean }) {
  const loaded = useLoaded('terms', listTermsCall)
  const clients = useClientChoices()
  const terms = loaded.value?.terms ?? []
  if (terms.length === 0) return null
  const nameOf = (clientId: string) =>
    clients.find(({ id }) => id === clientId)?.name ?? 'An archived client'
  return (
    <section aria-labelledby="commissions" className="mt-10">
      <h2 id="commissions" className="text-heading">
        Commissions
      </h2>
      <ul className="mt-3 flex flex-col rounded-card border border-line bg-card px-5">
        {terms.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-b-0"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{nameOf(one.clientId)}</p>
              <p className="text-sm text-ink-2">
                {formatPermille(one.commissionPermille)} from {formatMonth(`${one.since}-01`)} on
                {one.acceptedAt === null ? ', proposed by us' : ''}
              </p>
            </div>
            {one.acceptedAt === null && isOwner ? (
              <Agree terms={one} name={nameOf(one.clientId)} onDone={loaded.reload} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Agree({
  terms,
  name,
  onDone,
}: {
  terms: ClientTermsView
  name: string
  onDone: () => void
}) {
  const [isPending, setPending] = useState(false)
  const agree = async () => {
    setPending(true)
    try {
      await acceptTermsCall(terms.id)
      showToast({ tone: 'success', title: `You agreed to the commission for ${name}.` })
    } catch (error) {
      showToast({ tone: 'error', title: asProductError(error).message })
    } finally {
      setPending(false)
      onDone()
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Agree to ${formatPermille(terms.commissionPermille)} for ${name}`}
      isPending={isPending}
      onPress={() => void agree()}
    >
      Agree
    </Button>
  )
}
