import { createElement, type ReactElement } from 'react'
import { Skeleton } from './Skeleton.tsx'

/** The classes of one skeleton, or a box with the classes of several. */
export type LoadingShape = string | { box: string; parts: readonly LoadingShape[] }

/**
 * Skeletons in the size of the loading content; `label` announces it to screen readers, unless an
 * element next to it does.
 */
export function Loading({
  label,
  className,
  shape,
}: {
  label?: string
  className?: string
  shape: string | readonly LoadingShape[]
}) {
  if (!label && !className && typeof shape === 'string') return draw(shape)
  return createElement(
    'div',
    { className },
    label ? <output className="sr-only">{label}</output> : null,
    ...[shape].flat().map(draw),
  )
}

const draw = (shape: LoadingShape): ReactElement =>
  typeof shape === 'string' ? (
    <Skeleton className={shape} />
  ) : (
    createElement('div', { className: shape.box }, ...shape.parts.map(draw))
  )
