import { Upload } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '#client/ui/Button.tsx'
import { classNames } from '#client/ui/classNames.ts'

/** Accepts files by drop and by dialog. */
export function FileChooser({
  words,
  buttonLabel,
  onFiles,
  isMany = true,
}: {
  words: string
  buttonLabel: string
  onFiles: (files: readonly File[]) => void
  /** Whether several files can be selected at once. */
  isMany?: boolean
}) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
  }
  return (
    // Dropping is the second way; the button serves the keyboard.
    <div
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      className={classNames(
        'flex flex-wrap items-center gap-4 rounded-control border p-4',
        isOver ? 'border-cobalt bg-cobalt-soft' : 'border-dashed border-line-2 bg-paper',
      )}
    >
      <Upload aria-hidden="true" className="size-6 shrink-0 max-sm:hidden" />
      <p className="min-w-0 flex-1 text-sm text-ink-2 max-sm:basis-full">{words}</p>
      <FileTrigger allowsMultiple={isMany} onSelect={take}>
        <Button variant="secondary" size="sm" className="max-sm:w-full">
          {buttonLabel}
        </Button>
      </FileTrigger>
    </div>
  )
}
