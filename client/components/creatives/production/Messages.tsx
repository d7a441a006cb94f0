import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { Card } from '#client/ui/Card.tsx'
import type { ProductionCommentInput } from '#domain/creatives/production/commentAnchor.ts'
import type { ProductionCommentView } from '#domain/creatives/production/productionView.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentList, type TickComment } from './CommentList.tsx'

/** Comments on the ad as a whole. */
export function Messages({
  comments,
  reader,
  onComment,
  onTick,
}: {
  comments: readonly ProductionCommentView[]
  reader: 'buyer' | 'desk'
  onComment?: ((comment: ProductionCommentInput) => Promise<void>) | undefined
  onTick?: TickComment
}) {
  const regionName = useRegionName()
  const general = comments.filter(({ fileId }) => fileId === null)
  if (general.length === 0 && !onComment) return null
  return (
    <Card as="section" aria-label={regionName('Messages')}>
      <h2 className="mb-3 text-subheading">Messages</h2>
      <div className="flex flex-col gap-4">
        <CommentList comments={general} reader={reader} {...(onTick ? { onTick } : {})} />
        {onComment ? (
          <CommentForm
            label={
              reader === 'buyer' ? 'Write to the person who makes your ad' : 'Write to the buyer'
            }
            sendLabel="Send"
            onSend={async (text) => await onComment({ text })}
          />
        ) : null}
      </div>
    </Card>
  )
}
