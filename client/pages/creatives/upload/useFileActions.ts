import { useState } from 'react'
import { uploadQueue } from '#client/state/creatives/uploads/uploads.ts'
import type { CreativeView, UploadLineView } from '#domain/creatives/review/creativeView.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'

/** The actions on the files of a line. */
export interface FileActions {
  onFiles: (files: readonly File[]) => void
  onReplace: (creative: CreativeView, file: File) => void
  onResume: (upload: UploadView, file: File) => void
  onChanged: () => void
}

/** Starts uploads to a line; `said` is the announcement for screen readers. */
export function useFileActions(
  { id: lineId, placement }: UploadLineView,
  onChanged: () => void,
): { actions: FileActions; said: string } {
  const [said, setSaid] = useState('')
  const actions: FileActions = {
    onFiles: (files) => {
      uploadQueue.add(files.map((file) => ({ lineId, file, placement })))
      setSaid(
        files.length === 1 ? `${files[0]?.name} is checked` : `${files.length} files are checked`,
      )
    },
    onReplace: ({ id }, file) => uploadQueue.add([{ lineId, file, placement, replaces: id }]),
    onResume: (upload, file) =>
      uploadQueue.add([{ lineId, file, placement, replaces: upload.replaces, resumes: upload }]),
    onChanged,
  }
  return { actions, said }
}
