import { withTouch, type Device } from '#domain/foundation/device/device.ts'

const RESIZE_DELAY_MS = 50

function markDocument(detected: Device): void {
  const device = withTouch(detected, navigator.userAgent, navigator.maxTouchPoints)
  const kind = device.isTablet ? 'tablet' : device.isMobile ? 'mobile' : 'desktop'
  Object.assign(document.documentElement.dataset, {
    device: device.isCrawler ? 'crawler' : kind,
    browser: device.browser,
  })
}

/** Detects the device again from the user agent, which developer tools and some phones change with the window. */
async function detectAgain(before: Device): Promise<void> {
  try {
    const { detectDevice } = await import('#domain/foundation/device/detectDevice.ts')
    markDocument(detectDevice(navigator.userAgent))
  } catch {
    markDocument(before)
  }
}

/**
 * Marks the document with the device type that the server detected, and detects it again 50 ms after a resize when the
 * option is on (Foundation 9). Returns a function that stops watching.
 */
export function watchDevice(detected: Device, refreshOnResize: boolean): () => void {
  markDocument(detected)
  if (!refreshOnResize) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void detectAgain(detected), RESIZE_DELAY_MS)
  }
  window.addEventListener('resize', again)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', again)
  }
}
