import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIsWide } from '#client/ui/useIsWide.ts'

interface ListToOpen {
  /** The open item by the URL. */
  openId: string | null
  firstId: string | null
  isLoading: boolean
  open: (id: string, isReplaced: true) => void
}

/**
 * Opens the first item next to its list on a wide screen, unless the person has navigated
 * meanwhile.
 */
export function useFirstOpened({ openId, firstId, isLoading, open }: ListToOpen): void {
  const isWide = useIsWide()
  const { search } = useLocation()
  useEffect(() => {
    if (openId !== null || firstId === null || !isWide || isLoading) return
    // The URL changes before the render: a search submitted in between must stay.
    if (window.location.search !== search) return
    open(firstId, true)
  }, [openId, firstId, isWide, isLoading, search, open])
}
