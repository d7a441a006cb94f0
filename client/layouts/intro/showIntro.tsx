import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Logo } from '#client/ui/Logo.tsx'
import { isComposing } from '#client/ui/isComposing.ts'

/** Starts one second after the page is ready, and ends two seconds later (Foundation 26). */
const STARTS_MS = 1_000
const SHOWN_MS = 2_000

/**
 * For visitors from one of our own banners: shows the headline and the logo over the page for two
 * seconds.
 */
export function showIntro(): void {
  setTimeout(() => {
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    root.render(
      <Intro
        onEnd={() => {
          root.unmount()
          place.remove()
        }}
      />,
    )
  }, STARTS_MS)
}

/** Lies over the page and moves nothing of it; the focus stays where it is. Any press and Escape end it. */
function Intro({ onEnd }: { onEnd: () => void }) {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    if (!isShown) return onEnd()
    const end = () => setShown(false)
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) end()
    }
    const timer = setTimeout(end, SHOWN_MS)
    document.addEventListener('keydown', pressed)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', pressed)
    }
  }, [isShown, onEnd])
  if (!isShown) return null
  return (
    <aside
      aria-label="Welcome"
      className="fixed inset-0 z-60 grid place-items-center bg-ink p-6 text-center text-white print:hidden"
    >
      <div className="flex flex-col items-center gap-6">
        <Logo />
        <p className="font-display text-4xl font-bold sm:text-6xl">Advertise on premium brands.</p>
        <button
          type="button"
          onClick={() => setShown(false)}
          className="min-h-11 rounded-control px-4 font-semibold underline underline-offset-4 after:absolute after:inset-0"
        >
          Skip
        </button>
      </div>
    </aside>
  )
}
