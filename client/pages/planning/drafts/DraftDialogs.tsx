import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import type { DraftSource } from '#client/state/planning/drafts/draftSource.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { ShareDraftDialog } from './ShareDraftDialog.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

export interface OpenDialog {
  kind: 'rename' | 'share' | 'versions'
  draft: DraftSummary
}

/** The dialog that is open for a draft. */
export function DraftDialogs({
  dialog: { kind, draft },
  source,
  onClose,
  onChange,
}: {
  dialog: OpenDialog
  source: DraftSource
  onClose: () => void
  onChange: () => void
}) {
  if (kind === 'rename')
    return <RenameDialog draft={draft} source={source} onClose={onClose} onChange={onChange} />
  if (kind === 'share') return <ShareDraftDialog draft={draft} onClose={onClose} />
  return <VersionsDialog draft={draft} onClose={onClose} onChange={onChange} />
}
