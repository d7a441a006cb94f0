import { track } from './track.ts'

/** Records clicks on the main calls to action: elements with `data-track`. */
export function watchClicks(): () => void {
  const clicked = ({ target }: MouseEvent) => {
    const marked = target instanceof Element ? target.closest('[data-track]') : null
    const button = marked?.getAttribute('data-track')
    if (button) track('button_click', { button, path: location.pathname })
  }
  document.addEventListener('click', clicked, { capture: true })
  return () => document.removeEventListener('click', clicked, { capture: true })
}
