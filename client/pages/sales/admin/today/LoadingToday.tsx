import { Skeleton } from '#client/ui/Skeleton.tsx'

/** Until it is known what waits. */
export function LoadingToday() {
  return (
    <>
      <output className="sr-only">The admin area is loading</output>
      <div aria-hidden="true" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
          <Skeleton key={card} className="h-22" />
        ))}
      </div>
    </>
  )
}
