import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether an element has come near the visible part of the page, within a margin such as '200px'.
 */
export function useSeen(margin: string): {
  ref: RefObject<HTMLDivElement | null>
  isSeen: boolean
} {
  const ref = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [margin])
  return { ref, isSeen }
}
