import { FileText, X } from 'lucide-react'
import { IconButton } from '#client/ui/IconButton.tsx'
import { formatFileSize } from '#domain/creatives/creative/measureWords.ts'
import type { BriefingFileView } from '#domain/creatives/production/productionView.ts'
import { DownloadLink } from './DraftFiles.tsx'

/** A list of files that can be downloaded, and removed while that is allowed. */
export function MaterialFiles({
  files,
  onRemove,
}: {
  files: readonly BriefingFileView[]
  onRemove?: ((file: BriefingFileView) => void) | undefined
}) {
  if (files.length === 0) return null
  return (
    <ul className="flex flex-col">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex items-center gap-3 border-b border-line py-2 first:border-t"
        >
          <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
          <p className="min-w-0 flex-1">
            <span className="font-semibold wrap-anywhere">{file.fileName}</span>{' '}
            <span className="text-sm whitespace-nowrap text-ink-2">
              {formatFileSize(file.bytes)}
            </span>
          </p>
          <DownloadLink file={file} />
          {onRemove ? (
            <IconButton label={`Remove ${file.fileName}`} onPress={() => onRemove(file)}>
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
