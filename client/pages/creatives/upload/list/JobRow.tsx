import {
  ArrowUp,
  CirclePause,
  CircleX,
  LoaderCircle,
  Pause,
  Play,
  RotateCcw,
  WifiOff,
  X,
} from 'lucide-react'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { uploadQueue } from '#client/state/creatives/uploads/uploads.ts'
import { Button } from '#client/ui/Button.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { formatFileSize } from '#domain/creatives/creative/measureWords.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { FixButtons } from '../fix/FixButtons.tsx'
import { formatFacts, formatTimeLeft } from '#client/components/creatives/creatives/formatFacts.ts'
import { Findings } from '#client/components/creatives/creatives/Findings.tsx'
import { RowFrame, type RowFrameProps } from './RowFrame.tsx'
import { FileThumb } from './FileThumb.tsx'

/** A file that this browser uploads, or that failed the check. */
export function JobRow({ job, line }: { job: UploadJob; line: UploadLineView }) {
  const { file, facts, findings, problem, replaces } = job
  const replaced = line.creatives.find(({ id }) => id === replaces)
  return (
    <RowFrame
      thumb={<FileThumb file={file} facts={facts} />}
      title={file.name}
      facts={
        formatFacts(facts, file.size) + (replaced ? `. Replaces the file of ${replaced.title}` : '')
      }
      state={stateOf(job)}
    >
      {problem ? <p className="text-sm text-red">{problem}</p> : null}
      <Findings findings={findings} />
      {job.state === 'refused' && facts && line.isOpen ? (
        <FixButtons
          file={file}
          facts={facts}
          findings={findings}
          placement={line.placement}
          onFixed={(fixed) => takeFixed(job, fixed, line)}
        />
      ) : null}
      {MOVES.has(job.state) ? <Progress job={job} /> : null}
      <JobButtons job={job} />
    </RowFrame>
  )
}

/** Replaces the refused file by the copy that fits. */
function takeFixed({ id, replaces }: UploadJob, file: File, line: UploadLineView): void {
  uploadQueue.forget(id)
  uploadQueue.add([{ lineId: line.id, file, placement: line.placement, replaces }])
}

const MOVES: ReadonlySet<UploadJob['state']> = new Set(['sending', 'offline', 'paused'])

const percentOf = ({ sentBytes, file }: UploadJob) =>
  `${Math.floor((100 * sentBytes) / Math.max(1, file.size))}%`

function stateOf(job: UploadJob): RowFrameProps['state'] {
  const turning = <LoaderCircle aria-hidden="true" className="motion-safe:animate-spin" />
  switch (job.state) {
    case 'checking':
      return { icon: turning, words: 'Checking', detail: 'Nothing is sent yet' }
    case 'refused':
      return {
        icon: <CircleX aria-hidden="true" />,
        words: 'Refused',
        detail: 'Not sent to us',
        tone: 'text-red',
      }
    case 'waiting':
      return { icon: <ArrowUp aria-hidden="true" />, words: 'Next in line' }
    case 'sending':
      return {
        icon: <ArrowUp aria-hidden="true" />,
        words: percentOf(job),
        detail: formatTimeLeft(job.file.size - job.sentBytes, job.bytesPerSecond),
        tone: 'text-cobalt',
      }
    case 'offline':
      return {
        icon: <WifiOff aria-hidden="true" />,
        words: 'No connection',
        detail: 'Resumes automatically',
        tone: 'text-orange',
      }
    case 'paused':
      return { icon: <CirclePause aria-hidden="true" />, words: `Paused at ${percentOf(job)}` }
    case 'finishing':
    case 'done':
      return { icon: turning, words: 'Checking', detail: 'Arrived, checking again' }
    case 'failed':
      return { icon: <CircleX aria-hidden="true" />, words: 'Not uploaded', tone: 'text-red' }
  }
}

function Progress({ job }: { job: UploadJob }) {
  const { file, sentBytes, bytesPerSecond } = job
  const speed =
    bytesPerSecond === null ? '' : `, ${formatFileSize(Math.round(bytesPerSecond))} a second`
  return (
    <div>
      <ProgressBar
        label={`Upload of ${file.name}`}
        isLabelHidden
        value={sentBytes / Math.max(1, file.size)}
      />
      <p className="mt-1 text-sm text-ink-2 tabular-nums">
        {formatFileSize(sentBytes)} of {formatFileSize(file.size)}
        {speed}
      </p>
    </div>
  )
}

function JobButtons({ job }: { job: UploadJob }) {
  const { id, state, file } = job
  if (state === 'finishing' || state === 'done') return null
  const isOver = state === 'refused' || state === 'failed'
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'sending' || state === 'waiting' || state === 'offline' ? (
        <Button
          variant="quiet"
          size="sm"
          onPress={() => uploadQueue.pause(id)}
          aria-label={`Pause ${file.name}`}
        >
          <Pause aria-hidden="true" className="size-4" />
          Pause
        </Button>
      ) : null}
      {state === 'paused' ? (
        <Button
          variant="secondary"
          size="sm"
          onPress={() => uploadQueue.resume(id)}
          aria-label={`Go on with ${file.name}`}
        >
          <Play aria-hidden="true" className="size-4" />
          Go on
        </Button>
      ) : null}
      {state === 'failed' && job.needsReload ? (
        <Button variant="secondary" size="sm" onPress={() => location.reload()}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Reload the page
        </Button>
      ) : null}
      {state === 'failed' && !job.needsReload ? (
        <Button
          variant="secondary"
          size="sm"
          onPress={() => uploadQueue.resume(id)}
          aria-label={`Try again: ${file.name}`}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          Try again
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="sm"
        onPress={() => uploadQueue.cancel(id)}
        aria-label={isOver ? `Remove from the list: ${file.name}` : `Cancel ${file.name}`}
      >
        <X aria-hidden="true" className="size-4" />
        {isOver ? 'Remove from the list' : 'Cancel'}
      </Button>
    </div>
  )
}
