import {
  MEDIA_TYPES,
  MEDIA_TYPE_NAMES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { MEDIA_HUES } from '#client/components/foundation/mediaHues.ts'
import { useCurrentInView } from '#client/components/foundation/useCurrentInView.ts'
import { classNames } from '#client/ui/classNames.ts'
import { CarryLink } from './CarryLink.tsx'

/** The media side by side; switching carries region, audience and dates over. */
export function MediaPills({ mediaType }: { mediaType: MediaType }) {
  const nav = useCurrentInView<HTMLElement>(mediaType)
  return (
    <nav ref={nav} aria-label="Media" className="-mx-5 overflow-x-auto px-5 py-1 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
        {MEDIA_TYPES.map((medium) => (
          <li key={medium}>
            <CarryLink
              from={() => mediaType}
              to={medium}
              isCurrent={medium === mediaType}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2.5 rounded-full border bg-card px-4 text-sm font-semibold whitespace-nowrap transition-colors',
                medium === mediaType
                  ? 'border-ink outline-1 -outline-offset-2 outline-ink'
                  : 'border-line-2 hover:border-ink-3',
              )}
            >
              <span
                aria-hidden="true"
                className={classNames('size-2.5 rounded-[3px]', MEDIA_HUES[medium].background)}
              />
              {MEDIA_TYPE_NAMES[medium]}
            </CarryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
