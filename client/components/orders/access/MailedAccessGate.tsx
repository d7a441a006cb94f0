import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLocation } from 'react-router'
import { z } from 'zod'
import {
  MAILED_CODE_LIFE_MS,
  type CodeRecipient,
  type MailedAccessView,
  type MailedResourceKey,
} from '#domain/orders/access/mailedAccess.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { twoFactorCodeSchema } from '#domain/accounts/twoFactor.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { sitePath } from '#content/sitePaths.ts'
import { pageTitle } from '#content/site.ts'
import {
  enterAccessCodeCall,
  readMailedAccessCall,
  requestAccessCodeCall,
} from '#client/api/orders/mailedAccessCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { saveAccessToken } from '#client/state/foundation/identity/accessToken.ts'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { RadioCard, RadioGroup } from '#client/ui/RadioGroup.tsx'

export interface MailedAccessGateProps {
  resource: MailedResourceKey
  skeleton: ReactNode
  /** Shown when the link has no target. */
  missing: ReactNode
  onOpened: () => void
}

/** Lets the reader of a mailed link open its target: by a code mailed to the buyer, or by a login. */
export function MailedAccessGate({ resource, skeleton, missing, onOpened }: MailedAccessGateProps) {
  const key = `${resource.resource} ${resource.id}`
  const loaded = useLoaded(key, () => readMailedAccessCall(resource))
  return (
    <PageState loaded={loaded} loading={skeleton} missing={missing}>
      {(view) => <Gate view={view} resource={resource} onOpened={onOpened} />}
    </PageState>
  )
}

interface GateProps extends Pick<MailedAccessGateProps, 'resource' | 'onOpened'> {
  view: MailedAccessView
}

function useCodeMail({ view, resource }: Pick<GateProps, 'view' | 'resource'>) {
  const [recipient, setRecipient] = useState<CodeRecipient>(
    view.recipients[0]?.recipient ?? 'buyer',
  )
  const [sent, setSent] = useState<{ to: string; count: number } | null>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    setSending(true)
    setProblem(null)
    try {
      const { sentTo } = await requestAccessCodeCall(resource, recipient)
      setSent((before) => ({ to: sentTo, count: (before?.count ?? 0) + 1 }))
    } catch (error) {
      setProblem(asProductError(error).message)
    } finally {
      setSending(false)
    }
  }
  return { recipient, setRecipient, sent, isSending, problem, send: () => void send() }
}

function Gate({ view, resource, onOpened }: GateProps) {
  const mail = useCodeMail({ view, resource })
  const title = capitalized(view.title)
  return (
    <Card as="section" className="mx-auto mt-4 flex max-w-120 flex-col gap-5 sm:mt-10 sm:p-8">
      <title>{pageTitle(title)}</title>
      <div className="flex flex-col gap-2">
        <p className="text-sm text-ink-2">{title}</p>
        <h1 className="text-section">{mail.sent ? 'Enter your code' : 'Is it yours?'}</h1>
        <Intro view={view} mail={mail} />
      </div>
      {mail.sent ? (
        <EnterCode
          key={mail.sent.count}
          mail={mail}
          onEnter={async (code) => {
            const { token } = await enterAccessCodeCall(resource, {
              recipient: mail.recipient,
              code,
            })
            saveAccessToken(token)
            onOpened()
          }}
        />
      ) : (
        <AskForCode view={view} mail={mail} />
      )}
      {mail.problem ? <ProblemBelow title={mail.problem} /> : null}
    </Card>
  )
}

type CodeMail = ReturnType<typeof useCodeMail>

function Intro({ view, mail }: { view: MailedAccessView; mail: CodeMail }) {
  if (mail.sent)
    return (
      <output className="text-ink-2">
        We have emailed a 6-digit code to <strong className="text-ink">{mail.sent.to}</strong>. It
        works for {MAILED_CODE_LIFE_MS / 60_000} minutes.
      </output>
    )
  const [only] = view.recipients
  return (
    <p className="text-ink-2">
      Only the person who placed the order can open this. We email you a 6-digit code
      {view.recipients.length === 1 && only ? (
        <>
          {' '}
          to <strong className="text-ink">{only.address}</strong>
        </>
      ) : null}
      , or you can log in.
    </p>
  )
}

const RECIPIENT_WORDS = {
  buyer: 'The person who placed the order',
  invoice: 'The person who gets the invoices',
} as const satisfies Record<CodeRecipient, string>

function AskForCode({ view, mail }: { view: MailedAccessView; mail: CodeMail }) {
  return (
    <>
      {view.recipients.length > 1 ? (
        <RadioGroup
          label="Where should we send the code?"
          value={mail.recipient}
          onChange={mail.setRecipient}
          listClassName="grid gap-3"
        >
          {view.recipients.map(({ recipient, address }) => (
            <RadioCard
              key={recipient}
              value={recipient}
              title={address}
              description={RECIPIENT_WORDS[recipient]}
            />
          ))}
        </RadioGroup>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button isPending={mail.isSending} onPress={mail.send} className="max-sm:w-full">
          Email me a code
        </Button>
        <LogInInstead />
      </div>
    </>
  )
}

function LogInInstead() {
  const { account } = useAccount()
  const { pathname, search } = useLocation()
  if (account) return null
  return (
    <LinkButton
      variant="secondary"
      to={sitePath('login')}
      className="max-sm:w-full"
      onClick={() => rememberDestination(`${pathname}${search}`)}
    >
      Log in
    </LinkButton>
  )
}

const codeForm = z.object({ code: twoFactorCodeSchema })

function EnterCode({
  mail,
  onEnter,
}: {
  mail: CodeMail
  onEnter: (code: string) => Promise<void>
}) {
  return (
    <SentForm
      label="Enter your code"
      schema={codeForm}
      defaultValues={{ code: '' }}
      submitLabel="Open"
      secondary={
        <Button
          variant="quiet"
          isPending={mail.isSending}
          onPress={mail.send}
          className="max-sm:w-full"
        >
          Email a new code
        </Button>
      }
      onSend={async ({ code }) => await onEnter(code)}
    >
      <CodeField />
    </SentForm>
  )
}

/** Takes the focus when it appears, since the reader types the code right after reading the mail. */
function CodeField() {
  const { setFocus } = useFormContext<{ code: string }>()
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) setFocus('code')
    isFirst.current = false
  }, [setFocus])
  return (
    <FormTextField
      name="code"
      label="Code"
      isRequired
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
    />
  )
}
