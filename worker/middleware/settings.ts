import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../platform/env.ts'
import { settingsOf } from '../platform/settings.ts'

/** Provides the validated settings to every route. */
export const withSettings = createMiddleware<AppEnv>(async (c, next) => {
  c.set('settings', settingsOf(c.env))
  await next()
})
