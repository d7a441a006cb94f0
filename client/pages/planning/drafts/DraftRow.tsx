import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { Copy, Ellipsis, History, Pencil, Share2, Trash2 } from 'lucide-react'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { asProductError, ProductError } from '#domain/foundation/errors/productError.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import { planPath } from '#content/sitePaths.ts'
import type { DraftSource } from '#client/state/planning/drafts/draftSource.ts'
import { openDraftAtom } from '#client/state/planning/drafts/openDraft.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Menu, type MenuAction } from '#client/ui/Menu.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { OpenDialog } from './DraftDialogs.tsx'

type ActionId = 'rename' | 'duplicate' | 'share' | 'versions' | 'delete'

const ICON = { 'aria-hidden': true, className: 'size-4' } as const

const ACTIONS: readonly MenuAction<ActionId>[] = [
  { id: 'rename', label: 'Rename', icon: <Pencil {...ICON} /> },
  { id: 'duplicate', label: 'Duplicate', icon: <Copy {...ICON} /> },
  { id: 'share', label: 'Share', icon: <Share2 {...ICON} /> },
  { id: 'versions', label: 'Earlier versions', icon: <History {...ICON} /> },
  { id: 'delete', label: 'Delete', icon: <Trash2 {...ICON} />, tone: 'danger' },
]

/** Only accounts can share drafts and have versions. */
const GUEST_ACTIONS = ACTIONS.filter(({ id }) => id !== 'share' && id !== 'versions')

interface DraftRowProps {
  draft: DraftSummary
  source: DraftSource
  isGuest: boolean
  isChosen: boolean
  canChoose: boolean
  onChoose: (isChosen: boolean) => void
  onDialog: (dialog: OpenDialog) => void
  onChange: () => void
  /** The draft is deleted: it can't be compared. */
  onRemoved: () => void
}

const report = (error: unknown): void => {
  const known = asProductError(error)
  showToast({ tone: 'error', title: known.message })
}

/** One draft: name, saved figures and actions. */
export function DraftRow(props: DraftRowProps) {
  const { draft, source, isGuest, isChosen, canChoose, onChoose } = props
  const openDraft = useSetAtom(openDraftAtom)
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const act = useDraftActions(props)
  const open = async () => {
    setBusy(true)
    try {
      if (!openDraft(await source.read(draft.id)))
        throw new ProductError('draft_not_stored', {
          message: 'This browser has no room for this draft.',
        })
      await navigate(planPath(draft.mediaType))
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  return (
    <Card as="li" padding="sm" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Checkbox
        aria-label={`Compare ${draft.title}`}
        isSelected={isChosen}
        isDisabled={!draft.outline || (!isChosen && !canChoose)}
        onChange={onChoose}
      >
        {null}
      </Checkbox>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-semibold wrap-anywhere">{draft.title}</h2>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          <MediaTypeMark mediaType={draft.mediaType} />
          {MEDIA_TYPE_NAMES[draft.mediaType]}
          <span>Changed {formatInstant(draft.updatedAt)}</span>
        </p>
      </div>
      {draft.outline ? (
        <p className="text-sm">
          <span className="font-semibold">{formatUsd(draft.outline.priceMinor)}</span>
          <span className="text-ink-2"> for {formatRounded(draft.outline.reach)} people</span>
        </p>
      ) : null}
      <div className="flex items-center gap-2">
        <Button
          size="sm"
          isPending={isBusy}
          onPress={() => void open()}
          aria-label={`Open ${draft.title}`}
        >
          Open
        </Button>
        <Menu
          label={`Actions for ${draft.title}`}
          trigger={
            <IconButton label={`More for ${draft.title}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          actions={isGuest ? GUEST_ACTIONS : ACTIONS}
          onAction={(id) => void act(id)}
        />
      </div>
    </Card>
  )
}

/** Runs an action of the menu. */
function useDraftActions({ draft, source, onDialog, onChange, onRemoved }: DraftRowProps) {
  const bringBack = async (undo: () => Promise<void>) => {
    try {
      await undo()
      onChange()
    } catch (error) {
      report(error)
    }
  }
  return async (id: ActionId): Promise<void> => {
    if (id === 'rename' || id === 'share' || id === 'versions') {
      onDialog({ kind: id, draft })
      return
    }
    try {
      if (id === 'duplicate') await source.copy(draft.id)
      else {
        const undo = await source.remove(draft.id)
        onRemoved()
        const close = showToast({
          title: `“${draft.title}” is deleted.`,
          action: {
            label: 'Undo',
            onPress: () => {
              close()
              void bringBack(undo)
            },
          },
        })
      }
      onChange()
    } catch (error) {
      report(error)
    }
  }
}
