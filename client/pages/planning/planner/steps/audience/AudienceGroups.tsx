import { Plus } from 'lucide-react'
import { nanoid } from 'nanoid'
import { useCallback, useState } from 'react'
import { usePlan } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import {
  AUDIENCE_MESSAGES,
  audienceProblems,
  countAudienceOptions,
  MAX_AUDIENCE_OPTIONS,
} from '#domain/planning/audience/audienceProblems.ts'
import {
  addAudienceGroup,
  editAudience,
  toggleAudienceOption,
} from '#domain/planning/campaign/edits/audienceEdits.ts'
import { MAX_AUDIENCE_GROUPS } from '#domain/planning/audience/audienceLimits.ts'
import { AudienceGroupCard } from './AudienceGroupCard.tsx'
import { OptionPicker } from './OptionPicker.tsx'

/** Groups of attributes: a person matches a group by any of its options; the groups are combined with OR or AND. */
export function AudienceGroups() {
  const { plan, edit } = usePlan()
  const { groups, combine } = plan.audience
  /** The group whose options are being picked; a new one joins the plan with its first option. */
  const [openGroup, setOpenGroup] = useState<string | null>(null)
  const count = countAudienceOptions(plan.audience)
  const toggle = useCallback(
    (groupId: string, option: string) =>
      edit((plan) =>
        plan.audience.groups.some(({ id }) => id === groupId)
          ? toggleAudienceOption(plan, groupId, option)
          : addAudienceGroup(plan, { id: groupId, options: [option] }),
      ),
    [edit],
  )
  const toggleInOpen = useCallback(
    (option: string) => {
      if (openGroup !== null) toggle(openGroup, option)
    },
    [openGroup, toggle],
  )
  // The age fields show their own problem.
  const problems = new Set(audienceProblems(plan.audience).map(({ message }) => message))
  problems.delete(AUDIENCE_MESSAGES.fromAboveTo)
  const open = groups.find(({ id }) => id === openGroup)

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 className="font-semibold">Interests and circumstances</h3>
          <p className="text-sm text-ink-2">
            {count === 0
              ? 'Everyone, unless you add a group.'
              : `${count} of ${MAX_AUDIENCE_OPTIONS} options`}
          </p>
        </div>
        {groups.length > 1 ? (
          <SegmentedControl
            label="People must match"
            value={combine}
            onChange={(next) => edit((plan) => editAudience(plan, { combine: next }))}
            options={[
              { value: 'OR', label: 'Any group (OR)' },
              { value: 'AND', label: 'All groups (AND)' },
            ]}
          />
        ) : null}
      </div>
      {groups.map((group, index) => (
        <div key={group.id} className="flex flex-col gap-3">
          {index > 0 ? (
            <p aria-hidden="true" className="pl-4 text-xs font-bold text-ink-2">
              {combine}
            </p>
          ) : null}
          <AudienceGroupCard
            group={group}
            number={index + 1}
            onOpen={() => setOpenGroup(group.id)}
            onToggle={(option) => toggle(group.id, option)}
          />
        </div>
      ))}
      {[...problems].map((message) => (
        <Callout key={message} tone="error" title={message} />
      ))}
      {groups.length < MAX_AUDIENCE_GROUPS ? (
        <div>
          <Button variant="secondary" size="sm" onPress={() => setOpenGroup(nanoid(8))}>
            <Plus aria-hidden="true" className="size-4" />
            Add group
          </Button>
        </div>
      ) : null}
      {openGroup === null ? null : (
        <OptionPicker
          chosen={open?.options ?? []}
          totalCount={count}
          onToggle={toggleInOpen}
          onClose={() => setOpenGroup(null)}
        />
      )}
    </div>
  )
}
