import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

/** Whether an element has come near the part of the page that is seen. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isSeen }
}

/** The room of a map, whose code comes when the reader has come to it and it is known what to draw. */
export function SeenMap({ children: draw }: { children: (() => ReactNode) | null }) {
  const { ref, isSeen } = useSeen()
  const room = (
    <span className="@container block overflow-hidden rounded-card border border-line">
      <span className="block aspect-[4/3] bg-sand @lg:aspect-[15/8]" />
    </span>
  )
  return (
    <div ref={ref}>{draw && isSeen ? <Suspense fallback={room}>{draw()}</Suspense> : room}</div>
  )
}
