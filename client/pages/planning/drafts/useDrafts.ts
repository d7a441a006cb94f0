import { useEffect, useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import type { DraftPage } from '#client/api/planning/draftCalls.ts'
import type { DraftSource } from '#client/state/planning/drafts/draftSource.ts'
import { useLoaded, type Loaded } from '#client/state/foundation/useLoaded.ts'
import { showToast } from '#client/ui/toasts.ts'

const PAUSE_MS = 250

export interface DraftsShown {
  drafts: readonly DraftSummary[]
  search: string
  setSearch: (search: string) => void
  loaded: Loaded<DraftPage>
  hasMore: boolean
  loadMore: () => Promise<void>
}

/** The drafts that match the search, page by page. */
export function useDrafts(source: DraftSource): DraftsShown {
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search])
  const loaded = useLoaded(asked, async () => await source.list(asked, null))
  const first = loaded.value
  const [more, setMore] = useState<{ of: DraftPage; page: DraftPage } | null>(null)
  const shown = more && more.of === first ? more.page : first
  const loadMore = async () => {
    if (!first || !shown?.next) return
    try {
      const page = await source.list(asked, shown.next)
      setMore({ of: first, page: { ...page, drafts: [...shown.drafts, ...page.drafts] } })
    } catch (error) {
      const known = asProductError(error)
      showToast({ tone: 'error', title: known.message })
    }
  }
  return {
    drafts: shown?.drafts ?? [],
    search,
    setSearch,
    loaded,
    hasMore: Boolean(shown?.next),
    loadMore,
  }
}
