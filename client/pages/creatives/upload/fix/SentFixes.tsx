import { arrivedDamaged } from '#client/state/creatives/uploads/sentFiles.ts'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { Button } from '#client/ui/Button.tsx'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { FixButtons } from './FixButtons.tsx'

interface SentFixesProps {
  /** The file as this tab has sent it; undefined where another one did. */
  sent: UploadJob | undefined
  /** What the server has read of it. */
  arrived: CreativeFacts
  findings: readonly Finding[]
  placement: Placement
  /** Gets what takes its place. */
  onFixed: (file: File) => void
}

/** What can be done about a file that has arrived, in the tab that has sent it: fix it, or send it once more. */
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
