import { measuresAnything, RECORD_COOKIE } from '#domain/foundation/analytics/measuringTools.ts'
import { isMeasured } from '#client/realtime/isMeasured.ts'
import { getSettings } from '../api/foundation/settingsCalls.ts'
import { watchClicks } from './watchClicks.ts'
import { watchDevice } from './watchDevice.ts'

/** The language of all texts, which needs no translation. */
const TEXT_LANGUAGE = 'en'

/** Starts work that must not delay the page: device detection, translations and, where configured, measuring. */
export async function startSite(): Promise<void> {
  watchClicks()
  try {
    const { settings, device } = await getSettings()
    watchDevice(device, settings.refreshDeviceOnResize)
    if (settings.language !== TEXT_LANGUAGE) {
      const { keepTranslated } = await import('../translations/keepTranslated.ts')
      keepTranslated(settings.language)
    }
    // Without the visitor's consent not even the measuring code is loaded.
    if (!isMeasured()) return
    const isRecorded =
      settings.environment === 'development' && document.cookie.includes(RECORD_COOKIE)
    if (!isRecorded && !measuresAnything(settings)) return
    const { recordMeasuring, startMeasuring } = await import('./tools/startMeasuring.ts')
    if (isRecorded) recordMeasuring(settings)
    else startMeasuring(settings)
  } catch {
    // The product works without settings; the next page load requests them again.
  }
}
