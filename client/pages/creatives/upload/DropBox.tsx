import { Upload } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '#client/ui/Button.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { acceptedEndings, formatLimit } from './fileTypes.ts'
import { meansText } from './meansText.ts'

interface DropBoxProps {
  line: UploadLineView
  /** Whether it receives files pasted on the page. */
  takesPaste: boolean
  onFiles: (files: readonly File[]) => void
}

/** Accepts files by drop, paste and dialog. */
export function DropBox({ line, takesPaste, onFiles }: DropBoxProps) {
  const [isOver, setOver] = useState(false)
  usePastedFiles(takesPaste, onFiles)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
  }
  return (
    <>
      {/* Dropping is one of three ways; the button is the keyboard's. */}
      <div
        data-drop-box={line.id}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
        className={classNames(
          'mt-2 flex flex-wrap items-center gap-4 rounded-control border p-4 sm:p-5',
          isOver ? 'border-cobalt bg-cobalt-soft' : 'border-dashed border-line-2 bg-paper',
        )}
      >
        <Upload aria-hidden="true" className="size-6 shrink-0 max-sm:hidden" />
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <p className="font-semibold">Drop your files here{takesPaste ? ', or paste them' : ''}</p>
          <p className="text-sm text-ink-2">
            {formatLimit(line.placement)}. Checked in your browser before anything is sent.
          </p>
        </div>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={acceptedEndings(line.placement).split(',')}
          onSelect={take}
        >
          <Button className="max-sm:w-full">Choose files</Button>
        </FileTrigger>
      </div>
      {creativeLimitFor(line.mediaType).discardsAudio ? (
        <p className="mt-3 text-sm text-ink-2">Sound is removed: screens are silent.</p>
      ) : null}
    </>
  )
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))

/** Files on the clipboard, unless the paste is meant as text. */
function usePastedFiles(isOn: boolean, onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      if (!clipboardData || meansText(clipboardData.types, isField(event.target))) return
      const files = [...clipboardData.files]
      if (files.length > 0) latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isOn])
}
