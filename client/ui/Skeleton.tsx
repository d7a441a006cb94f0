import { classNames } from './classNames.ts'

/** Keeps the room of what is loading. Give it the size of the real thing; say once beside it what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-[7px] bg-line/70', className)}
    />
  )
}
