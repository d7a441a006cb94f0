import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'

/** GET /api/health: answers when the Worker runs; touches nothing. The baseline of the benchmarks. Capability: visitor. */
export const healthRoutes = new Hono<AppEnv>().get('/', (c) => c.json({ ok: true }))
