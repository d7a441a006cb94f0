import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { memo, useMemo } from 'react'
import { usePlan } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { TogglePill } from '#client/ui/Pill.tsx'
import {
  narrowToTopic,
  selectAllTopics,
  selectOnly,
} from '#domain/planning/campaign/edits/inventoryEdits.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { isChosen } from '#domain/planning/campaign/isChosen.ts'
import { MEDIA_WORDS, formatProducts } from '#domain/planning/findings/wording/mediaWords.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { FewWebsitesWarning } from './FewWebsitesWarning.tsx'
import { InventorySkeleton } from './InventorySkeleton.tsx'
import { ProductList, type EditPlan } from './ProductList.tsx'
import { useInventory, type Inventory } from './useInventory.ts'

const TITLES = {
  online_display: 'Websites and topics',
  mobile_display: 'Apps, websites and topics',
  online_video: 'Websites and topics',
  online_audio: 'Stations',
  ctv: 'Streaming services',
  dooh: 'Screens',
} as const satisfies Record<MediaType, string>

/** The websites, apps, stations or services: by topic, and individually. */
export function InventorySection() {
  const { plan, edit } = usePlan()
  return <InventoryChoice {...useInventory()} plan={plan} edit={edit} />
}

interface InventoryChoiceProps extends Inventory {
  plan: CampaignPlan
  edit: EditPlan
}

/**
 * Rendered only when its own part of the plan changes: the audience above it changes far more
 * often.
 */
const InventoryChoice = memo(InventoryChoiceView, (before, after) => {
  return (
    before.products === after.products &&
    before.issue?.message === after.issue?.message &&
    before.plan.inventory === after.plan.inventory &&
    before.plan.mediaType === after.plan.mediaType &&
    before.edit === after.edit
  )
})

function InventoryChoiceView({ plan, edit, products, topics, issue }: InventoryChoiceProps) {
  const chosenIds = useMemo(
    () => new Set((products ?? []).filter((one) => isChosen(plan, one)).map(({ id }) => id)),
    [products, plan],
  )
  const words = MEDIA_WORDS[plan.mediaType]
  const title = TITLES[plan.mediaType]
  const all = topics.map(({ topic }) => topic.id)
  const chosen = all.filter((id) => plan.inventory.topics.includes(id))
  const hasAll = all.length > 0 && chosen.length === all.length
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-t border-line pt-7">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 className="font-semibold">{title}</h3>
          <output className="text-sm text-ink-2">
            {products === null
              ? 'Loading what’s available in your region'
              : `${formatCount(chosenIds.size)} of ${formatProducts(plan.mediaType, products.length)} chosen`}
          </output>
        </div>
        <div className="flex gap-2">
          <Button variant="quiet" size="sm" onPress={() => edit((plan) => selectOnly(plan, []))}>
            Clear
          </Button>
        </div>
      </div>
      {products === null ? <InventorySkeleton mediaType={plan.mediaType} /> : null}
      {products === null ? null : (
        <fieldset aria-label={`Choose by ${words.topics}`} className="flex flex-wrap gap-2">
          <TogglePill isSelected={hasAll} onChange={() => edit(selectAllTopics)}>
            All {words.topics} <span className="font-normal">{products.length}</span>
          </TogglePill>
          {topics.map(({ topic, count }) => (
            <TogglePill
              key={topic.id}
              isSelected={!hasAll && plan.inventory.topics.includes(topic.id)}
              onChange={() =>
                edit((plan) => narrowToTopic(plan, topic.id, { products, offered: all }))
              }
            >
              {topic.label} <span className="font-normal">{count}</span>
            </TogglePill>
          ))}
        </fieldset>
      )}
      {hasAll || chosen.length === 0 ? null : (
        <p className="text-sm text-ink-2">
          Only {chosen.length} of {all.length} {words.topics}. Choose more to add them.
        </p>
      )}
      {issue?.code === 'few_websites' ? <FewWebsitesWarning message={issue.message} /> : null}
      {issue && issue.severity === 'error' ? <Callout tone="error" title={issue.message} /> : null}
      {products === null ? null : <ProductList {...{ plan, edit, products, chosenIds }} />}
    </section>
  )
}
