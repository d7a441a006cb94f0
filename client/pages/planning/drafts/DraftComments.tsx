import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import { asProductError, type ProductError } from '#domain/foundation/errors/productError.ts'
import {
  MAX_AUTHOR_LENGTH,
  MAX_COMMENT_LENGTH,
  type SharedDraft,
} from '#domain/planning/drafts/draftShare.ts'
import { addDraftCommentCall, removeDraftCommentCall } from '#client/api/planning/draftCalls.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { TextField } from '#client/ui/TextField.tsx'

interface CommentsProps {
  shareKey: string
  shared: SharedDraft
  onChange: () => void
}

/** Comments on a shared plan, and the form for another one. */
export function DraftComments({ shareKey, shared, onChange }: CommentsProps) {
  const { comments, draftId } = shared
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async (commentId: string) => {
    if (!draftId) return
    try {
      await removeDraftCommentCall(draftId, commentId)
      setProblem(null)
      onChange()
    } catch (error) {
      setProblem(asProductError(error).message)
    }
  }
  return (
    <section aria-labelledby="comments" className="mt-10 max-w-2xl">
      <h2 id="comments" className="text-heading">
        Comments
      </h2>
      {comments.length === 0 ? <p className="mt-3 text-ink-2">No comments yet.</p> : null}
      <ul aria-label="Comments" className="mt-3 flex flex-col gap-4">
        {comments.map(({ id, author, isOwner, body, createdAt }) => (
          <li key={id} className="rounded-control border border-line p-4">
            <p className="text-sm wrap-anywhere">
              <span className="font-semibold">{author}</span>
              <span className="text-ink-2">
                {isOwner ? ' (owner)' : ''} on {formatInstant(createdAt)}
              </span>
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{body}</p>
            {draftId ? (
              <Button
                className="mt-2"
                variant="quiet"
                size="sm"
                onPress={() => void remove(id)}
                aria-label={`Remove the comment by ${author}`}
              >
                Remove
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {problem ? <Callout className="mt-4" tone="error" title={problem} /> : null}
      <CommentForm shareKey={shareKey} onSent={onChange} />
    </section>
  )
}

function CommentForm({ shareKey, onSent }: { shareKey: string; onSent: () => void }) {
  const { account } = useAccount()
  const ownName = account ? `${account.firstName} ${account.lastName}`.trim() : ''
  const [typedName, setName] = useState<string | null>(null)
  const author = typedName ?? ownName
  const [body, setBody] = useState('')
  const [error, setError] = useState<ProductError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    setError(null)
    try {
      await addDraftCommentCall(shareKey, { author, body })
      setBody('')
      onSent()
    } catch (failure) {
      setError(asProductError(failure))
    }
    setBusy(false)
  }
  const problemOf = (field: string) => error?.fields?.find(({ path }) => path === field)?.message
  const [nameProblem, bodyProblem] = [problemOf('author'), problemOf('body')]
  return (
    <form
      noValidate
      className="mt-6 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <TextField
        label="Your name"
        value={author}
        onChange={setName}
        errorMessage={nameProblem}
        maxLength={MAX_AUTHOR_LENGTH}
        isRequired
        autoComplete="name"
      />
      <TextArea
        label="Comment"
        value={body}
        onChange={setBody}
        errorMessage={bodyProblem}
        maxLength={MAX_COMMENT_LENGTH}
        isRequired
      />
      {error && !nameProblem && !bodyProblem ? (
        <Callout tone="error" title={error.message} />
      ) : null}
      <div>
        <Button type="submit" isPending={isBusy}>
          Add comment
        </Button>
      </div>
    </form>
  )
}
