import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { PackageSearch, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { InventoryRow } from '#domain/catalogue/admin/inventoryView.types.ts'
import { MAX_CHOSEN_PRODUCTS } from '#domain/catalogue/products/productChange.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadInventory } from '#client/api/catalogue/inventoryCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { EditProductsDialog } from './EditProductsDialog.tsx'
import { HowToLoadInventory } from './HowToLoadInventory.tsx'
import { InventoryBar } from './InventoryBar.tsx'
import { inventoryQuery } from './inventoryAddress.ts'
import { LoadedList } from '#client/pages/foundation/admin/board/LoadedList.tsx'
import { NameLink } from '#client/pages/foundation/admin/NameLink.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('inventory', { title: 'Inventory' })

/** All products: search, edit, bulk edit, and links to each publisher's tags. */
export default function InventoryPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">Inventory</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="secondary" size="sm" to={sitePath('avails')}>
            Sold and for sale
          </LinkButton>
          <LinkButton variant="secondary" size="sm" to={sitePath('importProducts')}>
            Import CSV
          </LinkButton>
        </div>
      </div>
      <div className="mt-6">
        <AdminGate capability="manageInventory" skeleton={<Loading shape="h-18" />}>
          {() => <Inventory />}
        </AdminGate>
      </div>
    </div>
  )
}

function Inventory() {
  const [address] = useSearchParams()
  const query = inventoryQuery(address)
  const loaded = useLoaded(JSON.stringify(query), () => loadInventory(query))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isEditing, setEditing] = useState(false)
  const isWhole = query.mediaType === null && query.search === '' && query.after === null
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <>
      <InventoryBar query={query} hasAll />
      <div className="mt-6 flex flex-col gap-4">
        <LoadedList loaded={loaded} label="products">
          {(view) =>
            view.products.length === 0 && isWhole ? (
              <HowToLoadInventory />
            ) : (
              <Rows rows={view.products} chosen={chosen} onChoose={choose} />
            )
          }
        </LoadedList>
      </div>
      {chosen.size > 0 ? (
        <div className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line-2 bg-card p-3 pl-5">
          <p aria-live="polite" className="mr-auto font-semibold">
            {chosen.size} chosen
          </p>
          <Button
            size="sm"
            isDisabled={chosen.size > MAX_CHOSEN_PRODUCTS}
            onPress={() => setEditing(true)}
          >
            Change them
          </Button>
          <IconButton label="Clear the selection" onPress={() => setChosen(new Set())}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
      {isEditing ? (
        <EditProductsDialog
          ids={[...chosen]}
          onClose={() => {
            setEditing(false)
            setChosen(new Set())
          }}
          onChanged={loaded.reload}
        />
      ) : null}
    </>
  )
}

interface RowsProps {
  rows: readonly InventoryRow[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
}

function Rows({ rows, chosen, onChoose }: RowsProps) {
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
    <DataTable
      caption="Products"
      columns={[choiceColumn(chosen, onChoose), ...COLUMNS]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

const choiceColumn = (
  chosen: RowsProps['chosen'],
  onChoose: RowsProps['onChoose'],
): Column<InventoryRow> => ({
  id: 'choice',
  header: 'Chosen',
  isHeaderHidden: true,
  hasControl: true,
  className: 'pr-0!',
  cell: ({ id, name }) => (
    <Checkbox
      aria-label={`Choose ${name}`}
      isSelected={chosen.has(id)}
      onChange={(isChosen) => onChoose(id, isChosen)}
    >
      {null}
    </Checkbox>
  ),
})

const weekWords = ({ weeklyImpressions }: InventoryRow) => formatCount(weeklyImpressions)

function TagsLink({ row: { id, name }, className }: { row: InventoryRow; className: string }) {
  return (
    <Link
      to={sitePath('publisherTags', { id })}
      aria-label={`Tags of ${name}`}
      className={`font-semibold text-cobalt underline-offset-3 hover:underline ${className}`}
    >
      Tags
    </Link>
  )
}

const COLUMNS: readonly Column<InventoryRow>[] = [
  {
    id: 'product',
    header: 'Product',
    className: 'lg:min-w-52',
    cell: (row) => <ProductName row={row} />,
  },
  {
    id: 'medium',
    header: 'Medium',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: ({ mediaType }) => (
      <span className="flex items-center gap-2">
        <MediaTypeMark mediaType={mediaType} />
        {MEDIA_TYPE_NAMES[mediaType]}
      </span>
    ),
  },
  { id: 'country', header: 'Country', from: 'lg', cell: ({ country }) => country },
  {
    id: 'cpm',
    header: 'CPM',
    isNumeric: true,
    cell: ({ baseCpmMinor }) => formatUsd(baseCpmMinor),
  },
  {
    id: 'ratecard',
    header: 'Ratecard',
    from: 'lg',
    isNumeric: true,
    cell: ({ ratecardCpmMinor }) => formatUsd(ratecardCpmMinor),
  },
  { id: 'week', header: 'Impressions a week', from: 'lg', isNumeric: true, cell: weekWords },
  {
    id: 'tags',
    header: 'Tags',
    from: 'lg',
    cell: (row) => <TagsLink row={row} className="" />,
  },
]

/** The name, which opens the product; a narrow window adds the other columns. */
function ProductName({ row }: { row: InventoryRow }) {
  const { id, name, organization, mediaType, country } = row
  return (
    <>
      <NameLink to={sitePath('product', { id })} name={name} />
      <span className="block text-ink-2">{organization}</span>
      {row.isRetired || row.isExample || row.isOffline ? (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {row.isRetired ? <Badge>Not for sale</Badge> : null}
          {row.isOffline ? <Badge tone="warning">Publisher offline</Badge> : null}
          {row.isExample ? <Badge>Example</Badge> : null}
        </span>
      ) : null}
      <span className="block text-ink-2 lg:hidden">
        {MEDIA_TYPE_NAMES[mediaType]}, {country},{' '}
        <span className="whitespace-nowrap">{weekWords(row)} a week</span>
      </span>
      <TagsLink row={row} className="-mb-3 inline-flex min-h-11 items-center lg:hidden" />
    </>
  )
}
