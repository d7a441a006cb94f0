import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'

/** Changes a part of what the address says. */
export type ChangeAddress<Address> = (changed: Partial<Address>, options?: NavigateOptions) => void

/**
 * What a page's address says, and how it is changed. `read` and `pathOf` are functions of a module: made anew on each
 * drawing, they would have it read each time.
 */
export function useAddress<Address extends object>(
  read: (search: URLSearchParams) => Address,
  pathOf: (address: Address) => string,
): { address: Address; change: ChangeAddress<Address> } {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = useMemo(() => read(search), [read, search])
  const change = useCallback(
    (changed: Partial<Address>, options?: NavigateOptions) => {
      // From the address itself: what is drawn may lag behind it, and would take back a change made just before.
      const before = read(new URLSearchParams(window.location.search))
      void navigate(pathOf({ ...before, ...changed }), options)
    },
    [read, pathOf, navigate],
  )
  return { address, change }
}
