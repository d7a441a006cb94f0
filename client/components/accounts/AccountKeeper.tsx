import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { middlewareNames, runMiddleware } from '#client/middleware/routeMiddleware.ts'
import { followAccount } from '#client/state/foundation/identity/accountStore.ts'

/**
 * Keeps the login state current, and runs the middleware that a route names after each navigation.
 * Renders nothing.
 */
export function AccountKeeper() {
  const location = useLocation()
  const names = middlewareNames(useMatches()).join(' ')
  const navigate = useNavigate()

  useEffect(() => followAccount(), [])
  useEffect(() => {
    if (names === '') return
    let isCurrent = true
    const context = {
      path: `${location.pathname}${location.search}`,
      navigate,
      isCurrent: () => isCurrent,
    }
    void runMiddleware(names.split(' '), context)
    return () => {
      isCurrent = false
    }
    // The location is another object after each navigation, also to the same address.
  }, [location, names, navigate])
  return null
}
