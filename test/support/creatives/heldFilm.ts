import type { Page } from '@playwright/test'

/**
 * Has a page's film wait where the browser stood still. A player looks at the second it is in whenever the film tells of
 * its progress; on a machine with other work a film can pass a whole second meanwhile, which no player could see. What
 * was passed is played again, and the player hears of it then.
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
