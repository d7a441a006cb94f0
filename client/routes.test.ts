import { describe, expect, it } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { planPath, SITE_PATHS } from '#content/sitePaths.ts'
import routes from './routes.ts'

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])

describe('the routes', () => {
  const routed = pathsIn(routes)

  it.each(
    Object.values(SITE_PATHS).filter(
      // Of sections one by one; for machines, answered by the Worker.
      (path) => !path.startsWith(':section') && !path.startsWith('sitemap'),
    ),
  )('lead to /en-US/%s once', (path) =>
    expect(routed.filter((one) => one === (path === '' ? 'en-US' : `en-US/${path}`))).toHaveLength(
      1,
    ),
  )

  it.each(MEDIA_TYPES)('lead to the planner of %s', (mediaType) =>
    expect(routed).toContain(planPath(mediaType).slice(1)),
  )
})
