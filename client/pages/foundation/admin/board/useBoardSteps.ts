import { useReviewKeys } from './useReviewKeys.ts'
import { useFirstOpened } from './useFirstOpened.ts'

interface Board {
  /** The rows of the list. */
  ids: readonly string[]
  /** The open item; null for none. */
  openId: string | null
  isLoading: boolean
  open: (id: string, isReplaced?: boolean) => void
}

/**
 * Steps through a board by keyboard (N, P, J, K, arrows); on a wide screen the first item opens by
 * itself.
 */
export function useBoardSteps({ ids, openId, isLoading, open }: Board): void {
  const [firstId = null] = ids
  useFirstOpened({ openId, firstId, isLoading, open })
  const at = openId === null ? -1 : ids.indexOf(openId)
  const step = (by: 1 | -1) => () => {
    const next = at === -1 ? firstId : ids[at + by]
    if (next) open(next)
  }
  const [next, previous] = [step(1), step(-1)]
  useReviewKeys({ n: next, j: next, ArrowDown: next, p: previous, k: previous, ArrowUp: previous })
}
