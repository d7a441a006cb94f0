import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type { Drawing } from './drawing.ts'

/** Frames per second of a motion version. */
export const MOTION_FPS = 30

/** From this time on all texts are where the still has them (seconds). */
export const ALL_SAID_AFTER = 3.4

/** The state of an element at a moment: offset, scale about its center, and visible share. */
export interface Pose {
  opacity: number
  dx: number
  dy: number
  scale: number
}

const REST: Pose = { opacity: 1, dx: 0, dy: 0, scale: 1 }

const within = (value: number) => Math.min(1, Math.max(0, value))

/** Ease-out: 0 before the start, 1 after the end. */
const eased = (seconds: number, start: number, length: number) =>
  1 - (1 - within((seconds - start) / length)) ** 3

const LATEST_ENTRY = 2.4

/** The state of an element `seconds` after the start. `line`: the line of a text. */
export function poseAt(
  drawing: Drawing,
  line: number,
  { seconds, total, size }: { seconds: number; total: number; size: PixelSize },
): Pose {
  const order = (drawing.order ?? 0) + line
  const step = Math.min(size.width, size.height) * 0.045
  switch (drawing.part) {
    case 'ground':
      return REST
    case 'picture':
      return drawing.kind === 'picture'
        ? { ...REST, scale: 1.08 - 0.08 * within(seconds / total) }
        : REST
    case 'shape':
      return shapePose(drawing, eased(seconds, 0.1 + order * 0.12, 0.8), size)
    case 'logo':
      return { ...REST, opacity: eased(seconds, 0.3, 0.6) }
    case 'headline': {
      const share = eased(seconds, Math.min(LATEST_ENTRY, 0.6 + order * 0.16), 0.7)
      return { ...REST, opacity: share, dy: (1 - share) * step }
    }
    case 'line': {
      const share = eased(seconds, Math.min(LATEST_ENTRY, 1.5 + order * 0.12), 0.7)
      return { ...REST, opacity: share, dy: (1 - share) * step }
    }
    case 'action': {
      const share = eased(seconds, 2.2, 0.5)
      return { ...REST, opacity: share, scale: 0.9 + 0.1 * share + nudge(seconds, total) }
    }
    default:
      return drawing.part satisfies never
  }
}

/** Plain shapes enter from their side, circles grow. */
function shapePose(drawing: Drawing, share: number, { width, height }: PixelSize): Pose {
  if (drawing.kind === 'circle') return { ...REST, opacity: share, scale: 0.6 + 0.4 * share }
  if (drawing.kind === 'polygon') {
    const away = 1 - share
    return width >= height
      ? { ...REST, dx: away * width * 0.7 }
      : { ...REST, dy: away * height * 0.7 }
  }
  return { ...REST, opacity: share }
}

/** Once all texts are shown, the call to action pulses once. */
const nudge = (seconds: number, total: number) =>
  0.05 * Math.sin(Math.PI * within((seconds - total * 0.62) / 0.6)) ** 2
