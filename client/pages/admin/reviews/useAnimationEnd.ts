import { useEffect, useState } from 'react'
import { animationEnd, readAnimationMeasure } from '#inspection/html5/animationProbe.ts'

/** When the animation of the banner that is shown ends, in ms; null: never; undefined while that is not known. */
export function useAnimationEnd(versionId: string): number | null | undefined {
  const [known, setKnown] = useState<{ versionId: string; endMs: number | null | undefined }>()
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-banner]')
      if (![...frames].some(({ contentWindow }) => contentWindow === source)) return
      const measure = readAnimationMeasure(data)
      if (measure) setKnown({ versionId, endMs: animationEnd(measure) })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [versionId])
  return known?.versionId === versionId ? known.endMs : undefined
}
