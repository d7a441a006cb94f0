import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { pageHead } from '#client/routing/pageHead.ts'
import { useHandedState } from '#client/routing/useHandedState.ts'
import { sitePath } from '#content/sitePaths.ts'
import { LogInForm } from '#client/components/accounts/LogInForm.tsx'
import { rememberDestination, consumeDestination } from '#client/state/accounts/destination.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { LoginSheet, TEXT_LINK } from './LoginSheet.tsx'

export const meta = () => pageHead('login', { title: 'Log in' })

const noticeIn = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'notice' in state &&
  typeof state.notice === 'string'
    ? state.notice
    : null

/** The login, which then leads to the requested page. */
export default function LoginPage() {
  const { account } = useAccount()
  const navigate = useNavigate()
  const { search } = useLocation()
  const notice = noticeIn(useHandedState())
  const destination = useRef<string | null>(null)

  useEffect(() => {
    // The page that required the login; preserved through other login pages.
    const wanted = new URLSearchParams(search).get('to')
    if (wanted === null) return
    rememberDestination(wanted)
    const { history, location } = globalThis
    history.replaceState(history.state, '', location.pathname)
  }, [search])
  useEffect(() => {
    if (!account) return
    // Once: the account may change while the requested page is still loading.
    destination.current ??= account.needsTwoFactor
      ? `${sitePath('editUser')}#two-factor`
      : (consumeDestination() ??
        sitePath(account.staffCapabilities.includes('enterAdminArea') ? 'admin' : 'myOrders'))
    void navigate(destination.current, { replace: true })
  }, [account, navigate])

  return (
    <LoginSheet
      title="Log in"
      foot={
        <p>
          New here?{' '}
          <Link to={sitePath('register')} className={TEXT_LINK}>
            Create an account
          </Link>
        </p>
      }
    >
      {notice ? (
        <Callout tone="success" isLive>
          {notice}
        </Callout>
      ) : null}
      <LogInForm
        onLoggedIn={() => null}
        secondary={
          <Link to={sitePath('forgotPassword')} className={TEXT_LINK}>
            Forgot your password?
          </Link>
        }
      />
    </LoginSheet>
  )
}
