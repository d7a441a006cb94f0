import type { NavigateFunction } from 'react-router'

/** The input of a route's middleware after a navigation. */
export interface MiddlewareContext {
  /** The address that was navigated to, with its query. */
  path: string
  navigate: NavigateFunction
  /** Whether the person is still on that page. */
  isCurrent: () => boolean
}

export type RouteMiddleware = (context: MiddlewareContext) => void | Promise<void>
