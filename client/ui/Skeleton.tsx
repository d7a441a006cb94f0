import { classNames } from './classNames.ts'

/**
 * Reserves the space of loading content. Give it the real size; announce once next to it what is
 * loading.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-[7px] bg-line/70', className)}
    />
  )
}
