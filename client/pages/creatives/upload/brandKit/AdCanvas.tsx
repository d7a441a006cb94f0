import { useEffect, useRef } from 'react'
import type { AdLayout } from '#domain/creatives/brandLayout/layoutAd.ts'
import { drawAd, type KitImages } from './render/drawAd.ts'

/** Pixels of a preview's longer side: sharp on a dense screen, and fast to draw. */
const LONGEST_SIDE = 1_280
const DENSITY = 2

interface AdCanvasProps {
  layout: AdLayout
  images: KitImages
  /** Text alternative; empty if the text next to it says the same. */
  label: string
  /** Plays the motion version once, this many seconds long; null shows the still. */
  playSeconds?: number | null
  onEnd?: () => void
  className?: string
}

/** An ad's preview in true proportion. */
export function AdCanvas({
  layout,
  images,
  label,
  playSeconds = null,
  onEnd,
  className,
}: AdCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })
  const { width, height } = layout.size
  const scale = Math.min(DENSITY, LONGEST_SIDE / Math.max(width, height))
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    if (playSeconds === null) {
      drawAd(context, layout, images, { scale })
      return
    }
    let frame = 0
    let start: number | null = null
    const play = (now: number) => {
      start ??= now
      const seconds = (now - start) / 1_000
      if (seconds >= playSeconds) {
        drawAd(context, layout, images, { scale })
        ended.current?.()
        return
      }
      drawAd(context, layout, images, { scale, moment: { seconds, total: playSeconds } })
      frame = requestAnimationFrame(play)
    }
    frame = requestAnimationFrame(play)
    return () => cancelAnimationFrame(frame)
  }, [layout, images, scale, playSeconds])
  return (
    <canvas
      ref={canvas}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      className={className}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  )
}
