import type { Box, Drawing, DrawnText } from '#domain/creatives/brandLayout/drawing.ts'
import type { AdLayout } from '#domain/creatives/brandLayout/layoutAd.ts'
import { poseAt, type Pose } from '#domain/creatives/brandLayout/motion.ts'
import { useFont } from './measureText.ts'

export type AdContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A kit's logo and picture, ready to be drawn. */
export interface KitImages {
  logo: ImageBitmap | null
  picture: ImageBitmap | null
}

/** A moment of the motion version (s). */
export interface Moment {
  seconds: number
  total: number
}

/** Draws an ad on a canvas at `scale`: a moment of its motion version, or the still. */
export function drawAd(
  context: AdContext,
  layout: AdLayout,
  images: KitImages,
  { scale = 1, moment }: { scale?: number; moment?: Moment } = {},
): void {
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  for (const drawing of layout.drawings) {
    if (drawing.kind === 'text') drawText(context, drawing, layout, moment)
    else {
      posed(context, drawing, poseOf(drawing, 0, layout, moment), () =>
        drawShape(context, drawing, images),
      )
    }
  }
}

const STILL: Pose = { opacity: 1, dx: 0, dy: 0, scale: 1 }

const poseOf = (drawing: Drawing, line: number, { size }: AdLayout, moment?: Moment): Pose =>
  moment ? poseAt(drawing, line, { ...moment, size }) : STILL

function drawText(context: AdContext, drawing: DrawnText, layout: AdLayout, moment?: Moment): void {
  for (const [index, { text, x, baseline }] of drawing.lines.entries())
    posed(context, drawing, poseOf(drawing, index, layout, moment), () => {
      useFont(context, drawing.font)
      context.fillStyle = drawing.color
      context.fillText(text, x, baseline)
    })
}

function posed(context: AdContext, drawing: Drawing, pose: Pose, draw: () => void): void {
  if (pose.opacity <= 0) return
  context.save()
  if (drawing.clip) {
    roundedPath(context, drawing.clip.box, drawing.clip.radius)
    context.clip()
  }
  context.globalAlpha = pose.opacity
  const { x, y } = middleOf(drawing)
  context.translate(x + pose.dx, y + pose.dy)
  context.scale(pose.scale, pose.scale)
  context.translate(-x, -y)
  draw()
  context.restore()
}

function middleOf(drawing: Drawing): { x: number; y: number } {
  if (drawing.kind === 'circle') return { x: drawing.center[0], y: drawing.center[1] }
  if (drawing.kind === 'polygon') return { x: 0, y: 0 }
  const { x, y, width, height } = drawing.box
  return { x: x + width / 2, y: y + height / 2 }
}

function drawShape(
  context: AdContext,
  drawing: Exclude<Drawing, DrawnText>,
  { logo, picture }: KitImages,
): void {
  switch (drawing.kind) {
    case 'rect':
      context.fillStyle = drawing.color
      roundedPath(context, drawing.box, drawing.radius ?? 0)
      context.fill()
      return
    case 'circle':
      context.fillStyle = drawing.color
      context.beginPath()
      context.arc(drawing.center[0], drawing.center[1], drawing.radius, 0, 2 * Math.PI)
      context.fill()
      return
    case 'polygon':
      context.fillStyle = drawing.color
      context.beginPath()
      for (const [x, y] of drawing.points) context.lineTo(x, y)
      context.closePath()
      context.fill()
      return
    case 'logo': {
      const { x, y, width, height } = drawing.box
      if (logo) context.drawImage(logo, x, y, width, height)
      return
    }
    case 'picture': {
      const { box, source } = drawing
      if (picture)
        context.drawImage(
          picture,
          source.x,
          source.y,
          source.width,
          source.height,
          box.x,
          box.y,
          box.width,
          box.height,
        )
      return
    }
    default:
      drawing satisfies never
  }
}

function roundedPath(context: AdContext, { x, y, width, height }: Box, radius: number): void {
  context.beginPath()
  if (radius > 0) context.roundRect(x, y, width, height, radius)
  else context.rect(x, y, width, height)
}
