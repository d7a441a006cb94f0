import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { twoFactorVerificationSchema } from '#domain/accounts/twoFactor.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { verifyTwoFactorCall } from '#client/api/accounts/twoFactorCalls.ts'
import { CodeField } from '#client/components/accounts/CodeFields.tsx'
import { codeBesideField } from '#client/components/accounts/codeBesideField.ts'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { QrCode } from './QrCode.tsx'
import type { TwoFactorSecret } from './qrCodeFor.ts'
import { StepText } from './StepText.tsx'

/** Groups of four characters, for typing. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/**
 * The QR code and the secret as text; the app's first valid code turns two-factor authentication
 * on.
 */
export function ScanStep({
  secret: { uri, secret },
  onVerified,
  onStartOver,
}: {
  secret: TwoFactorSecret
  onVerified: (account: AccountProfile, backupCodes: string[]) => void
  /** The QR code is invalid; `problem` is the reason. Null if the person only wants another one. */
  onStartOver: (problem: ProductError | null) => void
}) {
  const verify = async (code: string) => {
    try {
      const { account, backupCodes } = await verifyTwoFactorCall({ code })
      onVerified(account, backupCodes)
    } catch (error) {
      if (!(error instanceof ProductError) || error.code !== 'two_factor_too_often') throw error
      onStartOver(error)
    }
  }
  return (
    <div className="flex flex-col gap-5">
      <StepText>
        Scan the QR code with your authenticator app. Then enter the code that the app shows.
      </StepText>
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <QrCode text={uri} alt="QR code for your authenticator app" />
        <div className="flex min-w-0 flex-col items-start gap-3 max-sm:w-full">
          <p className="text-sm text-ink-2">Cannot scan it? Enter this key in the app instead:</p>
          <p className="font-mono text-base leading-relaxed wrap-anywhere">{inGroups(secret)}</p>
          <CopyButton text={secret} label="Copy the key" />
          <a
            href={uri}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-cobalt underline underline-offset-4 hover:text-cobalt-dark sm:hidden"
          >
            Open it in an app on this phone
          </a>
        </div>
      </div>
      <SentForm
        label="Verify a code"
        schema={twoFactorVerificationSchema}
        defaultValues={{ code: '' }}
        submitLabel="Verify and turn on"
        checksAgain="onSubmit"
        secondary={
          <Button variant="quiet" onPress={() => onStartOver(null)} className="max-sm:w-full">
            New QR code
          </Button>
        }
        onSend={({ code }, form) => codeBesideField(form, 'code', () => verify(code))}
      >
        <CodeField />
      </SentForm>
    </div>
  )
}
