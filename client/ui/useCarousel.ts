import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState, type FocusEvent } from 'react'

/** How long a slide stays (Foundation 25). */
const INTERVAL_MS = 5_000
/** How far a swipe must go to bring another slide, CSS pixels (Foundation 25). */
const SWIPE_PX = 40

type Embla = NonNullable<UseEmblaCarouselType[1]>

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A swipe of 40 px brings the next slide, whatever its speed; a shorter one none. */
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

/** The behaviour of a carousel on Embla: which slide is shown, whether they go on by themselves, and the ways on. */
export function useCarousel() {
  const [autoplay] = useState(newAutoplay)
  const [viewport, embla] = useEmblaCarousel({ loop: true }, [autoplay])
  const [shownAt, setShownAt] = useState(0)
  /** What was asked for; nothing yet: they go on unless motion is to be reduced. */
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
    /** Slides stand still while the pointer is over them. */
    hover: { onMouseEnter: () => setOver(true), onMouseLeave: () => setOver(false) },
    /** Who comes by keyboard finds them still, and lets them go on if wanted. */
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setGoing(false)
    },
  }
}
