import type { Page } from '@playwright/test'

/**
 * Pauses a page's video when the browser stalls. A player checks the current second on each progress event; on a busy
 * machine a video can skip a whole second, which no player can notice. Skipped parts are played again, with their
 * progress events.
 */
export async function holdFilm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let [source, second] = ['', 0]
    const hold = (event: Event) => {
      const film = event.target
      if (!(film instanceof HTMLVideoElement)) return
      if (film.currentSrc !== source) [source, second] = [film.currentSrc, 0]
      if (film.currentTime < second + 2) {
        second = Math.max(second, Math.floor(film.currentTime))
        return
      }
      event.stopImmediatePropagation()
      film.currentTime = second + 1
      if (event.type === 'ended') void film.play()
    }
    for (const type of ['timeupdate', 'ended']) document.addEventListener(type, hold, true)
  })
}
