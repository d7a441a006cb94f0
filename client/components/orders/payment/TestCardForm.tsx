import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { decideTestCard, TEST_CARDS, type TestCard } from '#domain/orders/payment/testCard.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { ROOM_FOR_ERRORS } from '#client/ui/controlStyles.ts'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { KEPT_WORDS } from './cardPayment.ts'
import { TestChallenge } from './TestChallenge.tsx'
import { groupedCardNumber, groupedExpiry, OUTCOME_WORDS } from './testCardWords.ts'

const EMPTY: TestCard = { number: '', expiry: '', cvc: '' }
const FIELDS = ['number', 'expiry', 'cvc'] as const
type Field = (typeof FIELDS)[number]
type Problems = Partial<Record<Field, string>>

/** Errors of the card's fields, by the same rules as on the server. */
function problemsOf(error: unknown): Problems | null {
  if (!(error instanceof ProductError) || error.code !== 'invalid_input') return null
  const problems: Problems = {}
  for (const { path, message } of error.fields ?? []) {
    const field = FIELDS.find((name) => path === `card.${name}`)
    if (field) problems[field] = message
  }
  return problems
}

function checkCard(card: TestCard): Problems {
  try {
    decideTestCard(card, new Date())
    return {}
  } catch (error) {
    return problemsOf(error) ?? {}
  }
}

type Step = 'form' | 'sending' | 'challenge' | 'answering'

export interface TestCardFormProps {
  /** Label of the button: "Pay $10". */
  action: string
  /** Text of the bank's challenge: "Test payment of $10". */
  subject: string
  confirmLabel: string
  /** Whether the challenge has already started. */
  isChallenged: boolean
  send: (card: TestCard) => Promise<{ state: string }>
  answer: (accept: boolean) => Promise<{ state: string }>
  /** Whether another tab or an earlier attempt has completed it. */
  isDoneMeanwhile: () => Promise<boolean>
  onDone: () => void
  /** Content above the button. */
  children?: ReactNode
}

function useTestCard({ isChallenged, send, answer, isDoneMeanwhile, onDone }: TestCardFormProps) {
  const [step, setStep] = useState<Step>(isChallenged ? 'challenge' : 'form')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})

  const report = async (call: () => Promise<{ state: string }>) => {
    setRefusal(null)
    try {
      const { state } = await call()
      if (state === 'challenge') setStep('challenge')
      else onDone()
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      if (error.code === 'payment_not_open' && (await isDoneMeanwhile())) return onDone()
      setProblems(problemsOf(error) ?? {})
      setRefusal(error.code === 'invalid_input' ? null : error.message)
      setStep('form')
    }
  }
  return {
    step,
    refusal,
    problems,
    setProblems,
    pay: async (card: TestCard) => {
      setStep('sending')
      await report(() => send(card))
    },
    answer: async (accept: boolean) => {
      setStep('answering')
      await report(() => answer(accept))
    },
  }
}

/** The card form of the test gateway. The card's data goes to the server once and is never stored. */
export function TestCardForm(props: TestCardFormProps) {
  const { step, refusal, problems, setProblems, pay, answer } = useTestCard(props)
  const [card, setCard] = useState(EMPTY)
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt === 0 || step !== 'form') return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt, step])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step !== 'form') return
    const found = checkCard(card)
    setProblems(found)
    setAttempt((count) => count + 1)
    if (Object.keys(found).length === 0) void pay(card)
  }
  const change = (field: Field, value: string) => {
    setCard((current) => ({ ...current, [field]: value }))
    setProblems((current) => ({ ...current, [field]: undefined }))
  }

  return (
    <>
      <TestCardNote
        onUse={(number) => {
          setCard({ number: groupedCardNumber(number), expiry: '12/34', cvc: '123' })
          setProblems({})
        }}
      />
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className={classNames('mt-5 grid gap-x-5 sm:grid-cols-2', ROOM_FOR_ERRORS)}
      >
        <CardFields card={card} problems={problems} onChange={change} />
        {props.children ? <div className="sm:col-span-2">{props.children}</div> : null}
        <Button
          type="submit"
          isPending={step === 'sending' || step === 'answering'}
          className="sm:col-span-2"
        >
          {props.action}
        </Button>
        {refusal ? (
          <ProblemBelow title={refusal} className="-mt-3 sm:col-span-2">
            {KEPT_WORDS}
          </ProblemBelow>
        ) : null}
      </form>
      <TestChallenge
        isOpen={step === 'challenge' || step === 'answering'}
        isPending={step === 'answering'}
        subject={props.subject}
        confirmLabel={props.confirmLabel}
        onAnswer={(accept) => void answer(accept)}
      />
    </>
  )
}

function CardFields({
  card,
  problems,
  onChange,
}: {
  card: TestCard
  problems: Problems
  onChange: (field: Field, value: string) => void
}) {
  return (
    <>
      <TextField
        label="Card number"
        name="card-number"
        isRequired
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={24}
        value={card.number}
        onChange={(text) => onChange('number', groupedCardNumber(text))}
        errorMessage={problems.number}
        className="sm:col-span-2"
      />
      <TextField
        label="Expiry date"
        name="card-expiry"
        isRequired
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        maxLength={7}
        value={card.expiry}
        onChange={(text) => onChange('expiry', groupedExpiry(text, card.expiry))}
        errorMessage={problems.expiry}
      />
      <TextField
        label="CVC"
        name="card-cvc"
        isRequired
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        value={card.cvc}
        onChange={(text) => onChange('cvc', text)}
        errorMessage={problems.cvc}
      />
    </>
  )
}

function TestCardNote({ onUse }: { onUse: (number: string) => void }) {
  return (
    <Callout tone="warning" title="Test payments: no money moves">
      <p>Use one of these numbers with any future date and any CVC. Never enter a real card.</p>
      <ul className="mt-2 flex flex-col gap-1">
        {Object.entries(TEST_CARDS).map(([number, { outcome, declineCode }]) => (
          <li key={number} className="max-sm:pb-2 sm:flex sm:items-center sm:gap-x-3">
            <Button
              size="sm"
              variant="quiet"
              onPress={() => onUse(number)}
              className="-ml-3.5 max-sm:-mb-2.5 max-sm:flex"
            >
              <span className="tabular-nums">{groupedCardNumber(number)}</span>
            </Button>
            <span>{OUTCOME_WORDS[declineCode ?? outcome]}</span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
