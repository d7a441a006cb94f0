import { useSearchParams } from 'react-router'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import type { InventoryQuery } from '#client/api/catalogue/inventoryCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'

const ALL = 'all'
const MEDIA: { id: MediaType | typeof ALL; label: string }[] = MEDIA_TYPES.map((id) => ({
  id,
  label: MEDIA_TYPE_NAMES[id],
}))

/** Search and medium filter of products, stored in the URL. */
export function InventoryBar({
  query: { search, mediaType },
  hasAll,
}: {
  query: InventoryQuery
  /** Whether all media can be shown together. */
  hasAll: boolean
}) {
  const [, setAddress] = useSearchParams()
  const go = (change: { q?: string; medium?: string }) => {
    const next = { q: search, medium: mediaType ?? '', ...change }
    setAddress({
      ...(next.q ? { q: next.q } : {}),
      ...(next.medium ? { medium: next.medium } : {}),
    })
  }
  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <QueueSearch
        key={search}
        label="Name, publisher or id"
        value={search}
        onAsk={(q) => go({ q })}
      />
      <NativeSelect
        label="Medium"
        look="plain"
        options={hasAll ? [{ id: ALL, label: 'All media' }, ...MEDIA] : MEDIA}
        value={mediaType ?? (hasAll ? ALL : 'dooh')}
        onChange={(id) => go({ medium: id === ALL ? '' : id })}
      />
    </search>
  )
}
