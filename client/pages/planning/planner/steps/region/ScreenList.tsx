import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { formatQuantity, formatCount } from '#domain/foundation/wording/numberWords.ts'
import { VENUE_TYPE_LABELS } from '#domain/catalogue/topic.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { bySoloPrice, soloPrice } from '#domain/planning/pricing/soloPrice.ts'
import { ListPrice } from '../ListPrice.tsx'
import { PageButtons } from '../PageButtons.tsx'
import { screenDetail, type PlanScreen, type PlanScreens } from './usePlanScreens.ts'
import { compareNames, foldText } from '#domain/foundation/search/foldText.ts'

interface ScreenListProps {
  screens: PlanScreens
  highlightedId: string | null
  onHighlight: (id: string | null) => void
}

type ScreenOrder = 'views' | 'price' | 'name'

interface ScreenFilters {
  text: string
  venue: string
  orientation: 'all' | 'landscape' | 'portrait'
  order: ScreenOrder
}

const NO_FILTERS: ScreenFilters = { text: '', venue: 'all', orientation: 'all', order: 'views' }

const PAGE_SIZE = 10
const FILTERS_FROM = 6
const ORDER_OPTIONS = [
  { id: 'views', label: 'Most views first' },
  { id: 'price', label: 'Lowest price first' },
  { id: 'name', label: 'By name' },
] as const
const ORIENTATION_OPTIONS = [
  { id: 'all', label: 'Both' },
  { id: 'landscape', label: 'Landscape' },
  { id: 'portrait', label: 'Portrait' },
] as const

const COMPARE = {
  views: (a: PlanScreen, b: PlanScreen) => b.weeklyImpressions - a.weeklyImpressions,
  price: bySoloPrice,
  name: (a: PlanScreen, b: PlanScreen) => compareNames(a.name, b.name),
} as const satisfies Record<ScreenOrder, (a: PlanScreen, b: PlanScreen) => number>

/** The screens of the region as a list: the same choices as on the map, also by keyboard. */
export function ScreenList({ screens, highlightedId, onHighlight }: ScreenListProps) {
  const { all, chosenIds, chooseOnly } = screens
  const [filters, setFilters] = useState<ScreenFilters>(NO_FILTERS)
  const [page, setPage] = useState(0)
  const shown = useShownScreens(all, filters)
  if (all.length === 0) return null
  const isFiltered = shown.length < all.length
  const start = Math.min(page, Math.floor(Math.max(0, shown.length - 1) / PAGE_SIZE))
  const rows = shown.slice(start * PAGE_SIZE, (start + 1) * PAGE_SIZE)
  return (
    <section aria-label="Screens" className="flex flex-col gap-3">
      {all.length > FILTERS_FROM ? (
        <ScreenFilterFields
          all={all}
          filters={filters}
          onChange={(changes) => {
            setFilters((before) => ({ ...before, ...changes }))
            setPage(0)
          }}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output className="text-sm font-semibold">
          {formatCount(chosenIds.size)} of {formatQuantity(all.length, 'screen', 'screens')} chosen
        </output>
        <div className="flex gap-2">
          {isFiltered && shown.length > 0 ? (
            <Button
              variant="secondary"
              size="sm"
              onPress={() => chooseOnly(shown.map(({ id }) => id))}
            >
              Only these {shown.length}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="sm"
            isDisabled={chosenIds.size === all.length}
            onPress={() => chooseOnly([])}
          >
            All screens
          </Button>
        </div>
      </div>
      <ul
        className="overflow-hidden rounded-card border border-line"
        onPointerLeave={() => onHighlight(null)}
      >
        {rows.map((screen) => (
          <ScreenRow
            key={screen.id}
            screen={screen}
            screens={screens}
            isHighlighted={screen.id === highlightedId}
            onHighlight={onHighlight}
          />
        ))}
        {rows.length === 0 ? (
          <li className="px-4 py-3 text-sm text-ink-2">No screen matches these filters.</li>
        ) : null}
      </ul>
      <PageButtons
        label="screens"
        page={start}
        pageSize={PAGE_SIZE}
        total={shown.length}
        onChange={setPage}
      />
    </section>
  )
}

/** The screens that match the filters, sorted. */
function useShownScreens(
  all: readonly PlanScreen[],
  { text, venue, orientation, order }: ScreenFilters,
): PlanScreen[] {
  const wanted = useDeferredValue(foldText(text.trim()))
  return useMemo(
    () =>
      all
        .filter(
          ({ name, organization, screen }) =>
            (venue === 'all' || screen.venueType === venue) &&
            (orientation === 'all' || screen.orientation === orientation) &&
            foldText(`${name} ${organization} ${screen.city}`).includes(wanted),
        )
        .toSorted(COMPARE[order]),
    [all, venue, orientation, order, wanted],
  )
}

function ScreenFilterFields({
  all,
  filters: { text, venue, orientation, order },
  onChange,
}: {
  all: readonly PlanScreen[]
  filters: ScreenFilters
  onChange: (changes: Partial<ScreenFilters>) => void
}) {
  const venues = useMemo(() => [...new Set(all.map(({ screen }) => screen.venueType))], [all])
  return (
    <div className="grid items-end gap-3 @lg:grid-cols-2">
      <SearchField
        label="Find a screen"
        isLabelHidden
        placeholder="Find a screen"
        value={text}
        onChange={(text) => onChange({ text })}
        className="@lg:col-span-2"
      />
      <div className="grid grid-cols-2 gap-3 @lg:col-span-2 @lg:grid-cols-3">
        <NativeSelect
          label="Venue"
          options={[
            { id: 'all', label: 'All venues' },
            ...venues.map((id) => ({ id: id as string, label: VENUE_TYPE_LABELS[id] })),
          ]}
          value={venue}
          onChange={(venue) => onChange({ venue })}
        />
        <NativeSelect
          label="Orientation"
          options={ORIENTATION_OPTIONS}
          value={orientation}
          onChange={(orientation) => onChange({ orientation })}
        />
        <NativeSelect
          label="Order"
          options={ORDER_OPTIONS}
          value={order}
          onChange={(order) => onChange({ order })}
          className="@max-lg:col-span-2"
        />
      </div>
    </div>
  )
}

interface ScreenRowProps extends Pick<ScreenListProps, 'screens' | 'onHighlight'> {
  screen: PlanScreen
  isHighlighted: boolean
}

function ScreenRow({ screen, screens, isHighlighted, onHighlight }: ScreenRowProps) {
  const obstacle = screens.obstacle(screen)
  const price = soloPrice(screen)
  return (
    <li className="border-b border-line last:border-b-0">
      <div
        onPointerEnter={() => onHighlight(screen.id)}
        onFocus={() => onHighlight(screen.id)}
        className={`group relative flex items-center gap-2 px-4 ${
          isHighlighted ? 'bg-cobalt-soft' : ''
        }`}
      >
        <Checkbox
          isSelected={screens.chosenIds.has(screen.id)}
          onChange={() => screens.toggle(screen.id)}
          className="min-w-0 flex-1"
        >
          <span className="grid gap-x-4 text-sm @md:grid-cols-[minmax(0,1fr)_auto_4.75rem] @md:items-center @2xl:grid-cols-[minmax(0,1fr)_8.5rem_8.75rem_4.75rem]">
            <span className="flex min-w-0 flex-col @2xl:contents">
              <span className="min-w-0">
                <span className="block font-semibold">{screen.name}</span>
                {obstacle ? (
                  <span className="block font-medium text-orange">{obstacle}</span>
                ) : null}
              </span>
              <span className="text-ink-2">{screenDetail(screen.screen)}</span>
            </span>
            <span className="text-ink-2 tabular-nums">
              {formatCount(screen.weeklyImpressions)} views/week
            </span>
            <span className="tabular-nums @md:text-right">
              {formatUsd(price.cpmMinor)} CPM <ListPrice price={price} />
            </span>
          </span>
        </Checkbox>
        <Button
          variant="secondary"
          size="sm"
          onPress={() => screens.chooseOnly([screen.id])}
          className="group-hover:opacity-100 focus-visible:opacity-100 @2xl:absolute @2xl:right-2 @2xl:opacity-0"
        >
          Only this <span className="sr-only">{screen.name}</span>
        </Button>
      </div>
    </li>
  )
}
