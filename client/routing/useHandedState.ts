import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const neverChanges = () => () => {}

/**
 * The state that the previous page passed with its navigation, which a reload keeps. Undefined while a server-rendered
 * page hydrates, since the server does not know it.
 */
export function useHandedState(): unknown {
  const { state } = useLocation()
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isAlive ? state : undefined
}
