import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { roleCan } from '#domain/accounts/team/teamRole.ts'
import { useLogOut } from '#client/components/accounts/useLogOut.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { MENU_ROW } from './menuRow.ts'

const ClientSwitch = lazy(async () => await import('./ClientSwitch.tsx'))

/** Links of an account, in the order of the account menu. */
const accountLinks = ({ team }: AccountProfile) => [
  { label: 'My orders', to: sitePath('myOrders') },
  { label: 'Drafts', to: sitePath('drafts') },
  ...(team && (roleCan(team.role, 'approveOrders') || roleCan(team.role, 'requestApproval'))
    ? [{ label: 'Approvals', to: sitePath('approvals') }]
    : []),
  { label: 'My invoices', to: sitePath('myInvoices') },
  { label: 'Saved cards', to: sitePath('savedCards') },
  { label: 'Team', to: sitePath('team') },
  ...(team?.hasClients ? [{ label: 'Clients', to: sitePath('clients') }] : []),
  ...(team?.hasClients && roleCan(team.role, 'readInvoices')
    ? [{ label: 'Statements', to: sitePath('statements') }]
    : []),
  { label: 'Account data', to: sitePath('editUser') },
]

/** Links for a logged-in account, and the logout. Visitors do not load it. */
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
      {account.team?.hasClients ? (
        <Suspense>
          <ClientSwitch className="px-3 pb-2 lg:hidden" />
        </Suspense>
      ) : null}
      <ul>
        {account.staffCapabilities.includes('enterAdminArea') ? (
          <li>
            <Link to={sitePath('admin')} onClick={onFollow} className={MENU_ROW}>
              Admin
            </Link>
          </li>
        ) : null}
        {accountLinks(account).map(({ to, label }) => (
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
