import { measuresAnything, RECORD_COOKIE } from '#domain/foundation/analytics/measuringTools.ts'
import { isMeasured } from '#client/realtime/isMeasured.ts'
import { getSettings } from '../api/foundation/settingsCalls.ts'
import { watchClicks } from './watchClicks.ts'
import { watchDevice } from './watchDevice.ts'

/** Of it nothing is translated. */
const TEXT_LANGUAGE = 'en'

/** What starts once a page stands and must not delay it: device detection, translations, and what measures where something is configured. */
export async function startSite(): Promise<void> {
  watchClicks()
  try {
    const { settings, device } = await getSettings()
    watchDevice(device, settings.refreshDeviceOnResize)
    if (settings.language !== TEXT_LANGUAGE) {
      const { keepTranslated } = await import('../translations/keepTranslated.ts')
      keepTranslated(settings.language)
    }
    // Without the visitor's leave not even the code of it is loaded.
    if (!isMeasured()) return
    const isRecorded =
      settings.environment === 'development' && document.cookie.includes(RECORD_COOKIE)
    if (!isRecorded && !measuresAnything(settings)) return
    const { recordMeasuring, startMeasuring } = await import('./tools/startMeasuring.ts')
    if (isRecorded) recordMeasuring(settings)
    else startMeasuring(settings)
  } catch {
    // Without settings the product works all the same; the next page load asks again.
  }
}
