import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { usePaymentElement, type PaymentForm } from './usePaymentElement.ts'

const NOT_LOADED = 'The payment form could not be loaded. Please check your connection.'

interface StripeFormProps {
  publicKey: string
  clientSecret: string | null
  /** Label of the button. */
  action: string
  /** Confirms the entered card. Returns the reason of a refusal, or null. */
  confirm: (form: PaymentForm) => Promise<string | null>
  onDone: () => void | Promise<void>
  /** Notice after a refusal. */
  keptWords: string
  /** Content above the button. */
  children?: ReactNode
}

/** Stripe's card form with its button; the card's data never passes through our own servers. */
export function StripeForm({
  action,
  confirm,
  onDone,
  keptWords,
  children,
  ...of
}: StripeFormProps) {
  const { place, state, retry } = usePaymentElement(of)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  const send = async (form: PaymentForm) => {
    setSending(true)
    setRefusal(null)
    const problem = await confirm(form)
    if (problem === null) return await onDone()
    setRefusal(problem)
    setSending(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state.is === 'ready' && !isSending) void send(state.form)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {state.is === 'failed' ? (
        <Callout
          tone="error"
          title={NOT_LOADED}
          actions={
            <Button size="sm" variant="secondary" onPress={retry}>
              Try again
            </Button>
          }
        />
      ) : null}
      {state.is === 'loading' ? <Loading shape="h-52" /> : null}
      <div ref={place} className={state.is === 'ready' ? undefined : 'h-0 overflow-hidden'} />
      {children}
      <Button type="submit" isPending={isSending} isDisabled={state.is !== 'ready'}>
        {action}
      </Button>
      {refusal ? <ProblemBelow title={refusal}>{keptWords}</ProblemBelow> : null}
    </form>
  )
}
