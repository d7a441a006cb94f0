import { answerOf, api } from '../api/apiClient.ts'
import { loadTagManager } from './tagManager.ts'
import { startAnalytics } from './startAnalytics.ts'
import { watchClicks } from './watchClicks.ts'
import { watchDevice } from './watchDevice.ts'

/** What starts once a page stands and must not delay it: device detection, tag manager, analytics. */
export async function startSite(): Promise<void> {
  watchClicks()
  try {
    const { settings, device } = await answerOf(api.settings.$get())
    watchDevice(device, settings.refreshDeviceOnResize)
    loadTagManager(settings)
    startAnalytics(settings)
  } catch {
    // Without settings the product works all the same; the next page load asks again.
  }
}
