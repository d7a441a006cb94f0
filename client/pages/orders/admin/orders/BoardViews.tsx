import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { Bookmark, Users, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { BoardViewsPage } from '#domain/orders/admin/orderBoard.ts'
import { deleteViewCall, saveViewCall } from '#client/api/orders/deskOrderCalls.ts'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { type BoardView, savedQueryOf } from './boardAddress.ts'

const TAB =
  'flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink'

/** The tabs of the board with their counts: built-in views, one's own and shared ones. */
export function BoardViews({
  view,
  loaded: { value, reload },
}: {
  view: BoardView
  loaded: Loaded<BoardViewsPage>
}) {
  const [isSaving, setSaving] = useState(false)
  const { problem, attempt } = useAttempt(reload)
  const now = savedQueryOf(view)
  const current = (query: string) => (query === now ? ('page' as const) : undefined)
  return (
    <>
      <nav
        aria-label="Views"
        className="mt-3 flex gap-5 overflow-x-auto border-b border-line whitespace-nowrap"
      >
        {(value?.given ?? [ALL_VIEW]).map(({ name, query, count }) => (
          <Link key={name} to={pathOf(query)} aria-current={current(query)} className={TAB}>
            {name} <Count count={count} />
          </Link>
        ))}
        {(value?.views ?? []).map((saved) => (
          <SavedTab
            key={saved.id}
            saved={saved}
            current={current(saved.query)}
            onForget={() => void attempt(() => deleteViewCall(saved.id))}
          />
        ))}
        <Button
          variant="quiet"
          size="sm"
          className="ml-auto text-cobalt"
          onPress={() => setSaving(true)}
        >
          <Bookmark aria-hidden="true" className="size-4" />
          Save this view
        </Button>
      </nav>
      {problem ? <Callout tone="error" className="mt-3" title={problem} /> : null}
      {isSaving ? <SaveView query={now} onClose={() => setSaving(false)} onSaved={reload} /> : null}
    </>
  )
}

/** The first tab, until the others load. */
const ALL_VIEW = { name: 'All lines', query: '', count: null }

/** Counted up to a thousand; empty while unknown. */
function Count({ count }: { count: number | null }) {
  if (count === null) return null
  return (
    <span className="font-normal text-ink-2 tabular-nums">
      {count > MAX_COUNT ? `${formatCount(MAX_COUNT)}+` : formatCount(count)}
    </span>
  )
}
const MAX_COUNT = 1_000

const pathOf = (query: string) =>
  query === '' ? sitePath('adminOrders') : `${sitePath('adminOrders')}?${query}`

function SavedTab({
  saved,
  current,
  onForget,
}: {
  saved: BoardViewsPage['views'][number]
  current: 'page' | undefined
  onForget: () => void
}) {
  return (
    <span className="flex items-center">
      <Link to={pathOf(saved.query)} aria-current={current} className={TAB}>
        {saved.isShared ? <Users aria-label="Shared" className="size-4" /> : null}
        {saved.name} <Count count={saved.count} />
      </Link>
      {saved.isOwn && current ? (
        <IconButton label={`Delete ${saved.name}`} onPress={onForget}>
          <X aria-hidden="true" className="size-4!" />
        </IconButton>
      ) : null}
    </span>
  )
}

function SaveView({
  query,
  onClose,
  onSaved,
}: {
  query: string
  onClose: () => void
  onSaved: () => void
}) {
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isTried, setTried] = useState(false)
  const { problem, attempt } = useAttempt(onSaved)
  const save = async () => {
    setTried(true)
    if (name.trim() === '') return
    if (await attempt(() => saveViewCall({ name: name.trim(), query, isShared }))) onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Save this view"
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={() => void save()}>Save</Button>
        </>
      }
    >
      <p className="text-ink-2">Saves the search, filters and columns as they are now.</p>
      <TextField
        label="Name"
        className="mt-4"
        isRequired
        maxLength={60}
        value={name}
        onChange={setName}
        errorMessage={isTried && name.trim() === '' ? 'Please name the view.' : null}
      />
      <Checkbox className="mt-3" isSelected={isShared} onChange={setShared}>
        Share with everyone who sees the board
      </Checkbox>
      {problem ? <Callout tone="error" className="mt-3" title={problem} /> : null}
    </Dialog>
  )
}
