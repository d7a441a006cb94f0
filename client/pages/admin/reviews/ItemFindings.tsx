import { CircleCheck, Info, Loader, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAX_ANIMATION_MS } from '#domain/creative/adviceLimits.ts'
import { lengthWords } from '#domain/creative/measureWords.ts'
import type { ReviewItemView } from '#domain/review/reviewView.ts'
import { momentWords } from '../desk/deskWords.ts'
import { useAnimationEnd } from './useAnimationEnd.ts'

const ICONS = {
  good: <CircleCheck aria-hidden="true" className="text-green" />,
  advice: <Info aria-hidden="true" className="text-cobalt" />,
  warning: <TriangleAlert aria-hidden="true" className="text-orange" />,
  open: <Loader aria-hidden="true" className="text-ink-3" />,
} as const

/** What the check found in the stored file, and what is seen of its animation while it is shown. */
export function ItemFindings({ item }: { item: ReviewItemView }) {
  const { version } = item
  return (
    <section aria-labelledby="review-findings">
      <h3 id="review-findings" className="text-subheading">
        Findings
      </h3>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {version.findings.map(({ code, message, measured, allowed, items }) => (
          <Entry key={`${code} ${measured}`} kind="advice" title={message}>
            {measured}, advised: {allowed}
            {items && items.length > 0 ? `: ${items.join(', ')}` : ''}
          </Entry>
        ))}
        {version.facts.kind === 'html5' ? <Animation versionId={version.id} /> : null}
        <Entry kind="good" title="Type, size and resolution are right">
          Checked on the stored file, {momentWords(version.createdAt)}
        </Entry>
      </ul>
    </section>
  )
}

function Animation({ versionId }: { versionId: string }) {
  const endMs = useAnimationEnd(versionId)
  const allowed = lengthWords(MAX_ANIMATION_MS)
  if (endMs === undefined)
    return (
      <Entry kind="open" title="Animation is being watched">
        Whether it ends is known after {allowed} in the preview.
      </Entry>
    )
  if (endMs === null || endMs > MAX_ANIMATION_MS)
    return (
      <Entry kind="warning" title={`Animation goes on for more than ${allowed}`}>
        Advised: it ends within {allowed}.
      </Entry>
    )
  return (
    <Entry
      kind="good"
      title={endMs === 0 ? 'Nothing moves' : `Animation ends after ${lengthWords(endMs)}`}
    >
      Watched in the preview
    </Entry>
  )
}

export function Entry({
  kind,
  title,
  children,
}: {
  kind: keyof typeof ICONS
  title: string
  children: ReactNode
}) {
  return (
    <li className="flex gap-3 py-2.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
      {ICONS[kind]}
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm font-semibold">{title}</p>
        <p className="text-sm text-ink-2">{children}</p>
      </div>
    </li>
  )
}
