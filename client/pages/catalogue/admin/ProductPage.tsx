import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { InventoryProductView } from '#domain/catalogue/admin/inventoryView.types.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadProduct } from '#client/api/catalogue/inventoryCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { AuditEntries } from '#client/pages/foundation/admin/AuditEntries.tsx'
import { PendingDetail } from '#client/pages/foundation/admin/board/PendingDetail.tsx'
import { NO_PRODUCT } from './noProduct.ts'
import { EditProductsDialog } from './EditProductsDialog.tsx'
import { PlannedPrices } from './PlannedPrices.tsx'
import { PublisherPart } from './PublisherPart.tsx'
import { SlotCalendar } from './SlotCalendar.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('product', { title: 'Product' })

/** A product: its present and future price, its bookings and its change log. */
export default function ProductPage() {
  const { id = '' } = useParams()
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('inventory')}>Inventory</AdminCrumb>
      <AdminGate capability="manageInventory" skeleton={<Loading shape="h-72" />}>
        {() => <LoadedProduct key={id} id={id} />}
      </AdminGate>
    </div>
  )
}

function LoadedProduct({ id }: { id: string }) {
  const loaded = useLoaded(id, () => loadProduct(id))
  const { value, reload } = loaded
  if (!value) return <PendingDetail title="Product" loaded={loaded} missing={NO_PRODUCT} />
  const { product, publisher, weeks, cards, audit } = value
  return (
    <>
      <Head product={product} onChanged={reload} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Figures product={product} />
          {weeks && product.screen ? (
            <SlotCalendar weeks={weeks} loopSlots={product.screen.loopSlots} />
          ) : null}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {publisher ? <PublisherPart publisher={publisher} onChanged={reload} /> : null}
          <PlannedPrices cards={cards} onChanged={reload} />
          <Card as="section" aria-labelledby="product-audit">
            <h2 id="product-audit" className="text-subheading">
              Audit log
            </h2>
            <AuditEntries entries={audit} />
          </Card>
        </div>
      </div>
    </>
  )
}

type Shown = Pick<InventoryProductView, 'product'>

function Head({ product, onChanged }: Shown & { onChanged: () => void }) {
  const { id, name, organization, mediaType, country, screen } = product
  const [isEditing, setEditing] = useState(false)
  return (
    <header className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-title wrap-anywhere">{name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <span className="flex items-center gap-2">
            <MediaTypeMark mediaType={mediaType} />
            {MEDIA_TYPE_NAMES[mediaType]}
          </span>
          <span>{organization}</span>
          <span>{screen ? `${screen.city}, ${screen.stateCode}, ${country}` : country}</span>
          <span className="min-w-0 text-sm wrap-anywhere">{id}</span>
          {product.isRetired ? <Badge>Not for sale</Badge> : null}
          {product.isExample ? <Badge>Example</Badge> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="secondary" to={sitePath('publisherTags', { id })}>
          Tags
        </LinkButton>
        <Button onPress={() => setEditing(true)}>Change</Button>
      </div>
      {isEditing ? (
        <EditProductsDialog ids={[id]} onClose={() => setEditing(false)} onChanged={onChanged} />
      ) : null}
    </header>
  )
}

function Figures({ product }: Shown) {
  const { screen } = product
  const facts = [
    ['Price for 1,000 (CPM)', formatUsd(product.baseCpmMinor)],
    ['Ratecard price', formatUsd(product.ratecardCpmMinor)],
    ['Minimum spend', formatUsd(product.minSpendMinor)],
    ['Lead time', `${product.leadTimeDays} ${product.leadTimeDays === 1 ? 'day' : 'days'}`],
    ['Impressions a week', formatCount(product.weeklyImpressions)],
    ['Premium', product.premium ? 'Yes' : 'No'],
    ...(screen
      ? [
          ['Slots', `${screen.loopSlots} of ${screen.slotSeconds} s`],
          ['Plays a day, each slot', formatCount(screen.playsPerDayPerSlot)],
        ]
      : []),
  ]
  return (
    <Card as="section" aria-labelledby="product-figures">
      <h2 id="product-figures" className="text-subheading">
        For sale
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {screen ? null : (
        <p className="mt-4 text-sm text-ink-2">
          Weekly sales of this medium are under{' '}
          <Link to={`${sitePath('avails')}?medium=${product.mediaType}`} className="underline">
            Sold and for sale
          </Link>
          .
        </p>
      )}
    </Card>
  )
}
