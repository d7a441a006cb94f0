import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatFacts } from '#client/components/creatives/creatives/formatFacts.ts'
import { Card } from '#client/ui/Card.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import {
  anchorKind,
  formatPlayTime,
  type CommentAnchor,
} from '#domain/creatives/production/commentAnchor.ts'
import type { ProductionCommentInput } from '#domain/creatives/production/commentAnchor.ts'
import type {
  DraftFileView,
  DraftView,
  ProductionCommentView,
} from '#domain/creatives/production/productionView.ts'
import { CommentableFile } from './CommentableFile.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentList, type TickComment } from './CommentList.tsx'

interface DraftFilesProps {
  draft: DraftView
  comments: readonly ProductionCommentView[]
  reader: 'buyer' | 'desk'
  /** Without it no comments can be added. */
  onComment?: ((comment: ProductionCommentInput) => Promise<void>) | undefined
  onTick?: TickComment
}

/** The files of a draft in a column, each with its comments. */
export function DraftFiles({ draft, comments, reader, onComment, onTick }: DraftFilesProps) {
  return (
    <ul className="flex flex-col gap-6">
      {draft.files.map((file) => (
        <Card as="li" key={file.id}>
          <OneFile
            file={file}
            comments={comments.filter(({ fileId }) => fileId === file.id)}
            reader={reader}
            onComment={onComment}
            {...(onTick ? { onTick } : {})}
          />
        </Card>
      ))}
    </ul>
  )
}

const HINTS = {
  pin: 'Click or tap the picture to put a pin where your comment belongs.',
  moment: 'Stop where your comment belongs, then press “Comment at”.',
}

function OneFile({
  file,
  comments,
  reader,
  onComment,
  onTick,
}: {
  file: DraftFileView
  comments: readonly ProductionCommentView[]
} & Pick<DraftFilesProps, 'reader' | 'onComment' | 'onTick'>) {
  const [placed, setPlaced] = useState<CommentAnchor | null>(null)
  const kind = anchorKind(file.facts)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-subheading wrap-anywhere">{file.fileName}</h3>
          <p className="text-sm text-ink-2">{formatFacts(file.facts, file.bytes)}</p>
        </div>
        <DownloadLink file={file} />
      </div>
      {onComment && kind ? <p className="text-sm text-ink-2">{HINTS[kind]}</p> : null}
      <CommentableFile
        file={file}
        marks={comments.flatMap(({ anchor }, index) =>
          anchor ? [{ anchor, number: index + 1 }] : [],
        )}
        placed={placed}
        onPlace={onComment ? setPlaced : undefined}
      />
      <CommentList comments={comments} isNumbered reader={reader} {...(onTick ? { onTick } : {})} />
      {onComment ? (
        <CommentForm
          label={`Comment on ${file.fileName}`}
          sendLabel="Add the comment"
          mark={placed === null ? null : markWords(placed)}
          onUnmark={() => setPlaced(null)}
          onSend={async (text) => {
            await onComment({ text, fileId: file.id, anchor: placed })
            setPlaced(null)
          }}
        />
      ) : null}
    </div>
  )
}

const markWords = (anchor: CommentAnchor): string =>
  'atMs' in anchor ? `At ${formatPlayTime(anchor.atMs)}.` : 'With the pin.'

/** Downloads a file from the creatives' host unchanged. */
export function DownloadLink({ file }: { file: Pick<DraftFileView, 'downloadUrl' | 'fileName'> }) {
  return (
    <a
      href={file.downloadUrl}
      download={file.fileName}
      aria-label={`Save ${file.fileName}`}
      className={buttonStyles('secondary', 'sm')}
    >
      <Download aria-hidden="true" className="size-4" />
      Save
    </a>
  )
}
