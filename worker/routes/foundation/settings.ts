import { Hono } from 'hono'
import type { InventoryState } from '#domain/catalogue/products/inventoryState.ts'
import { detectDevice } from '#domain/foundation/device/detectDevice.ts'
import { publicSettings } from '#domain/foundation/settings/settings.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { readsNearby } from '#worker/middleware/databaseSession.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { readInventoryState } from '#worker/operations/catalogue/catalogue/readInventoryState.ts'
import { log } from '#worker/platform/log.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { operationContext } from '#worker/platform/operationContext.ts'

/**
 * GET /api/settings: the public settings, the visitor's device and country, and the state of the
 * inventory.
 */
export const settingsRoutes = new Hono<AppEnv>().get(
  '/',
  requires('browseCatalogue'),
  rateLimit('LIMIT_READ', 'settings'),
  readsNearby,
  async (c) => {
    c.header('Cache-Control', 'private, max-age=300')
    return c.json({
      settings: publicSettings(c.get('settings')),
      device: detectDevice(c.req.header('User-Agent') ?? ''),
      visitorCountry: (c.req.raw.cf?.country as string | undefined) ?? null,
      inventory: await knownInventory(operationContext(c)),
    })
  },
)

/** Null without a response from the database, as the settings are needed anyway. */
async function knownInventory(context: OperationContext): Promise<InventoryState | null> {
  try {
    return await readInventoryState(context)
  } catch (error) {
    log('warn', 'inventory state unknown', { reason: String(error) })
    return null
  }
}
