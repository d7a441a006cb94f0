import { formatFacts } from '#client/components/creatives/creatives/formatFacts.ts'
import { Findings } from '#client/components/creatives/creatives/Findings.tsx'
import { SentFixes } from '#client/pages/creatives/upload/fix/SentFixes.tsx'
import { sentFile, withOwnFindings } from '#client/state/creatives/uploads/sentFiles.ts'
import { Button } from '#client/ui/Button.tsx'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import type { DraftFileView } from '#domain/creatives/production/productionView.ts'

interface DraftRowsProps {
  lineId: string
  files: readonly DraftFileView[]
  placement: Placement
  /** Resolves to whether it was removed. */
  onRemove: (fileId: string) => Promise<boolean>
  /** Receives a corrected copy of a file that was removed for it. */
  onReplaced: (fixed: File) => void
}

/** Uploaded files of the next draft. */
export function DraftRows({ lineId, files, placement, onRemove, onReplaced }: DraftRowsProps) {
  if (files.length === 0) return null
  const replace = async ({ id }: DraftFileView, fixed: File) => {
    if (await onRemove(id)) onReplaced(fixed)
  }
  return (
    <ul className="flex flex-col">
      {files.map((file) => (
        <DraftRow
          key={file.id}
          lineId={lineId}
          file={file}
          placement={placement}
          onRemove={() => void onRemove(file.id)}
          onFixed={(fixed) => void replace(file, fixed)}
        />
      ))}
    </ul>
  )
}

interface DraftRowProps {
  lineId: string
  file: DraftFileView
  placement: Placement
  onRemove: () => void
  onFixed: (fixed: File) => void
}

/** Findings of a file can be fixed in the tab that uploaded it. */
function DraftRow({ lineId, file, placement, onRemove, onFixed }: DraftRowProps) {
  const { fileName, bytes } = file
  const sent = sentFile({ lineId, fileName, bytes })
  const findings = withOwnFindings(file, sent)
  return (
    <li className="flex flex-col gap-2 border-b border-line py-2 first:border-t">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 pt-2">
          <span className="font-semibold wrap-anywhere">{fileName}</span>{' '}
          <span className="text-sm text-ink-2">{formatFacts(file.facts, bytes)}</span>
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="shrink-0"
          onPress={onRemove}
          aria-label={`Remove ${fileName}`}
        >
          Remove
        </Button>
      </div>
      <Findings findings={findings} />
      <SentFixes
        sent={sent}
        arrived={file.facts}
        findings={findings}
        placement={placement}
        onFixed={onFixed}
      />
    </li>
  )
}
