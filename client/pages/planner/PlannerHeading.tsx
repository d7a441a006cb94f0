import { useSearchParams } from 'react-router'
import type { BookingPage } from '#content/bookingPages.ts'
import { useCartItem } from '#client/state/cart.ts'
import { MediaPills } from './MediaPills.tsx'
import { EDIT_PARAMETER } from './plannerAddress.ts'

/** Title of a booking page and the media to switch to; while a cart entry is edited its medium is fixed. */
export function PlannerHeading({ page }: { page: BookingPage }) {
  const [search] = useSearchParams()
  const edited = useCartItem(search.get(EDIT_PARAMETER))
  return (
    <header className="flex flex-col gap-4 print:hidden">
      <div>
        <p className="text-sm text-ink-2">{page.eyebrow}</p>
        <h1 className="mt-1 text-title">{edited ? `Edit ${edited.data.name}` : page.title}</h1>
        <p className="mt-2 max-w-2xl text-ink-2">
          {edited ? 'Your changes take the place of the campaign in your cart.' : page.intro}
        </p>
      </div>
      {edited || !page.mediaType ? null : <MediaPills mediaType={page.mediaType} />}
    </header>
  )
}
