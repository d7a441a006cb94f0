import { detectDevice } from '#domain/device/detectDevice.ts'

const RESIZE_DELAY_MS = 50

function markDocument(): void {
  const device = detectDevice(navigator.userAgent, navigator.maxTouchPoints)
  const kind = device.isTablet ? 'tablet' : device.isMobile ? 'mobile' : 'desktop'
  Object.assign(document.documentElement.dataset, {
    device: device.isCrawler ? 'crawler' : kind,
    browser: device.browser,
  })
}

/** Notes the device type on the document; again 50 ms after a resize when the option is on (spec §1, §9). Returns how to stop. */
export function watchDevice(refreshOnResize: boolean): () => void {
  markDocument()
  if (!refreshOnResize) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(markDocument, RESIZE_DELAY_MS)
  }
  window.addEventListener('resize', again)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', again)
  }
}
