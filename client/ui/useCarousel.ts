import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState, type FocusEvent } from 'react'

/** Display time of a slide (Foundation 25). */
const INTERVAL_MS = 5_000
/** Minimum distance of a swipe, CSS pixels (Foundation 25). */
const SWIPE_PX = 40

type Embla = NonNullable<UseEmblaCarouselType[1]>

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A swipe of 40 px moves to the next slide, whatever its speed; a shorter one does nothing. */
function watchSwipes(embla: Embla): void {
  let from = { at: 0, px: 0 }
  const place = () => embla.internalEngine().location.get()
  embla.on('pointerDown', () => {
    from = { at: embla.selectedScrollSnap(), px: place() }
  })
  embla.on('pointerUp', () => {
    const moved = place() - from.px
    const by = Math.abs(moved) < SWIPE_PX ? 0 : -Math.sign(moved)
    const count = embla.scrollSnapList().length
    embla.scrollTo((from.at + by + count) % count, isMotionReduced())
  })
}

const newAutoplay = () =>
  Autoplay({ delay: INTERVAL_MS, playOnInit: false, stopOnFocusIn: false, stopOnMouseEnter: false })

/**
 * The behavior of a carousel on Embla: the current slide, whether it advances, and its controls.
 */
export function useCarousel() {
  const [autoplay] = useState(newAutoplay)
  const [viewport, embla] = useEmblaCarousel({ loop: true }, [autoplay])
  const [shownAt, setShownAt] = useState(0)
  /** The person's choice; undefined at first: slides advance unless reduced motion is preferred. */
  const [asked, setGoing] = useState<boolean | null>(null)
  const [isOver, setOver] = useState(false)
  const isGoing = asked ?? (embla !== undefined && !isMotionReduced())

  useEffect(() => {
    if (!embla) return
    watchSwipes(embla)
    embla.on('select', () => setShownAt(embla.selectedScrollSnap()))
    embla.on('pointerDown', () => setGoing(false))
  }, [embla])

  useEffect(() => {
    if (!embla) return
    if (isGoing && !isOver) autoplay.play(isMotionReduced())
    else autoplay.stop()
  }, [embla, autoplay, isGoing, isOver])

  return {
    viewport,
    shownAt,
    isReady: embla !== undefined,
    isGoing,
    toggle: () => setGoing(!isGoing),
    go: (by: 1 | -1) => {
      setGoing(false)
      if (by === 1) embla?.scrollNext(isMotionReduced())
      else embla?.scrollPrev(isMotionReduced())
    },
    /** Slides pause under the pointer. */
    hover: { onMouseEnter: () => setOver(true), onMouseLeave: () => setOver(false) },
    /** Slides pause on keyboard focus; the person can start them again. */
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setGoing(false)
    },
  }
}
