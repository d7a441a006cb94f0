import { lazy, Suspense } from 'react'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import AccountLinks from './AccountLinks.tsx'
import Bell from './Bell.tsx'
import { NavMenu } from './NavMenu.tsx'
import { useTeamRights } from './useTeamRights.ts'

const ClientSwitch = lazy(async () => await import('./ClientSwitch.tsx'))

/** The account menu with its notifications and links; on a phone only the notifications. */
export default function OwnMenu() {
  const { account } = useAccount()
  useTeamRights(account)
  if (!account) return null
  return (
    <>
      {account.team?.hasClients ? (
        <Suspense>
          <ClientSwitch className="max-lg:hidden" />
        </Suspense>
      ) : null}
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
