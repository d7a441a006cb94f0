interface MapLegendProps {
  hasScreens: boolean
  hasDots: boolean
  /** People in the region in words, e.g. "2.46 M people", marked if it is an estimate. */
  population: string | null
}

/** Explains the marks, and states how many people the region reaches. */
export function MapLegend({ hasScreens, hasDots, population }: MapLegendProps) {
  if (!hasScreens && !hasDots && population === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line bg-card px-3 py-2 text-xs text-ink [print-color-adjust:exact] @max-lg:border-t @lg:pointer-events-none @lg:absolute @lg:top-3 @lg:right-3 @lg:rounded-control @lg:border @lg:text-[13px]">
      {hasScreens ? (
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="h-2 w-2.5 rounded-[2px] bg-dooh" />
          Screen
        </span>
      ) : null}
      {hasDots ? (
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-cobalt/25" />
          Dots by population
        </span>
      ) : null}
      {population === null ? null : (
        <span className="flex items-center gap-2 font-medium">
          <span
            aria-hidden="true"
            className="size-2.5 rounded-full border-[1.5px] border-cobalt bg-cobalt-soft"
          />
          {population}
        </span>
      )}
    </div>
  )
}
