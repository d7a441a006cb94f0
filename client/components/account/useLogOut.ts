import { useLocation, useNavigate } from 'react-router'
import { isLeftOnLogout } from '#domain/account/protectedPath.ts'
import { logOutByRealtime } from '#client/realtime/realtime.ts'
import { forgetAccount, tellOtherTabs } from '#client/state/accountStore.ts'
import { showToast } from '#client/ui/toasts.ts'

async function dropCookie(): Promise<void> {
  const answer = await fetch('/api/logins/current', { method: 'DELETE' })
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
}

/** The socket ends the login in every tab; HTTP also takes the cookie away. Either is enough. */
async function endSession(): Promise<void> {
  try {
    await Promise.any([dropCookie(), logOutByRealtime()])
    tellOtherTabs()
  } catch {
    showToast({
      tone: 'error',
      title: 'The server did not hear of your logout.',
      description: 'Please log out again when you are online.',
    })
  }
}

/** Logs out: asks the server, clears the account in the browser, leaves a protected page for the site root (spec §2, §4). */
export function useLogOut(): () => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return () => {
    const ended = endSession()
    if (isLeftOnLogout(pathname)) void navigate('/')
    forgetAccount(ended)
  }
}
