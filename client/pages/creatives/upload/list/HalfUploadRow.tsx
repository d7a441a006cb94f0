import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { CirclePause, File as FileIcon, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { abandonUploadCall } from '#client/api/creatives/uploadCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { formatFileSize } from '#domain/creatives/creative/measureWords.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import { acceptedEndings } from '../fileTypes.ts'
import type { FileActions } from '../useFileActions.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { RowFrame } from './RowFrame.tsx'

interface HalfUploadRowProps {
  upload: UploadView
  line: UploadLineView
  actions: FileActions
}

/** An interrupted upload: selecting the same file again resumes it. */
export function HalfUploadRow({ upload, line, actions }: HalfUploadRowProps) {
  const { fileName, bytes, receivedBytes, expiresAt } = upload
  const share = receivedBytes / bytes
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) actions.onResume(upload, file)
  }
  return (
    <RowFrame
      thumb={
        <span className="grid size-full place-items-center text-ink-2">
          <FileIcon aria-hidden="true" className="size-6" />
        </span>
      }
      title={fileName}
      facts={formatFileSize(bytes)}
      state={{
        icon: <CirclePause aria-hidden="true" />,
        words: 'Page not fully uploaded',
        detail: `${Math.floor(share * 100)}% saved`,
        tone: 'text-orange',
      }}
    >
      <ProgressBar label={`Upload of ${fileName}`} isLabelHidden value={share} />
      <p className="text-sm text-ink-2">
        Interrupted. Saved until {formatInstant(expiresAt)}. Choose the same file again to continue.
      </p>
      <div className="flex flex-wrap gap-2">
        <FileTrigger acceptedFileTypes={acceptedEndings(line.placement).split(',')} onSelect={take}>
          <Button variant="secondary" size="sm" aria-label={`Resume ${fileName}`}>
            <RotateCcw aria-hidden="true" className="size-4" />
            Resume
          </Button>
        </FileTrigger>
        <Abandon upload={upload} onDone={actions.onChanged} />
      </div>
    </RowFrame>
  )
}

function Abandon({ upload, onDone }: { upload: UploadView; onDone: () => void }) {
  const [isPending, setPending] = useState(false)
  const abandon = async () => {
    setPending(true)
    try {
      await abandonUploadCall(upload)
      onDone()
    } catch (error) {
      setPending(false)
      showToast({ tone: 'error', title: formatProblem(error) })
    }
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      isPending={isPending}
      onPress={() => void abandon()}
      aria-label={`Cancel ${upload.fileName}`}
    >
      <X aria-hidden="true" className="size-4" />
      Cancel
    </Button>
  )
}
