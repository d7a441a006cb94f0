import { PackageSearch } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { INVENTORY_PAGE_SIZE, type InventoryRow } from '#domain/catalogue/inventoryView.types.ts'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES, type MediaType } from '#domain/media/mediaTypes.ts'
import { sitePath } from '#content/sitePaths.ts'
import { type InventoryQuery, loadInventory } from '#client/api/inventoryCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Paging } from '#client/ui/Paging.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminCrumb } from './AdminCrumb.tsx'
import { AdminGate } from './AdminGate.tsx'

const ALL = 'all'
const MEDIA_OPTIONS: { id: MediaType | typeof ALL; label: string }[] = [
  { id: ALL, label: 'All media' },
  ...MEDIA_TYPES.map((id) => ({ id, label: MEDIA_TYPE_NAMES[id] })),
]

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('inventory', { title: 'Inventory' })

/** All that is for sale, to search: the way to each publisher's tags. */
export default function InventoryPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <AdminCrumb to={sitePath('admin')}>Admin</AdminCrumb>
      <h1 className="mt-2 text-title">Inventory</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        Websites, apps, stations, streaming services and screens, with the tags by which each of
        them shows ads.
      </p>
      <div className="mt-6">
        <AdminGate capability="manageInventory" skeleton={<Skeleton className="h-18" />}>
          {() => <Inventory />}
        </AdminGate>
      </div>
    </div>
  )
}

function Inventory() {
  const [address, setAddress] = useSearchParams()
  const query: InventoryQuery = {
    search: address.get('q')?.trim() ?? '',
    mediaType: MEDIA_TYPES.find((each) => each === address.get('medium')) ?? null,
    page: Math.max(1, Math.trunc(Number(address.get('page') ?? 1)) || 1),
  }
  const go = (change: Partial<InventoryQuery>) => {
    const { search, mediaType, page } = { ...query, page: 1, ...change }
    setAddress({
      ...(search ? { q: search } : {}),
      ...(mediaType ? { medium: mediaType } : {}),
      ...(page > 1 ? { page: String(page) } : {}),
    })
  }
  const { value, error, reload } = useLoaded(JSON.stringify(query), () => loadInventory(query))
  return (
    <>
      <search className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <Words key={query.search} value={query.search} onAsk={(search) => go({ search })} />
        <NativeSelect
          label="Medium"
          options={MEDIA_OPTIONS}
          value={query.mediaType ?? ALL}
          onChange={(id) => go({ mediaType: id === ALL ? null : id })}
        />
      </search>
      <div className="mt-6 flex flex-col gap-4">
        {error ? <RetryCallout title={error.message} onRetry={reload} /> : null}
        {value ? <Rows rows={value.products} /> : error ? null : <LoadingRows />}
        {value ? (
          <Paging
            label="products"
            page={query.page}
            pageSize={INVENTORY_PAGE_SIZE}
            total={value.total}
            onPage={(page) => go({ page })}
          />
        ) : null}
      </div>
    </>
  )
}

function Words({ value, onAsk }: { value: string; onAsk: (words: string) => void }) {
  const [text, setText] = useState(value)
  return (
    <SearchField
      label="Name, publisher or id"
      value={text}
      onChange={setText}
      onSubmit={() => onAsk(text.trim())}
      onClear={() => onAsk('')}
      maxLength={100}
    />
  )
}

function Rows({ rows }: { rows: readonly InventoryRow[] }) {
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<PackageSearch aria-hidden="true" />}
        title="Nothing was found"
        className="rounded-card border border-line bg-card"
      >
        Try part of a name, or another medium.
      </EmptyState>
    )
  return (
    <ul
      aria-label="Products"
      className="flex flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      {rows.map(({ id, name, organization, mediaType, country }) => (
        <li key={id} className="border-b border-line last:border-0">
          <Link
            to={sitePath('publisherTags', { id })}
            className="grid items-center gap-x-4 gap-y-0.5 px-5 py-3 -outline-offset-2 hover:bg-sand/60 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_2.5rem]"
          >
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm wrap-anywhere text-ink-2">{organization}</span>
            <span className="flex items-center gap-2 text-sm text-ink-2">
              <MediaTypeMark mediaType={mediaType} />
              {MEDIA_TYPE_NAMES[mediaType]}
            </span>
            <span className="text-sm text-ink-2 max-sm:hidden">{country}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function LoadingRows() {
  return (
    <>
      <output className="sr-only">The inventory is loading</output>
      <Skeleton className="h-96" />
    </>
  )
}
