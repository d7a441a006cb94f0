import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Findings } from '#client/components/creatives/creatives/Findings.tsx'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { uploadQueue } from '#client/state/creatives/uploads/uploads.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'

const WORDS: Record<UploadJob['state'], string> = {
  checking: 'Checking',
  refused: 'Refused, not sent',
  waiting: 'Next in line',
  sending: 'On the way',
  offline: 'No connection; resumes automatically',
  paused: 'Paused',
  finishing: 'Arrived, being checked again',
  failed: 'Not uploaded',
  done: 'Arrived',
}

/** Uploads of this browser in progress, and failed ones. */
export function FilesOnTheWay({
  jobs,
  renderFixes,
}: {
  jobs: readonly UploadJob[]
  /** Actions for a refused file. */
  renderFixes?: (job: UploadJob) => ReactNode
}) {
  if (jobs.length === 0) return null
  return (
    <ul aria-label="Files on the way" className="flex flex-col gap-3">
      {jobs.map((job) => (
        <li key={job.id} className="flex flex-col gap-2 rounded-control border border-line p-3">
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-sm">
              <span className="font-semibold wrap-anywhere">{job.file.name}</span>{' '}
              <span className="text-ink-2">{WORDS[job.state]}</span>
            </p>
            <IconButton
              label={`Remove from the list: ${job.file.name}`}
              onPress={() => uploadQueue.cancel(job.id)}
              className="-my-2"
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
          {job.problem ? <p className="text-sm text-red">{job.problem}</p> : null}
          <Findings findings={job.findings} />
          {job.state === 'refused' ? renderFixes?.(job) : null}
          {job.state === 'sending' || job.state === 'offline' ? (
            <ProgressBar
              label={`Upload of ${job.file.name}`}
              isLabelHidden
              value={job.sentBytes / Math.max(1, job.file.size)}
            />
          ) : null}
          {job.state === 'failed' ? (
            <Button
              variant="secondary"
              size="sm"
              className="self-start"
              onPress={() => uploadQueue.resume(job.id)}
              aria-label={`Try again: ${job.file.name}`}
            >
              Try again
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
