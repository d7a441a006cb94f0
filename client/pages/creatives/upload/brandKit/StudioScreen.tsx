import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { loadBrandKit } from '#client/api/creatives/brandKitCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { uploadQueue } from '#client/state/creatives/uploads/uploads.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { newBrandKit, type BrandKitView } from '#domain/creatives/brandKit/brandKit.ts'
import {
  kitTargets,
  type KitLine,
  type KitTarget,
} from '#domain/creatives/brandLayout/kitTargets.ts'
import { layoutAd } from '#domain/creatives/brandLayout/layoutAd.ts'
import type { UploadAreaView } from '#domain/creatives/review/creativeView.ts'
import { FormatList } from './FormatList.tsx'
import { KitForm } from './KitForm.tsx'
import { isFit } from './layoutNotes.ts'
import { MakeBar } from './MakeBar.tsx'
import { sizesOf, useAdMeasure } from './useAdLayouts.ts'
import { useFilmMaking } from './useFilmMaking.ts'
import { useKeptKit } from './useKeptKit.ts'
import { useKitImages } from './useKitImages.ts'
import { useMaking } from './useMaking.ts'

const LOADING = (
  <Loading
    label="The brand kit is loading"
    className="mt-6 grid gap-6 lg:grid-cols-[380px_1fr]"
    shape={['h-160 rounded-card', 'h-160 rounded-card']}
  />
)

export interface BrandKitStudioProps {
  area: UploadAreaView
  /** Returns to the file list. */
  onClose: () => void
}

/** The brand kit of an upload area: its inputs at the left, every format's preview at the right. */
export function StudioScreen({ area, onClose }: BrandKitStudioProps) {
  const areaId = area.orderId
  const loaded = useLoaded(areaId, () => loadBrandKit(areaId))
  // Lines reload while files are checked: keep the same list for the same formats.
  const known = JSON.stringify(
    area.lines.map(({ id, name, placement, isOpen, type }) => ({
      id,
      name,
      placement,
      isOpen: isOpen && type === 'campaign',
    })),
  )
  const targets = useMemo(() => kitTargets(JSON.parse(known) as KitLine[]), [known])
  return (
    <section aria-labelledby="brand-kit" className="mt-6">
      <Button variant="quiet" size="sm" onPress={onClose} className="-ml-3">
        <ArrowLeft aria-hidden="true" />
        Back to the files
      </Button>
      <h2 id="brand-kit" className="mt-1 text-section">
        Brand kit
      </h2>
      <p className="mt-2 max-w-2xl text-ink-2">
        Enter it once. We draw every size from it, and you can edit each one.
      </p>
      {targets.length === 0 ? (
        <EmptyState title="Nothing here can be made from a kit">
          A brand kit makes pictures and silent videos, for campaigns that still take creatives.
        </EmptyState>
      ) : (
        <PageState loaded={loaded} loading={LOADING} missing={LOADING}>
          {(view) => (
            <Studio area={area} areaId={areaId} view={view} targets={targets} onClose={onClose} />
          )}
        </PageState>
      )}
    </section>
  )
}

interface StudioProps extends BrandKitStudioProps {
  areaId: string
  view: BrandKitView
  targets: readonly KitTarget[]
}

const NO_ENCODER =
  'This browser cannot make the video: it has no encoder for it. Chrome, Edge and Safari on a computer have one. Still pictures can be made here.'

function Studio({ area, areaId, view, targets, onClose }: StudioProps) {
  const first = useMemo(() => view.kit ?? newBrandKit(area.advertiser), [view, area.advertiser])
  const { kit, change, keeping } = useKeptKit(areaId, first, view.kit === null)
  const pictures = useKitImages(areaId, view)
  const { images } = pictures
  const measure = useAdMeasure(kit)
  const films = useFilmMaking(targets)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const making = useMaking((uploads) => {
    uploadQueue.add(uploads)
    showToast({
      title: `${uploads.length === 1 ? '1 creative is' : `${uploads.length} creatives are`} on the way`,
    })
    onClose()
  })
  const obstacleOf = ({ id, kind }: KitTarget) =>
    kind === 'motion' && films.get(id) === null ? NO_ENCODER : null
  const isFitting = ({ size }: KitTarget) =>
    measure !== null && isFit(layoutAd(kit, size, sizesOf(images), measure).notes)
  const chosen = targets.filter(
    (target) =>
      !left.has(target.id) &&
      isFitting(target) &&
      (target.kind === 'still' || Boolean(films.get(target.id))),
  )
  const choose = ({ id }: KitTarget, isChosen: boolean) =>
    setLeft((now) => {
      const next = new Set(now)
      if (isChosen) next.delete(id)
      else next.add(id)
      return next
    })
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)] lg:gap-8">
      <KitForm
        kit={kit}
        onChange={change}
        pictures={pictures}
        measure={measure}
        hasMotion={targets.some(({ kind }) => kind === 'motion')}
      />
      <div className="flex min-w-0 flex-col gap-6">
        {measure ? (
          <FormatList
            targets={targets}
            kit={kit}
            images={images}
            measure={measure}
            obstacleOf={obstacleOf}
            isChosen={({ id }) => !left.has(id)}
            onChoose={choose}
            onChange={change}
          />
        ) : null}
        <MakeBar
          count={chosen.length}
          missing={kit.headline ? null : 'Write a headline first.'}
          making={making.state}
          problem={making.problem}
          keeping={keeping}
          keptWith={view.keptWith}
          onMake={() => measure && void making.make(chosen, { kit, images, measure, films })}
          onCancel={making.cancel}
        />
      </div>
    </div>
  )
}
