import { useRef, useState } from 'react'
import {
  CURRENCIES,
  formatMoney,
  MAX_AMOUNT_MINOR,
  type Currency,
} from '#domain/foundation/money/amount.ts'
import { roleCan } from '#domain/accounts/team/teamRole.ts'
import type { TeamMemberView, TeamView } from '#domain/accounts/team/teamView.types.ts'
import { changeTeamCall, setMemberLimitCall } from '#client/api/accounts/teamCalls.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { Button } from '#client/ui/Button.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { focusUnreadEntry } from '#client/ui/unreadEntry.ts'
import { useTeamAction } from './useTeamAction.ts'

const CURRENCY_OPTIONS = CURRENCIES.map((id) => ({ id, label: id }))

/** The monthly limit of each buyer without approval. */
export function LimitsSection({ team, onDone }: { team: TeamView; onDone: () => void }) {
  const { pending, act } = useTeamAction(onDone)
  const buyers = team.members.filter(({ role }) => role !== 'owner' && roleCan(role, 'placeOrders'))
  const hasLimits = team.members.some(({ monthlyLimitMinor }) => monthlyLimitMinor !== null)
  return (
    <AccountSection
      id="limits"
      title="Monthly limits"
      intro="Buyers order up to their limit in a calendar month, tax included. Larger orders, and those of planners, need the approval of the owner or of another buyer, whose limit counts then."
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
        <p className="text-sm text-ink-2">
          {hasLimits ? 'Remove all limits to change their currency.' : 'Currency of limits'}
        </p>
        {hasLimits ? (
          <span className="font-semibold">{team.currency}</span>
        ) : (
          <NativeSelect
            look="plain"
            label="Currency of limits"
            options={CURRENCY_OPTIONS}
            value={team.currency}
            onChange={(currency: Currency) =>
              void act(
                'currency',
                () => changeTeamCall({ currency }),
                `Limits are now in ${currency}.`,
              )
            }
          />
        )}
      </div>
      {buyers.length === 0 ? (
        <p className="pt-4 text-ink-2">Your team has no buyers yet.</p>
      ) : (
        <ul className="flex flex-col">
          {buyers.map((member) => (
            <LimitRow
              key={`${member.id} ${member.monthlyLimitMinor} ${team.currency}`}
              member={member}
              currency={team.currency}
              isPending={pending === member.id}
              onSave={(limitMinor, done) =>
                void act(
                  member.id,
                  () =>
                    setMemberLimitCall(member.id, {
                      limitMinor,
                      before: member.monthlyLimitMinor,
                      currency: team.currency,
                    }),
                  done,
                )
              }
            />
          ))}
        </ul>
      )}
    </AccountSection>
  )
}

function LimitRow({
  member: { name, monthlyLimitMinor },
  currency,
  isPending,
  onSave,
}: {
  member: TeamMemberView
  currency: Currency
  isPending: boolean
  onSave: (limitMinor: number | null, done: string) => void
}) {
  const [limit, setLimit] = useState(monthlyLimitMinor)
  const words = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const row = useRef<HTMLLIElement>(null)
  const save = () => {
    // Invalid text must not remove the limit.
    if (focusUnreadEntry(row.current)) return
    onSave(limit, limit === null ? `${name} has no limit.` : `${name}: ${words(limit)} a month.`)
  }
  return (
    <li
      ref={row}
      className="flex flex-wrap items-end justify-between gap-3 border-b border-line py-4 last:border-b-0 last:pb-0"
    >
      <MoneyField
        className="w-full sm:w-56"
        label={`Limit of ${name}`}
        description="Leave empty for no limit"
        currency={currency}
        maxMinor={MAX_AMOUNT_MINOR}
        valueMinor={limit}
        onChange={setLimit}
      />
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Save the limit of ${name}`}
        isPending={isPending}
        onPress={save}
      >
        Save
      </Button>
    </li>
  )
}
