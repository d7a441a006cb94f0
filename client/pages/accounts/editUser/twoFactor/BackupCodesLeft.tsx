import { BACKUP_CODE_COUNT } from '#domain/accounts/twoFactor.ts'
import { twoFactorStatusCall } from '#client/api/accounts/twoFactorCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'

/** From this number on the page suggests new ones. */
const FEW = 3

/** The number of unused backup codes. */
export function BackupCodesLeft() {
  const loaded = useLoaded('backup codes', twoFactorStatusCall)
  return (
    <PageState loaded={loaded} loading={<Loading shape="h-24" />}>
      {({ backupCodesLeft }) =>
        backupCodesLeft > FEW ? (
          <p className="text-sm text-ink-2">
            {backupCodesLeft} of {BACKUP_CODE_COUNT} backup codes are left.
          </p>
        ) : (
          <Callout tone="warning" title={fewLeft(backupCodesLeft)}>
            You need your phone or a backup code to log in. Make new codes in time.
          </Callout>
        )
      }
    </PageState>
  )
}

const fewLeft = (count: number) => {
  if (count === 0) return 'No backup code is left'
  return count === 1 ? 'One backup code is left' : `${count} backup codes are left`
}
