import {
  deletePushDevice,
  listPushDevices,
  savePushDevice,
  setPushKinds,
} from '#database/queries/accounts/pushDevices.ts'
import { deviceName } from '#domain/foundation/device/deviceName.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  MAX_PUSH_DEVICES,
  type NewPushDevice,
  type PushDeviceChange,
  type PushDevices,
} from '#domain/foundation/notifications/pushDevice.ts'
import { newId } from '#worker/adapters/ids.ts'
import { pushPublicKey } from '#worker/adapters/push/postPush.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** Devices of the logged-in account that get its notifications, without their addresses. Raises no_access. */
export async function listOwnPushDevices(
  context: OperationContext,
  sessionId: string | null,
): Promise<PushDevices> {
  const [publicKey, rows] = await Promise.all([
    pushPublicKey(context.settings),
    listPushDevices(context.db, ownAccount(context).id),
  ])
  const devices = rows.map((row) => ({
    id: row.id,
    name: row.name,
    kinds: row.kinds,
    isCurrent: row.sessionId === sessionId,
  }))
  return { publicKey, devices }
}

/**
 * Saves the browser of this login as a device that gets notifications. Raises no_access, push_unavailable,
 * too_many_devices.
 */
export async function addPushDevice(
  context: OperationContext,
  { sessionId, userAgent }: { sessionId: string | null; userAgent: string },
  device: NewPushDevice,
): Promise<PushDevices> {
  const { db, now, settings } = context
  const { id: accountId } = ownAccount(context)
  if (sessionId === null) throw new ProductError('no_access')
  if (settings.PUSH_SECRET === undefined) throw new ProductError('push_unavailable')
  const row = {
    ...device,
    id: newId('psh'),
    accountId,
    sessionId,
    name: deviceName(userAgent),
    createdAt: now.toISOString(),
  }
  if (!(await savePushDevice(db, row, MAX_PUSH_DEVICES))) throw new ProductError('too_many_devices')
  return await listOwnPushDevices(context, sessionId)
}

/** Changes which kinds a device of the account gets. Raises no_access, device_not_found. */
export async function changePushDevice(
  context: OperationContext,
  id: string,
  { kinds }: PushDeviceChange,
): Promise<void> {
  const { id: accountId } = ownAccount(context)
  if (!(await setPushKinds(context.db, { id, accountId, kinds })))
    throw new ProductError('device_not_found')
}

/** Removes a device of the account with its queued messages. Raises no_access, device_not_found. */
export async function removePushDevice(context: OperationContext, id: string): Promise<void> {
  const { id: accountId } = ownAccount(context)
  if (!(await deletePushDevice(context.db, { id, accountId })))
    throw new ProductError('device_not_found')
}
