import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const neverChanges = () => () => {}

/**
 * What the page before handed on with its navigation, which a reload keeps. Undefined while a page that the server drew
 * comes alive: the server is not told of it.
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
