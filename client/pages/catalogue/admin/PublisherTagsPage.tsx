import { useParams } from 'react-router'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadPublisherTags, type PublisherTagsView } from '#client/api/catalogue/inventoryCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { LastRequest } from './LastRequest.tsx'
import { NO_PRODUCT } from './noProduct.ts'
import { TagGroupCard } from './TagGroupCard.tsx'
import { PendingDetail } from '#client/pages/foundation/admin/board/PendingDetail.tsx'

const LOADING = (
  <Loading
    label="The tags are loading"
    className="mt-2 flex flex-col gap-6"
    shape={['h-12 max-w-md', 'h-80']}
  />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('publisherTags', { title: 'Publisher’s tags' })

/** A publisher's tags for its pages, player or screen, with a check and a preview. */
export default function PublisherTagsPage() {
  const { id = '' } = useParams()
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('inventory')}>Inventory</AdminCrumb>
      <AdminGate capability="manageInventory" skeleton={LOADING}>
        {() => <Tags id={id} />}
      </AdminGate>
    </div>
  )
}

function Tags({ id }: { id: string }) {
  const loaded = useLoaded(id, () => loadPublisherTags(id))
  const { value, error } = loaded
  if (!value) {
    return error ? (
      <PendingDetail title="Publisher’s tags" loaded={loaded} missing={NO_PRODUCT} />
    ) : (
      LOADING
    )
  }
  return (
    <>
      <ProductHead product={value.product} />
      <div className="mt-6 flex flex-col gap-6">
        {value.groups.map((group) => (
          <TagGroupCard key={group.id} group={group} />
        ))}
      </div>
    </>
  )
}

function ProductHead({ product }: Pick<PublisherTagsView, 'product'>) {
  const { id, name, organization, mediaType, country } = product
  return (
    <header className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-title wrap-anywhere">{name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <span className="flex items-center gap-2">
            <MediaTypeMark mediaType={mediaType} />
            {MEDIA_TYPE_NAMES[mediaType]}
          </span>
          <span>{organization}</span>
          <span>{country}</span>
          <code className="font-mono text-sm wrap-anywhere">{id}</code>
        </p>
      </div>
      <LastRequest id={id} />
    </header>
  )
}
