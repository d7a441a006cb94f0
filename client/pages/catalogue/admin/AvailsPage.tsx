import { useSearchParams } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { loadAvails } from '#client/api/catalogue/inventoryCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { AvailsTable } from './AvailsTable.tsx'
import { InventoryBar } from './InventoryBar.tsx'
import { inventoryQuery } from './inventoryAddress.ts'
import { LoadedList } from '#client/pages/foundation/admin/board/LoadedList.tsx'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('avails', { title: 'Sold and for sale' })

/** Sold inventory by week, relative to all. */
export default function AvailsPage() {
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('inventory')}>Inventory</AdminCrumb>
      <h1 className="mt-2 text-title">Sold and for sale</h1>
      <div className="mt-6">
        <AdminGate capability="manageInventory" skeleton={<Loading shape="h-96" />}>
          {() => <Avails />}
        </AdminGate>
      </div>
    </div>
  )
}

function Avails() {
  const [address] = useSearchParams()
  const asked = inventoryQuery(address)
  const mediaType = asked.mediaType ?? 'dooh'
  const query = { ...asked, mediaType }
  const loaded = useLoaded(JSON.stringify(query), () => loadAvails(query))
  const isScreens = isSoldBySlots(mediaType)
  return (
    <>
      <InventoryBar query={query} hasAll={false} />
      <p className="mt-4 max-w-prose text-sm text-ink-2">
        {isScreens
          ? 'Slots of each screen that are booked or held by carts. A slot is sold once a week, so no screen can be overbooked.'
          : 'Booked impressions, spread evenly over the days of each campaign, out of all that a country’s products have in a week.'}
      </p>
      <div className="mt-4 flex flex-col gap-4">
        <LoadedList loaded={loaded} label="screens">
          {(view) => <AvailsTable view={view} isScreens={isScreens} />}
        </LoadedList>
      </div>
    </>
  )
}
