import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import type { StoppedAddress } from '#domain/sales/admin/today.ts'
import { SUPPRESSION_NAMES } from '#domain/foundation/limits/suppression.ts'
import { allowMail } from '#client/api/sales/todayCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'

/** Addresses that get no email, because it bounced, was reported as spam or was stopped. */
export function StoppedMail({
  addresses,
  onDone,
}: {
  addresses: readonly StoppedAddress[]
  onDone: () => void
}) {
  const [allowed, setAllowed] = useState<string | null>(null)
  return (
    <section id="stopped-mail" className="mt-8 scroll-mt-4">
      <h2 className="text-heading">Addresses without email</h2>
      <p className="mt-1 max-w-prose text-sm text-ink-2">
        We stopped sending to these addresses. Call the customer and correct the address, or allow
        email again once its owner asks for it.
      </p>
      <ul className="mt-3 rounded-card border border-line bg-card">
        {addresses.map(({ address, reason, detail, at }) => (
          <li
            key={address}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3 text-sm last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{address}</span>: {SUPPRESSION_NAMES[reason]},{' '}
              {formatInstant(at)}
              {detail ? ` (${detail})` : ''}
            </span>
            <Button variant="secondary" size="sm" onPress={() => setAllowed(address)}>
              Allow email
            </Button>
          </li>
        ))}
      </ul>
      <ReasonDialog
        isOpen={allowed !== null}
        onClose={() => setAllowed(null)}
        title="Send email to this address again?"
        confirmLabel="Allow email"
        onConfirm={async (reason) => {
          if (allowed === null) return
          await allowMail(allowed, reason)
          onDone()
        }}
      >
        {allowed ?? ''}
      </ReasonDialog>
    </section>
  )
}
