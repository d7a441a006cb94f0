import type { UIMatch } from 'react-router'
import { auth } from './auth.ts'
import type { MiddlewareContext, RouteMiddleware } from './routeMiddleware.types.ts'

/** The names that a route can use in `handle = { middleware: ['auth'] }`. */
const REGISTERED: Readonly<Record<string, RouteMiddleware | undefined>> = { auth }

const namesIn = (handle: unknown): string[] => {
  if (typeof handle !== 'object' || handle === null || !('middleware' in handle)) return []
  const { middleware } = handle
  return Array.isArray(middleware) ? middleware.filter((name) => typeof name === 'string') : []
}

/** The middleware names that the routes of a page have, each once. */
export const middlewareNames = (matches: readonly Pick<UIMatch, 'handle'>[]): string[] => [
  ...new Set(matches.flatMap(({ handle }) => namesIn(handle))),
]

/** Runs the named middleware after a navigation, one after the other; a name that is not registered does nothing (Foundation 6). */
export async function runMiddleware(
  names: readonly string[],
  context: MiddlewareContext,
  registered: typeof REGISTERED = REGISTERED,
): Promise<void> {
  for (const name of names) {
    if (!context.isCurrent()) return
    await registered[name]?.(context)
  }
}
