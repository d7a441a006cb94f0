import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import {
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleX,
  Clock,
  Ellipsis,
  MessageCircleQuestion,
} from 'lucide-react'
import { useState } from 'react'
import { sentFile, withOwnFindings } from '#client/state/creatives/uploads/sentFiles.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu, type MenuAction } from '#client/ui/Menu.tsx'
import type {
  CreativeView,
  UploadLineView,
  VersionView,
} from '#domain/creatives/review/creativeView.ts'
import { hasLandingPage } from '#domain/creatives/review/judgeVersion.ts'
import { EditCreativeDialog } from '../dialogs/EditCreativeDialog.tsx'
import { RemoveCreativeDialog } from '../dialogs/RemoveCreativeDialog.tsx'
import { chooseFile } from '../chooseFile.ts'
import { acceptedEndings } from '../fileTypes.ts'
import type { FileActions } from '../useFileActions.ts'
import { SentFixes } from '../fix/SentFixes.tsx'
import { formatFacts } from '#client/components/creatives/creatives/formatFacts.ts'
import { Findings } from '#client/components/creatives/creatives/Findings.tsx'
import { RowFrame, type RowFrameProps } from './RowFrame.tsx'
import { Thumb } from '#client/components/creatives/creatives/Thumb.tsx'
import { VersionNotes } from './VersionNotes.tsx'

interface CreativeRowProps {
  creative: CreativeView
  /** The version that the row describes: the newest. */
  shown: VersionView
  line: UploadLineView
  actions: FileActions
}

type Action = 'edit' | 'replace' | 'remove'

const ACTIONS: readonly MenuAction<Action>[] = [
  { id: 'edit', label: 'Edit title and landing page' },
  { id: 'replace', label: 'Replace the file' },
  { id: 'remove', label: 'Remove', tone: 'danger' },
]
const SILENT_ACTIONS: readonly MenuAction<Action>[] = ACTIONS.map((action) =>
  action.id === 'edit' ? { ...action, label: 'Edit title and name' } : action,
)

/** An uploaded creative: its state, the next task, and its menu. */
export function CreativeRow({ creative, shown, line, actions }: CreativeRowProps) {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const replace = () =>
    chooseFile(acceptedEndings(line.placement), (file) => actions.onReplace(creative, file))
  const isClickable = hasLandingPage(line.mediaType)
  const sent = sentFile({ lineId: line.id, fileName: shown.fileName, bytes: shown.bytes })
  const findings = withOwnFindings(shown, sent)
  return (
    <>
      <RowFrame
        thumb={<Thumb kind={shown.facts.kind} url={shown.previewUrl} />}
        title={creative.title}
        facts={
          <>
            {shown.fileName}, {formatFacts(shown.facts, shown.bytes)}
            {isClickable && shown.landingPage ? (
              <span className="block">Leads to {shown.landingPage}</span>
            ) : null}
          </>
        }
        state={stateOf(creative, shown, line)}
        menu={
          line.isOpen ? (
            <Menu
              label={`What to do with ${creative.title}`}
              trigger={
                <IconButton label={`More for ${creative.title}`} className="-my-2">
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
              actions={isClickable ? ACTIONS : SILENT_ACTIONS}
              onAction={(action) => (action === 'replace' ? replace() : setOpen(action))}
            />
          ) : null
        }
      >
        {shown.state === 'approved' && findings.length === 0 && !creative.pending ? null : (
          <>
            <Findings findings={findings} />
            {line.isOpen && FIXED_IN.has(shown.state) ? (
              <SentFixes
                sent={sent}
                arrived={shown.facts}
                findings={findings}
                placement={line.placement}
                onFixed={(file) => actions.onReplace(creative, file)}
              />
            ) : null}
            <VersionNotes
              creative={creative}
              shown={shown}
              isOpen={line.isOpen}
              onReplace={replace}
              onEdit={() => setOpen('edit')}
              onChanged={actions.onChanged}
            />
          </>
        )}
      </RowFrame>
      {open === 'edit' ? (
        <EditCreativeDialog
          creative={creative}
          shown={shown}
          hasLandingPage={isClickable}
          onClose={close}
          onSaved={actions.onChanged}
        />
      ) : null}
      {open === 'remove' ? (
        <RemoveCreativeDialog
          creative={creative}
          line={line}
          onClose={close}
          onChanged={actions.onChanged}
        />
      ) : null}
    </>
  )
}

/**
 * While a file waits, its advice can still be applied; a decided file is changed by replacing it.
 */
const FIXED_IN: ReadonlySet<VersionView['state']> = new Set(['incomplete', 'in_review'])

function stateOf(
  { approved }: CreativeView,
  shown: VersionView,
  line: UploadLineView,
): RowFrameProps['state'] {
  const former = approved && approved.id !== shown.id ? approved : null
  const goesOn = former ? `Version ${former.number} stays approved` : undefined
  switch (shown.state) {
    case 'incomplete':
      return {
        icon: <CircleAlert aria-hidden="true" />,
        words: 'Needs you',
        detail: goesOn ?? 'Not in review yet',
        tone: 'text-red',
      }
    case 'denied':
      return {
        icon: <CircleX aria-hidden="true" />,
        words: 'Denied',
        detail: goesOn ?? (shown.decidedAt ? formatInstant(shown.decidedAt) : undefined),
        tone: 'text-red',
      }
    case 'change_asked':
      return {
        icon: <MessageCircleQuestion aria-hidden="true" />,
        words: 'Change requested',
        detail: goesOn ?? (shown.decidedAt ? formatInstant(shown.decidedAt) : undefined),
        tone: 'text-orange',
      }
    case 'in_review':
      return former
        ? {
            icon: <CircleDot aria-hidden="true" className="text-green" />,
            words: line.state.startsWith('running')
              ? 'Active with modification'
              : 'Approved, a change is in review',
            detail: `Version ${former.number} ${line.state.startsWith('running') ? 'runs' : 'stays approved'}`,
          }
        : {
            icon: <Clock aria-hidden="true" />,
            words: 'In review',
            detail: shown.submittedAt ? `since ${formatInstant(shown.submittedAt)}` : undefined,
          }
    case 'approved':
    case 'superseded':
      return { icon: <CircleCheck aria-hidden="true" />, words: 'Approved', tone: 'text-green' }
  }
}
