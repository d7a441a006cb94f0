import { arrivedDamaged } from '#client/state/creatives/uploads/sentFiles.ts'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { Button } from '#client/ui/Button.tsx'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { FixButtons } from './FixButtons.tsx'

interface SentFixesProps {
  /** The file as this tab has uploaded it; undefined for another tab's. */
  sent: UploadJob | undefined
  /** Facts that the server has read from it. */
  arrived: CreativeFacts
  findings: readonly Finding[]
  placement: Placement
  /** Receives the replacement. */
  onFixed: (file: File) => void
}

/** Fixes for an uploaded file in the tab that uploaded it: edit it, or upload it again. */
export function SentFixes({ sent, arrived, ...props }: SentFixesProps) {
  if (!sent?.facts) return null
  const { file, facts } = sent
  if (!arrivedDamaged(arrived, sent)) return <FixButtons file={file} facts={facts} {...props} />
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm">Your file is fine. It was damaged on the way to us.</p>
      <Button size="sm" onPress={() => props.onFixed(file)}>
        Send it again
      </Button>
    </div>
  )
}
