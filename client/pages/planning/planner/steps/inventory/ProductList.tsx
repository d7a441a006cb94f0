import { formatNumber } from '#domain/foundation/wording/decimalWords.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { toggleProduct } from '#domain/planning/campaign/edits/inventoryEdits.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { findTopic } from '#domain/catalogue/topic.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { bySoloPrice, soloPrice } from '#domain/planning/pricing/soloPrice.ts'
import { ListPrice } from '../ListPrice.tsx'
import { PageButtons } from '../PageButtons.tsx'
import { compareNames, foldText } from '#domain/foundation/search/foldText.ts'

export type EditPlan = (change: (plan: CampaignPlan) => CampaignPlan) => void

interface ProductListProps {
  plan: CampaignPlan
  edit: EditPlan
  products: readonly Product[]
  chosenIds: ReadonlySet<string>
}

type ProductOrder = 'reach' | 'price' | 'name'

const PAGE_SIZE = 10
const ORDER_OPTIONS = [
  { id: 'reach', label: 'Most impressions first' },
  { id: 'price', label: 'Lowest price first' },
  { id: 'name', label: 'By name' },
] as const
const COMPARE = {
  reach: (a: Product, b: Product) => b.weeklyImpressions - a.weeklyImpressions,
  price: bySoloPrice,
  name: (a: Product, b: Product) => compareNames(a.name, b.name),
} as const satisfies Record<ProductOrder, (a: Product, b: Product) => number>

/**
 * Every product of the region with a checkbox: removes products of chosen topics, and adds others.
 */
export function ProductList({ plan, edit, products, chosenIds }: ProductListProps) {
  const words = MEDIA_WORDS[plan.mediaType]
  const [text, setText] = useState('')
  const [order, setOrder] = useState<ProductOrder>('reach')
  const [isOnlyChosen, setOnlyChosen] = useState(false)
  const [page, setPage] = useState(0)
  const wanted = useDeferredValue(foldText(text.trim()))
  const shown = useMemo(
    () =>
      products
        .filter(
          (product) =>
            (!isOnlyChosen || chosenIds.has(product.id)) && searchText(product).includes(wanted),
        )
        .toSorted(COMPARE[order]),
    [products, isOnlyChosen, chosenIds, wanted, order],
  )
  const start = Math.min(page, Math.floor(Math.max(0, shown.length - 1) / PAGE_SIZE))
  return (
    <div className="flex flex-col gap-3">
      <div className="grid items-end gap-3 @lg:grid-cols-[1fr_14rem]">
        <SearchField
          label={`Search ${words.products}`}
          isLabelHidden
          placeholder={`Search ${words.products}`}
          value={text}
          onChange={(next) => {
            setText(next)
            setPage(0)
          }}
        />
        <NativeSelect label="Order" options={ORDER_OPTIONS} value={order} onChange={setOrder} />
      </div>
      <Checkbox
        isSelected={isOnlyChosen}
        onChange={(isOnly) => {
          setOnlyChosen(isOnly)
          setPage(0)
        }}
      >
        Only selected ({formatCount(chosenIds.size)})
      </Checkbox>
      <ul className="overflow-hidden rounded-card border border-line">
        {shown.slice(start * PAGE_SIZE, (start + 1) * PAGE_SIZE).map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            edit={edit}
            isSelected={chosenIds.has(product.id)}
            impressions={words.impressions}
            formatIds={plan.formatIds}
            topics={plan.inventory.topics}
          />
        ))}
        {shown.length === 0 ? (
          <li className="px-4 py-3 text-sm text-ink-2">
            {isOnlyChosen && wanted === '' ? 'Nothing selected yet.' : 'No match.'}
          </li>
        ) : null}
      </ul>
      <PageButtons
        label={words.products}
        page={start}
        pageSize={PAGE_SIZE}
        total={shown.length}
        onChange={setPage}
      />
    </div>
  )
}

interface ProductRowProps {
  edit: EditPlan
  product: Product
  isSelected: boolean
  impressions: string
  formatIds: CampaignPlan['formatIds']
  topics: CampaignPlan['inventory']['topics']
}

const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, edit, isSelected, impressions, formatIds, topics } = props
  const price = soloPrice(product, { formatIds, topics })
  return (
    <li className="border-b border-line px-4 last:border-b-0">
      <Checkbox
        isSelected={isSelected}
        onChange={() => edit((plan) => toggleProduct(plan, product))}
      >
        <span className="grid gap-x-4 text-sm @md:grid-cols-[minmax(0,1fr)_auto_5rem] @md:items-center">
          <span className="min-w-0">
            <span className="block font-semibold">
              {product.name}
              {product.premium ? <span className="font-medium text-ink-2"> Premium</span> : null}
            </span>
            <span className="block truncate text-ink-2">
              {[findTopic(product.topic)?.label, product.organization].filter(Boolean).join(', ')}
            </span>
          </span>
          <span className="text-ink-2 tabular-nums">
            {formatNumber(product.weeklyImpressions, { notation: 'compact' })} {impressions}/week
          </span>
          <span className="tabular-nums @md:text-right">
            {formatUsd(price.cpmMinor)} CPM <ListPrice price={price} />
          </span>
        </span>
      </Checkbox>
    </li>
  )
})

function searchText({ name, organization, topic }: Product): string {
  return foldText(`${name} ${organization} ${findTopic(topic)?.label ?? ''}`)
}
