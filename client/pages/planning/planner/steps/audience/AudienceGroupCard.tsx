import { Trash2 } from 'lucide-react'
import { usePlan } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Pill } from '#client/ui/Pill.tsx'
import { findAudienceChoice } from '#domain/planning/audience/audienceAttributes.ts'
import { groupShare } from '#domain/planning/audience/audienceShare.ts'
import { removeAudienceGroup } from '#domain/planning/campaign/edits/audienceEdits.ts'
import type { AudienceGroup } from '#domain/planning/audience/planAudience.ts'
import { addOnPrice, formatPeopleShare } from '../addOnPrice.ts'
import { formatOption } from './audienceSentence.ts'

interface AudienceGroupCardProps {
  group: AudienceGroup
  number: number
  onOpen: () => void
  onToggle: (option: string) => void
}

/** One group with its options as pills. */
export function AudienceGroupCard({ group, number, onOpen, onToggle }: AudienceGroupCardProps) {
  const { edit } = usePlan()
  const share = groupShare(group)
  const dearest = Math.max(
    0,
    ...group.options.map((option) => findAudienceChoice(option)?.option.cpmMinor ?? 0),
  )
  return (
    <section
      aria-label={`Group ${number}`}
      className="flex flex-col gap-3 rounded-card border border-line p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm">
          <span className="font-semibold">Group {number}</span>{' '}
          <span className="text-ink-2">
            {share === undefined ? '' : `${formatPeopleShare(share)} of people, `}
            {addOnPrice(dearest)}
          </span>
        </p>
        <IconButton
          label={`Remove group ${number}`}
          onPress={() => edit((plan) => removeAudienceGroup(plan, group.id))}
          className="-my-2 -mr-2"
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <ul className="flex flex-wrap items-center gap-2">
        {group.options.map((option) => {
          const words = formatOption(option) ?? 'No longer offered'
          return (
            <li key={option} className="min-w-0">
              <Pill onRemove={() => onToggle(option)} removeLabel={`Remove ${words}`}>
                {words}
              </Pill>
            </li>
          )
        })}
        <li>
          <Button variant="quiet" size="sm" onPress={onOpen}>
            Add or remove options
          </Button>
        </li>
      </ul>
    </section>
  )
}
