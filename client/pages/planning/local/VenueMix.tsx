import type { LocalVenue } from '#content/local/localView.ts'

/**
 * Shades of the medium's hue, darkest for the largest share; all further ones share the last shade.
 */
const SHADES = ['bg-dooh', 'bg-dooh/75', 'bg-dooh/55', 'bg-dooh/40', 'bg-dooh/25'] as const
const shadeOf = (at: number) => SHADES[Math.min(at, SHADES.length - 1)]

/** The screens' kinds of venues: their shares of screens and views, with a legend. */
export function VenueMix({ venues }: { venues: readonly LocalVenue[] }) {
  return (
    <section aria-labelledby="venue-mix" className="max-w-3xl">
      <h2 id="venue-mix" className="text-heading">
        Kinds of places
      </h2>
      <Bar label="By screens" shares={venues.map(({ screens }) => screens)} />
      <Bar label="By views" shares={venues.map(({ views }) => views)} />
      <ul className="mt-4 grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2">
        {venues.map(({ label, screensWords, viewsWords }, at) => (
          <li key={label} className="flex items-center gap-2 border-b border-line py-1.5">
            <span aria-hidden="true" className={`size-3 shrink-0 rounded-mark ${shadeOf(at)}`} />
            <span className="min-w-0 flex-1">{label}</span>
            <span className="text-ink-2 tabular-nums">{screensWords}</span>
            <span className="w-14 text-right font-semibold tabular-nums">{viewsWords}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The legend has the same information. */
function Bar({ label, shares }: { label: string; shares: readonly number[] }) {
  return (
    <div className="mt-4" aria-hidden="true">
      <p className="text-sm text-ink-2">{label}</p>
      <div className="mt-1.5 flex h-7 gap-0.5 overflow-hidden rounded-mark">
        {shares.map((share, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a share has no more than its position
          <span key={at} className={shadeOf(at)} style={{ flexGrow: share }} />
        ))}
      </div>
    </div>
  )
}
