import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router'
import type { BookingPage } from '#content/bookingPages.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { planSlotAtom } from '#client/state/planning/planSlot.ts'
import { planStorageKey } from '#client/state/planning/planStorage.ts'
import { MediaPills } from './MediaPills.tsx'
import { EDIT_PARAMETER } from '#content/sitePaths.ts'

/** Title of a booking page and the media to switch to. */
export function PlannerHeading({ page }: { page: BookingPage & { mediaType: MediaType } }) {
  const editKey = useSearchParams()[0].get(EDIT_PARAMETER)
  return (
    <header className="flex flex-col gap-4 print:hidden">
      <div>
        <p className="text-sm text-ink-2">{page.eyebrow}</p>
        {editKey ? (
          <EditTitle slotKey={planStorageKey(page.mediaType, editKey)} />
        ) : (
          <>
            <h1 className="mt-1 text-title">{page.title}</h1>
            <p className="mt-2 max-w-2xl text-ink-2">{page.intro}</p>
          </>
        )}
      </div>
      {editKey ? null : <MediaPills key={page.mediaType} mediaType={page.mediaType} />}
    </header>
  )
}

/** While a cart entry is edited its medium is fixed. */
function EditTitle({ slotKey }: { slotKey: string }) {
  const name = useAtomValue(planSlotAtom(slotKey)).plan?.name
  return (
    <>
      <h1 className="mt-1 text-title">Edit {name ? name : 'your campaign'}</h1>
      <p className="mt-2 max-w-2xl text-ink-2">Your changes replace the campaign in your cart.</p>
    </>
  )
}
