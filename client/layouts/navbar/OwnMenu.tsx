import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import AccountLinks from './AccountLinks.tsx'
import Bell from './Bell.tsx'
import { NavMenu } from './NavMenu.tsx'

/** Who is logged in, with the notifications and links of the account; on a phone the notifications alone. */
export default function OwnMenu() {
  const { account } = useAccount()
  if (!account) return null
  return (
    <>
      <Bell />
      <div className="hidden lg:block">
        <ul className="text-[0.9375rem] font-medium xl:[&_button>span]:max-w-50">
          <NavMenu
            label={account.firstName}
            title={account.firstName}
            isCurrent={false}
            align="end"
            className="w-64"
          >
            {(close) => <AccountLinks onFollow={close} />}
          </NavMenu>
        </ul>
      </div>
    </>
  )
}
