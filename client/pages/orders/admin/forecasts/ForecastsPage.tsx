import { loadForecastAccuracy } from '#client/api/orders/deskForecastCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { LEAST_CAMPAIGNS } from '#domain/planning/measured/measuredBand.ts'
import { AccuracyTable } from './AccuracyTable.tsx'
import { FurthestTable } from './FurthestTable.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('forecasts', { title: 'Forecasts against delivery' })

/** How far delivery deviated from the forecasts saved with orders. */
export default function ForecastsPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Forecasts against delivery</h1>
      <p className="mt-2 max-w-prose text-pretty text-ink-2">
        Every night we compare campaigns that ended a week ago as booked with the forecast saved in
        their order. From {LEAST_CAMPAIGNS} campaigns on, the planner shows the measured range of
        the market, else of the medium. Before that, it shows the range of our model.
      </p>
      <div className="mt-6">
        <AdminGate capability="readAllOrders" skeleton={<Loading shape="h-96" />}>
          {() => <Accuracy />}
        </AdminGate>
      </div>
    </div>
  )
}

function Accuracy() {
  const loaded = useLoaded('forecast accuracy', loadForecastAccuracy)
  return (
    <PageState loaded={loaded} loading={<Loading label="The figures are loading" shape="h-96" />}>
      {({ media, markets, furthest }) => (
        <div className="flex flex-col gap-8">
          <AccuracyTable rows={[...media, ...markets]} />
          <section>
            <h2 className="text-section">Furthest from their forecast</h2>
            {furthest.length > 0 ? (
              <FurthestTable campaigns={furthest} />
            ) : (
              <p className="mt-2 text-ink-2">
                No campaign has been compared yet. The first is, a week after it ends.
              </p>
            )}
          </section>
        </div>
      )}
    </PageState>
  )
}
