import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { IconButton } from './IconButton.tsx'
import { useCarousel } from './useCarousel.ts'

export interface CarouselSlide {
  id: string
  /** Its text alternative, announced after a press. */
  label: string
  content: ReactNode
}

/**
 * Slides that advance automatically, by swipe and by buttons (the carousel pattern of WAI-ARIA).
 * They pause under the pointer, stop at the first use, and do not start if reduced motion is
 * preferred.
 */
export function Carousel({
  label,
  slides,
  className,
}: {
  label: string
  slides: readonly CarouselSlide[]
  className?: string
}) {
  const { viewport, shownAt, isReady, isGoing, toggle, go, hover, onFocus } = useCarousel()
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames('flex flex-col gap-2', className)}
    >
      <div
        ref={viewport}
        {...hover}
        className={classNames(
          // Embla measures slides from here, whether or not their container is moving.
          'relative rounded-control',
          isReady ? 'overflow-hidden' : 'overflow-x-auto [scrollbar-width:none]',
        )}
      >
        <div aria-live={isGoing ? 'off' : 'polite'} className="flex touch-pan-y touch-pinch-zoom">
          {slides.map(({ id, label: said, content }, at) => (
            <fieldset
              key={id}
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}: ${said}`}
              inert={isReady && at !== shownAt}
              className="min-w-0 shrink-0 grow-0 basis-full"
            >
              {content}
            </fieldset>
          ))}
        </div>
      </div>
      <div className="flex items-center gap-1">
        <p aria-hidden="true" className="mr-auto text-sm text-ink-2">
          {slides[shownAt]?.label}
        </p>
        <IconButton
          label={isGoing ? 'Stop the slides' : 'Resume the slides'}
          onFocus={onFocus}
          onPress={toggle}
        >
          {isGoing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
        <IconButton label="Previous slide" onFocus={onFocus} onPress={() => go(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label="Next slide" onFocus={onFocus} onPress={() => go(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  )
}
