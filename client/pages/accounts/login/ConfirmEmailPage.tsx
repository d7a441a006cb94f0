import { useState } from 'react'
import { ACCOUNT_MESSAGES } from '#domain/accounts/accountMessages.ts'
import { asProductError, type ProductError } from '#domain/foundation/errors/productError.ts'
import { sitePath } from '#content/sitePaths.ts'
import { confirmEmailChangeCall } from '#client/api/accounts/accountCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { refreshAccount } from '#client/state/foundation/identity/accountStore.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { BrokenLink } from './BrokenLink.tsx'
import { LoginSheet } from './LoginSheet.tsx'
import { useLinkToken } from './useLinkToken.ts'

export const meta = () =>
  pageHead('confirmEmail', { title: 'Confirm your new email', isKeyed: true })

type Progress =
  | { step: 'asked' | 'sending' }
  | { step: 'failed'; problem: ProductError }
  | { step: 'done'; email: string }

/** Confirms a new email by the mailed link. Requires a press, as mail scanners open links. */
export default function ConfirmEmailPage() {
  const token = useLinkToken()
  const [progress, setProgress] = useState<Progress>({ step: 'asked' })
  const account = sitePath('editUser')
  if (token === '') return <BrokenLink to={account} label="Go to your account" />

  const confirm = async () => {
    setProgress({ step: 'sending' })
    try {
      const { email } = await confirmEmailChangeCall({ token })
      setProgress({ step: 'done', email })
      await refreshAccount()
    } catch (error) {
      const problem = asProductError(error)
      setProgress({ step: 'failed', problem })
    }
  }

  if (progress.step === 'done') {
    return (
      <LoginSheet title="Your new email is set">
        <Callout tone="success" title={ACCOUNT_MESSAGES.emailUpdated} isLive>
          From now on you log in with {progress.email}.
        </Callout>
        <LinkButton to={account}>Go to your account</LinkButton>
      </LoginSheet>
    )
  }
  const problem = progress.step === 'failed' ? progress.problem : null
  return (
    <LoginSheet
      title="Confirm your new email"
      intro="Your account then uses this address: to log in, and for everything we email you."
    >
      {problem ? <Callout tone="error" title={problem.message} /> : null}
      {problem?.code === 'email_update_failed' ? (
        // The link is used: only requesting the change again can help.
        <LinkButton to={account}>Go to your account</LinkButton>
      ) : (
        <Button onPress={() => void confirm()} isPending={progress.step === 'sending'}>
          Use this address
        </Button>
      )}
    </LoginSheet>
  )
}
