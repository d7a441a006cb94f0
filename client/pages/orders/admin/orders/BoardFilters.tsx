import {
  type BoardViewsPage,
  LINE_STANDING_LABELS,
  LINE_STANDINGS,
  type LineStanding,
} from '#domain/orders/admin/orderBoard.ts'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { DESK_NAMES, DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { DatePicker } from '#client/ui/DatePicker.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import type { BoardView } from './boardAddress.ts'

const ALL = 'all'
const STANDING_OPTIONS: { id: LineStanding | typeof ALL; label: string }[] = [
  { id: ALL, label: 'All' },
  ...LINE_STANDINGS.map((id) => ({ id, label: LINE_STANDING_LABELS[id] })),
]
const MEDIA_OPTIONS: { id: MediaType | typeof ALL; label: string }[] = [
  { id: ALL, label: 'All six' },
  ...MEDIA_TYPES.map((id) => ({ id, label: MEDIA_TYPE_NAMES[id] })),
]

const OWNER_OPTIONS: { id: string; label: string }[] = [
  { id: ALL, label: 'All' },
  { id: 'me', label: 'Me' },
  { id: 'nobody', label: 'Unassigned' },
]

const DESK_OPTIONS: { id: Desk | typeof ALL; label: string }[] = [
  { id: ALL, label: 'All' },
  ...DESKS.map((id) => ({ id, label: DESK_NAMES[id] })),
]

/** The filters of the board. */
export function BoardFilters({
  view,
  people,
  onChange,
}: {
  view: BoardView
  /** The possible owners of an order. */
  people: BoardViewsPage['people']
  onChange: (change: Partial<BoardView>) => void
}) {
  return (
    <search className="mt-4 flex flex-wrap items-end gap-3">
      <QueueSearch
        key={view.q}
        label="Order, invoice, email, advertiser"
        value={view.q}
        className="w-68"
        onAsk={(q) => onChange({ q })}
      />
      <NativeSelect
        label="Status"
        className="w-44 max-sm:w-full"
        options={STANDING_OPTIONS}
        value={view.standing ?? ALL}
        onChange={(standing) => onChange({ standing: standing === ALL ? null : standing })}
      />
      <NativeSelect
        label="Media"
        className="w-38 max-sm:w-full"
        options={MEDIA_OPTIONS}
        value={view.mediaType ?? ALL}
        onChange={(mediaType) => onChange({ mediaType: mediaType === ALL ? null : mediaType })}
      />
      <NativeSelect
        label="In charge"
        className="w-40 max-sm:w-full"
        options={[...OWNER_OPTIONS, ...people.map(({ id, name }) => ({ id, label: name }))]}
        value={view.owner ?? ALL}
        onChange={(owner) => onChange({ owner: owner === ALL ? null : owner })}
      />
      <NativeSelect
        label="Desk"
        className="w-40 max-sm:w-full"
        options={DESK_OPTIONS}
        value={view.desk ?? ALL}
        onChange={(desk) => onChange({ desk: desk === ALL ? null : desk })}
      />
      <DatePicker
        label="Starts from"
        isRequired
        className="w-44 max-sm:w-full"
        value={view.from}
        onChange={(from) => onChange({ from })}
      />
      <DatePicker
        label="Starts until"
        isRequired
        className="w-44 max-sm:w-full"
        value={view.until}
        onChange={(until) => onChange({ until })}
      />
      <Checkbox
        className="min-h-12"
        isSelected={view.disputed === 'yes'}
        onChange={(isOn) => onChange({ disputed: isOn ? 'yes' : null })}
      >
        Payment disputed
      </Checkbox>
      <p className="flex min-h-12 items-center text-sm text-ink-2">
        Start dates are in each campaign’s own time zone.
      </p>
      {view.account === null ? null : (
        <TextButton className="min-h-12" onPress={() => onChange({ account: null })}>
          Show all accounts
        </TextButton>
      )}
    </search>
  )
}
