import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'

/** Changes a part of the page's URL state. */
export type ChangeAddress<Address> = (changed: Partial<Address>, options?: NavigateOptions) => void

/**
 * A page's URL state and the function that changes it. `read` and `pathOf` must be stable functions
 * of a module; a new one for each render would be called each time.
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
      // Read from the URL itself: the render may lag behind it and would undo a change made just
      // before.
      const before = read(new URLSearchParams(window.location.search))
      void navigate(pathOf({ ...before, ...changed }), options)
    },
    [read, pathOf, navigate],
  )
  return { address, change }
}
