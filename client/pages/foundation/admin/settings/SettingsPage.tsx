import { loadHouseSettings } from '#client/api/foundation/houseSettingsCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminGate } from '../AdminGate.tsx'
import { CurrencyRates } from './CurrencyRates.tsx'
import { ReadyAnswersShown } from './ReadyAnswersShown.tsx'
import { SettingsTable } from './SettingsTable.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('settings', { title: 'Settings' })

/** What the house runs with: currency rates, which are set here, and what is set elsewhere, with where. */
export default function SettingsPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Settings</h1>
      <AdminGate capability="readSettings" skeleton={<Skeleton className="mt-4 h-140" />}>
        {(account) => (
          <div className="mt-4 flex flex-col gap-6">
            <CurrencyRates maySet={account.staffCapabilities.includes('setCurrencyRates')} />
            <SetElsewhere />
          </div>
        )}
      </AdminGate>
    </div>
  )
}

function SetElsewhere() {
  const { value, error, reload } = useLoaded('settings', loadHouseSettings)
  if (error) return <RetryCallout title={error.message} onRetry={reload} />
  if (!value) return <Skeleton className="h-96" />
  return (
    <>
      <ReadyAnswersShown desks={value.readyAnswers} />
      <SettingsTable settings={value.settings} />
    </>
  )
}
