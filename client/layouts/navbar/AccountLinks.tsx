import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { useLogOut } from '#client/components/accounts/useLogOut.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { MENU_ROW } from './menuRow.ts'

/** What belongs to a login, in the order of the account menu. */
const ACCOUNT_LINKS = [
  { label: 'My orders', to: sitePath('myOrders') },
  { label: 'Drafts', to: sitePath('drafts') },
  { label: 'My invoices', to: sitePath('myInvoices') },
  { label: 'Account data', to: sitePath('editUser') },
]

/** What who is logged in can go to, and the logout. Visitors do not load it. */
export default function AccountLinks({ onFollow }: { onFollow: () => void }) {
  const { account } = useAccount()
  const logOut = useLogOut()
  if (!account) return null
  return (
    <>
      <p className="px-3 pt-1 pb-2 text-sm wrap-anywhere text-ink-2">
        {account.firstName} {account.lastName}
        <br />
        {account.email}
      </p>
      <ul>
        {account.staffCapabilities.includes('enterAdminArea') ? (
          <li>
            <Link to={sitePath('admin')} onClick={onFollow} className={MENU_ROW}>
              Admin
            </Link>
          </li>
        ) : null}
        {ACCOUNT_LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow} className={MENU_ROW}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={MENU_ROW}
            onClick={() => {
              onFollow()
              logOut()
            }}
          >
            Log out
          </button>
        </li>
      </ul>
    </>
  )
}
