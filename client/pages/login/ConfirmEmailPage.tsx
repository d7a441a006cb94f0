import { useState } from 'react'
import { ACCOUNT_MESSAGES } from '#domain/account/accountMessages.ts'
import { ProductError } from '#domain/errors/productError.ts'
import { confirmEmailChangeCall } from '#client/api/accountCalls.ts'
import { localePath } from '#client/routing/localePath.ts'
import { recallAccount } from '#client/state/accountStore.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { BrokenLink } from './BrokenLink.tsx'
import { LoginSheet } from './LoginSheet.tsx'
import { useLinkToken } from './useLinkToken.ts'

export function meta() {
  return [
    { title: 'Confirm your new email | AdMarket Direct' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

type Progress =
  | { step: 'asked' | 'sending' }
  | { step: 'failed'; message: string }
  | { step: 'done'; email: string }

/** Takes the new email over, by the link mailed to it. One press, so that no mail scanner does it. */
export default function ConfirmEmailPage() {
  const token = useLinkToken()
  const [progress, setProgress] = useState<Progress>({ step: 'asked' })
  const account = localePath('/edit-user')
  if (token === '') return <BrokenLink to={account} label="Go to your account" />

  const confirm = async () => {
    setProgress({ step: 'sending' })
    try {
      const { email } = await confirmEmailChangeCall({ token })
      setProgress({ step: 'done', email })
      await recallAccount()
    } catch (error) {
      const problem = error instanceof ProductError ? error : new ProductError('unknown')
      setProgress({ step: 'failed', message: problem.message })
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
  return (
    <LoginSheet
      title="Confirm your new email"
      intro="Your account then uses this address: to log in, and for everything we mail you."
    >
      {progress.step === 'failed' ? <Callout tone="error" title={progress.message} /> : null}
      <Button onPress={() => void confirm()} isPending={progress.step === 'sending'}>
        Use this address
      </Button>
    </LoginSheet>
  )
}
