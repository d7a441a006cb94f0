import { useState } from 'react'
import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { useLogOut } from '#client/components/accounts/useLogOut.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { Button } from '#client/ui/Button.tsx'
import { RadioCard, RadioGroup } from '#client/ui/RadioGroup.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { TextField } from '#client/ui/TextField.tsx'

const LogInDialog = loadedPart(async () => (await import('../LogInDialog.tsx')).LogInDialog, null)

/** The way in which a visitor orders. */
export interface BuyerWay {
  way: 'guest' | 'register'
  password: string
  passwordError: string | null
}

export const AS_GUEST: BuyerWay = { way: 'guest', password: '', passwordError: null }

export interface AccountChoiceProps {
  value: BuyerWay
  onChange: (value: BuyerWay) => void
  /** The typed contact email, for the login. */
  email: string
  /** Set when the order was refused because this email has an account; a new object each time. */
  refusal: ProductError | null
  onLoggedIn: () => void
}

/** Log in, continue as guest, or create the account in the same step (Commerce 11). */
export function AccountChoice(props: AccountChoiceProps) {
  const { status, account } = useAccount()
  const logOut = useLogOut()
  if (status === 'unknown') return <Loading shape="h-24 rounded-card" />
  if (account) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-5 py-4 sm:px-7">
        <p className="min-w-0 wrap-anywhere">
          Ordering as{' '}
          <strong>
            {account.firstName} {account.lastName}
          </strong>
          , {account.email}
        </p>
        <Button variant="quiet" size="sm" onPress={logOut}>
          Log out
        </Button>
      </div>
    )
  }
  return <VisitorChoice {...props} />
}

function VisitorChoice({ value, onChange, email, refusal, onLoggedIn }: AccountChoiceProps) {
  const [isAsking, setAsking] = useState(false)
  const [answered, setAnswered] = useState<ProductError | null>(null)
  const isOpen = isAsking || (refusal !== null && refusal !== answered)
  const close = () => {
    setAsking(false)
    setAnswered(refusal)
  }
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card px-5 py-5 sm:px-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <strong>Already have an account?</strong> Log in and we’ll fill in your details.
        </p>
        <Button
          variant="secondary"
          size="sm"
          onHoverStart={() => LogInDialog.preload()}
          onPress={() => setAsking(true)}
        >
          Log in
        </Button>
      </div>
      <RadioGroup
        label="Or order without one"
        value={value.way}
        onChange={(way) => onChange({ ...value, way, passwordError: null })}
        listClassName="grid gap-3 sm:grid-cols-2"
      >
        <RadioCard
          value="guest"
          title="Continue as guest"
          description="The link in the email opens your order."
        />
        <RadioCard
          value="register"
          title="Create an account"
          description="All orders and invoices in one place."
        />
      </RadioGroup>
      {value.way === 'register' ? (
        <TextField
          label="Password"
          type="password"
          isRequired
          autoComplete="new-password"
          value={value.password}
          onChange={(password) => onChange({ ...value, password, passwordError: null })}
          description={`At least ${PASSWORD_LENGTH.min} characters. We email you a link to confirm your email.`}
          errorMessage={value.passwordError}
        />
      ) : null}
      {isOpen ? (
        <LogInDialog
          email={email}
          refusal={refusal}
          onClose={close}
          onLoggedIn={() => {
            close()
            onLoggedIn()
          }}
        />
      ) : null}
    </div>
  )
}
