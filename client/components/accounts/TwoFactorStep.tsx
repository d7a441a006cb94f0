import { useEffect, useState } from 'react'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import {
  backupCodeLoginSchema,
  TWO_FACTOR_LOGIN_MS,
  twoFactorVerificationSchema,
  type TwoFactorProof,
} from '#domain/accounts/twoFactor.ts'
import { ERROR_CATALOGUE, type ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { finishLogInCall } from '#client/api/accounts/twoFactorCalls.ts'
import { FocusField } from '#client/components/foundation/form/FocusField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import { BackupCodeField, CodeField } from './CodeFields.tsx'
import { codeBesideField } from './codeBesideField.ts'

/** Errors after which the login restarts with the password. */
const ENDS_THE_STEP: ReadonlySet<ErrorCode> = new Set([
  'two_factor_expired',
  'two_factor_too_often',
  'two_factor_locked',
  'two_factor_unreadable',
])

export interface TwoFactorStepProps {
  onLoggedIn: (account: AccountProfile) => void
  /** The step has ended without a login: it took too long, or codes were wrong too often. */
  onEnded: (problem: ProductError) => void
  onBack: () => void
}

/** The second step of a login: a code of the authenticator app, or a backup code. */
export function TwoFactorStep({ onLoggedIn, onEnded, onBack }: TwoFactorStepProps) {
  const [kind, setKind] = useState<'code' | 'backup'>('code')
  useStepTimeout(onEnded)

  const finish = async (proof: TwoFactorProof) => {
    const answer = await finishLogInCall(proof)
    if (answer.outcome === 'logged_in') onLoggedIn(answer.account)
  }
  const orEnd = async (sent: Promise<void>) => {
    try {
      await sent
    } catch (error) {
      if (!(error instanceof ProductError) || !ENDS_THE_STEP.has(error.code)) throw error
      onEnded(error)
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">
        Your password is right. Two-factor authentication is on, so we need one more thing.
      </p>
      {kind === 'code' ? (
        <SentForm
          key="code"
          label="Two-factor authentication"
          schema={twoFactorVerificationSchema}
          defaultValues={{ code: '' }}
          submitLabel="Verify and log in"
          isWide
          checksAgain="onSubmit"
          onSend={(proof, form) => orEnd(codeBesideField(form, 'code', () => finish(proof)))}
        >
          <CodeField sendsWhenPasted />
          <FocusField name="code" />
        </SentForm>
      ) : (
        <SentForm
          key="backup"
          label="Two-factor authentication"
          schema={backupCodeLoginSchema}
          defaultValues={{ backupCode: '' }}
          submitLabel="Verify and log in"
          isWide
          checksAgain="onSubmit"
          onSend={(proof, form) => orEnd(codeBesideField(form, 'backupCode', () => finish(proof)))}
        >
          <BackupCodeField />
          <FocusField name="backupCode" />
        </SentForm>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-5">
        <TextButton onPress={() => setKind(kind === 'code' ? 'backup' : 'code')}>
          {kind === 'code' ? 'Use a backup code' : 'Use the authenticator app'}
        </TextButton>
        <TextButton onPress={onBack}>Back to the password</TextButton>
      </div>
    </div>
  )
}

const endedStep = () => {
  const { message } = ERROR_CATALOGUE.two_factor_expired
  return new ProductError('two_factor_expired', { message })
}

/**
 * The server drops the first step after a while; the form reports that when it happens, not with
 * the next code.
 */
function useStepTimeout(onEnded: TwoFactorStepProps['onEnded']): void {
  const [beganAt] = useState(() => Date.now())
  useEffect(() => {
    const leftMs = beganAt + TWO_FACTOR_LOGIN_MS - Date.now()
    const timer = setTimeout(() => onEnded(endedStep()), leftMs)
    return () => clearTimeout(timer)
  }, [beganAt, onEnded])
}
