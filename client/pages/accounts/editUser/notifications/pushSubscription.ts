import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { NewPushDevice } from '#domain/foundation/notifications/pushDevice.ts'

const WORKER = '/notificationWorker.js'

/** Whether this browser can show notifications while the site is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/**
 * Asks for permission, which browsers allow on a press only, and subscribes this browser. Raises `push_unavailable`,
 * with the reason, where the person or the browser refuses.
 */
export async function subscribeBrowser(publicKey: string): Promise<Omit<NewPushDevice, 'kinds'>> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new ProductError('push_unavailable', {
      message:
        'Your browser blocks our notifications. Allow them in its settings for this site, then try again.',
    })
  try {
    await unsubscribeBrowser()
    const { pushManager } = await activeWorker()
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { endpoint = '', keys } = subscription.toJSON()
    return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
  } catch {
    throw new ProductError('push_unavailable', {
      message: 'Your browser could not reach its push service. Please try again.',
    })
  }
}

async function activeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER)
  return await navigator.serviceWorker.ready
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
