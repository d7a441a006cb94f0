import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIsWide } from '#client/ui/useIsWide.ts'

interface ListToOpen {
  /** What the address says is open. */
  openId: string | null
  firstId: string | null
  isLoading: boolean
  open: (id: string, isReplaced: true) => void
}

/** Beside a list on a wide screen its first entry is opened, unless somebody has gone elsewhere meanwhile. */
export function useFirstOpened({ openId, firstId, isLoading, open }: ListToOpen): void {
  const isWide = useIsWide()
  const { search } = useLocation()
  useEffect(() => {
    if (openId !== null || firstId === null || !isWide || isLoading) return
    // The address changes at once, what is drawn of it a little later: a search that was asked for in between stays.
    if (window.location.search !== search) return
    open(firstId, true)
  }, [openId, firstId, isWide, isLoading, search, open])
}
