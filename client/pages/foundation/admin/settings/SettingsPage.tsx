import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadHouseSettings } from '#client/api/foundation/houseSettingsCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '../AdminGate.tsx'
import { CurrencyRates } from './CurrencyRates.tsx'
import { ReadyAnswerList } from './ReadyAnswerList.tsx'
import { SettingsTable } from './SettingsTable.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('settings', { title: 'Settings' })

/**
 * The product's settings: currency rates, which are set here, and settings made elsewhere, with
 * their place.
 */
export default function SettingsPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Settings</h1>
      <AdminGate capability="readSettings" skeleton={<Loading shape="mt-4 h-140" />}>
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
  const loaded = useLoaded('settings', loadHouseSettings)
  return (
    <PageState loaded={loaded} loading={<Loading shape="h-96" />}>
      {({ readyAnswers, settings }) => (
        <>
          <ReadyAnswerList desks={readyAnswers} />
          <SettingsTable settings={settings} />
        </>
      )}
    </PageState>
  )
}
