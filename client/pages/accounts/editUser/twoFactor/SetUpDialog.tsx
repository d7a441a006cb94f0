import { useState } from 'react'
import { z } from 'zod'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { typedPasswordSchema } from '#domain/accounts/accountForms.ts'
import { ERROR_CATALOGUE } from '#domain/foundation/errors/errorCatalogue.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { FocusField } from '#client/components/foundation/form/FocusField.tsx'
import { PasswordField } from '#client/components/foundation/form/PasswordField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { qrCodeFor, type TwoFactorSecret } from './qrCodeFor.ts'
import { ScanStep } from './ScanStep.tsx'

const passwordSchema = z.object({ password: typedPasswordSchema })

export interface SetUpDialogProps {
  account: AccountProfile
  isOpen: boolean
  onClose: () => void
  onVerified: (account: AccountProfile, backupCodes: string[]) => void
}

/** Turns two-factor authentication on: the password, then a QR code and a first valid code. */
export function SetUpDialog({ isOpen, onClose, ...steps }: SetUpDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={false}
      title={
        <>
          Turn on <span className="whitespace-nowrap">two-factor</span> authentication
        </>
      }
    >
      <SetUpSteps {...steps} />
    </Dialog>
  )
}

function SetUpSteps({ account, onVerified }: Pick<SetUpDialogProps, 'account' | 'onVerified'>) {
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null)
  const [problem, setProblem] = useState<ProductError | null>(null)
  if (account.isApp2FAEnabled) {
    return <Callout title={ERROR_CATALOGUE.two_factor_is_on.message} isLive />
  }
  if (secret) {
    const startOver = (why: ProductError | null) => {
      setProblem(why)
      setSecret(null)
    }
    return <ScanStep secret={secret} onVerified={onVerified} onStartOver={startOver} />
  }
  return (
    <div className="flex flex-col gap-5">
      {problem ? <Callout tone="error" title={problem.message} /> : null}
      <p className="text-ink-2">
        Please enter your password. Then we show you a QR code for your authenticator app.
      </p>
      <SentForm
        label="Show the QR code"
        schema={passwordSchema}
        defaultValues={{ password: '' }}
        submitLabel="Show the QR code"
        onSend={async ({ password }) => {
          const made = await qrCodeFor(account, password)
          setProblem(null)
          setSecret(made)
        }}
      >
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
        <FocusField name="password" />
      </SentForm>
    </div>
  )
}
