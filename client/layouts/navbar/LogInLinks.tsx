import { Link, useLocation } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import { isLoginPage } from '#client/routing/siteLinks.ts'
import { MENU_ROW } from './menuRow.ts'

/** The ways in, for visitors. The login leads back to this page. */
export function LogInLinks({ onFollow, className }: { onFollow: () => void; className?: string }) {
  const { pathname, search } = useLocation()
  const remember = () => {
    if (!isLoginPage(pathname)) rememberDestination(`${pathname}${search}`)
    onFollow()
  }
  return (
    <ul className={className}>
      <li>
        <Link to={sitePath('login')} onClick={remember} className={MENU_ROW}>
          Log in
        </Link>
      </li>
      <li>
        <Link to={sitePath('register')} onClick={remember} className={MENU_ROW}>
          Create an account
        </Link>
      </li>
    </ul>
  )
}
