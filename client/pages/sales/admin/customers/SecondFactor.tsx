import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import type { CustomerView, SecondFactorReset } from '#domain/sales/admin/customers.ts'
import {
  requestResetCall,
  consentToResetCall,
  withdrawResetCall,
} from '#client/api/sales/customerCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { Part } from '#client/pages/foundation/admin/Part.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'

interface SecondFactorProps {
  customer: CustomerView
  mayManage: boolean
  onChanged: () => void
}

/** An account's second factor, and the reset that needs two admins. */
export function SecondFactor({ customer, mayManage, onChanged }: SecondFactorProps) {
  const [isAsking, setAsking] = useState(false)
  const { id, email, isApp2FAEnabled, reset } = customer
  return (
    <Part title="Second factor">
      <p className="text-sm">
        {isApp2FAEnabled ? 'On: a code is required after the password.' : 'Off.'}
      </p>
      {reset ? (
        <WaitingReset
          customer={customer}
          reset={reset}
          mayManage={mayManage}
          onChanged={onChanged}
        />
      ) : null}
      {mayManage && isApp2FAEnabled && !reset ? (
        <Button variant="secondary" size="sm" className="mt-3" onPress={() => setAsking(true)}>
          Ask for a reset
        </Button>
      ) : null}
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Ask to have the second factor turned off?"
        confirmLabel="Ask another admin"
        onConfirm={async (reason) => await requestResetCall(id, reason).finally(onChanged)}
      >
        <p className="text-ink-2">
          For someone who has lost the app and the backup codes. Another admin must consent within
          24 hours. {email} is told now, and again when it is done. First make sure who you are
          talking to: ask for something that is on an invoice but not in an email.
        </p>
      </ReasonDialog>
    </Part>
  )
}

function WaitingReset({
  customer: { id, firstName, lastName },
  reset,
  mayManage,
  onChanged,
}: SecondFactorProps & { reset: SecondFactorReset }) {
  const [isAsked, setAsked] = useState(false)
  const { problem, attempt } = useAttempt(onChanged)
  const name = `${firstName} ${lastName}`
  const consent = async () => {
    setAsked(false)
    if (await attempt(() => consentToResetCall(id, reset.id)))
      showToast({ tone: 'success', title: `The second factor of ${name} is off.` })
  }
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Callout tone="warning" title="A reset was requested">
        <p className="wrap-anywhere">
          {reset.askedBy}, {formatInstant(reset.askedAt)}: {reset.reason}
        </p>
        <p className="mt-1">
          {reset.canConsent
            ? 'You can consent'
            : 'Another admin who had the role and a second factor for 24 hours before this request can consent'}{' '}
          until {formatInstant(reset.expiresAt)}.
        </p>
      </Callout>
      {problem ? <Callout tone="error" title={problem} /> : null}
      {mayManage ? (
        <div className="flex flex-wrap gap-2">
          {reset.canConsent ? (
            <Button size="sm" onPress={() => setAsked(true)}>
              Consent
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="sm"
            onPress={() => void attempt(() => withdrawResetCall(id, reset.id))}
          >
            Withdraw
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={`Turn the second factor of ${name} off?`}
        confirmLabel="Turn it off"
        tone="danger"
        onConfirm={() => void consent()}
      >
        All sessions end at once, and the password alone is enough to log in. The owner is told by
        email.
      </ConfirmDialog>
    </div>
  )
}
