import { useLocation, useNavigate } from 'react-router'
import { isLeftOnLogout } from '#content/pageAccess.ts'
import { logOutCall } from '#client/api/accounts/accountCalls.ts'
import { logOutByRealtime } from '#client/realtime/realtime.ts'
import { clearAccount, notifyOtherTabs } from '#client/state/foundation/identity/accountStore.ts'
import { showToast } from '#client/ui/toasts.ts'

/**
 * The socket ends the login in every tab; HTTP also deletes the cookie and returns the next
 * session. Either suffices.
 */
async function endSession(): Promise<void> {
  try {
    await Promise.any([logOutCall(), logOutByRealtime()])
    notifyOtherTabs()
  } catch {
    showToast({
      tone: 'error',
      title: 'The server did not receive your logout.',
      description: 'Please log out again when you are online.',
    })
  }
}

/** Logs out: asks the server, clears the account in the browser, leaves a protected page for the site root (Accounts 4, Accounts 5). */
export function useLogOut(): () => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return () => {
    const ended = endSession()
    if (isLeftOnLogout(pathname)) void navigate('/')
    clearAccount(ended)
  }
}
