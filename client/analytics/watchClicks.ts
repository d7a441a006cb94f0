import { track } from './track.ts'

/** Notes presses of the main calls to action: what is marked with `data-track`. */
export function watchClicks(): () => void {
  const clicked = ({ target }: MouseEvent) => {
    const marked = target instanceof Element ? target.closest('[data-track]') : null
    const button = marked?.getAttribute('data-track')
    if (button) track('button_click', { button, path: location.pathname })
  }
  document.addEventListener('click', clicked, { capture: true })
  return () => document.removeEventListener('click', clicked, { capture: true })
}
