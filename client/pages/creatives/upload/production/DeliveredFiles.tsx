import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { placeOnCampaignCall } from '#client/api/creatives/productionCalls.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { formatFacts } from '#client/components/creatives/creatives/formatFacts.ts'
import { CommentableFile } from '#client/components/creatives/production/CommentableFile.tsx'
import { DownloadLink } from '#client/components/creatives/production/DraftFiles.tsx'
import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { sitePath } from '#content/sitePaths.ts'
import type {
  DraftFileView,
  FileTarget,
  ProductionView,
} from '#domain/creatives/production/productionView.ts'

/** The finished files: to be saved, and used on a campaign with one click. */
export function DeliveredFiles({
  production,
  onChanged,
}: {
  production: ProductionView
  onChanged: () => void
}) {
  const { drafts, targets, lineId } = production
  const regionName = useRegionName()
  const files = drafts[0]?.files ?? []
  return (
    <section aria-label={regionName('Your files')} className="flex flex-col gap-4">
      <h2 className="text-heading">Your files</h2>
      {targets.length === 0 ? (
        <p className="max-w-prose text-ink-2">
          Save them here at any time. Once you book a campaign they fit, use them on it with one
          click.
        </p>
      ) : null}
      <ul className="flex flex-col gap-4">
        {files.map((file) => (
          <Card as="li" key={file.id} className="flex flex-col gap-4">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <h3 className="text-subheading wrap-anywhere">{file.fileName}</h3>
                <p className="text-sm text-ink-2">{formatFacts(file.facts, file.bytes)}</p>
              </div>
              <DownloadLink file={file} />
            </div>
            <CommentableFile file={file} marks={[]} placed={null} onPlace={undefined} />
            <Uses
              lineId={lineId}
              file={file}
              targets={targets.filter(({ fitting }) => fitting.includes(file.id))}
              onChanged={onChanged}
            />
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Uses({
  lineId,
  file,
  targets,
  onChanged,
}: {
  lineId: string
  file: DraftFileView
  targets: readonly FileTarget[]
  onChanged: () => void
}) {
  const [pendingId, setPendingId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const use = async ({ lineId: targetId, name }: FileTarget) => {
    setPendingId(targetId)
    setProblem(null)
    try {
      await placeOnCampaignCall(lineId, { fileId: file.id, targetId })
      showToast({ title: `${file.fileName} is in review for ${name}.` })
    } catch (error) {
      setProblem(formatProblem(error))
    }
    setPendingId(null)
    onChanged()
  }
  if (targets.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {problem ? <Callout tone="error" title={problem} /> : null}
      <h4 className="font-sans text-sm font-semibold tracking-normal text-ink-2">
        Campaigns this file fits
      </h4>
      <ul className="flex flex-col">
        {targets.map((target) => (
          <li
            key={target.lineId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2 first:border-t"
          >
            <span className="min-w-0 wrap-anywhere">
              {target.name} <span className="text-sm text-ink-2">{target.orderNumber}</span>
            </span>
            {target.used.includes(file.id) ? (
              <Link
                to={sitePath('upload', { id: target.lineId })}
                aria-label={`In use: creatives of ${target.name}, ${target.orderNumber}`}
                className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-green underline underline-offset-3"
              >
                <Check aria-hidden="true" className="size-4" />
                In use
              </Link>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                isPending={pendingId === target.lineId}
                isDisabled={pendingId !== null && pendingId !== target.lineId}
                onPress={() => void use(target)}
                aria-label={`Use on this campaign: ${target.name}, ${target.orderNumber}, ${file.fileName}`}
              >
                Use on this campaign
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
