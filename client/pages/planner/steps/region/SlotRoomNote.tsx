import { useEffect, useMemo, useRef } from 'react'
import type { PlanReference } from '#domain/assessment/planReference.ts'
import { selectOnly } from '#domain/campaign/inventoryEdits.ts'
import type { CampaignPlan } from '#domain/campaign/campaignPlan.ts'
import { slotRoom, type SlotRoom } from '#domain/outlook/slotRoom.ts'
import { slotLimits } from '#domain/slots/slotLimits.ts'
import { OpenChatButton } from '#client/components/chat/OpenChatButton.tsx'
import { useAccount } from '#client/state/account/useAccount.ts'
import { usePlan } from '#client/state/plan/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { Callout } from '#client/ui/Callout.tsx'

const LIMITS = slotLimits({ hasPaidBefore: false }).session

/** How many slots the chosen screens need of how many one cart holds; where that is too many, the ways out. */
export function SlotRoomNote({ reference }: { reference: PlanReference }) {
  const { plan, edit } = usePlan()
  const room = useMemo(() => slotRoom(plan, reference, LIMITS), [plan, reference])
  useFittingDefault(room)
  if (!room || room.slots === 0) return null
  const { slots, limit, isOver, fittingIds } = room
  const words = `${slots.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} slots`
  if (!isOver) return <p className="text-sm text-ink-2">{words} that one cart holds</p>
  return (
    <Callout
      tone="warning"
      title={`${words}: more than one cart holds`}
      actions={
        <>
          <Button size="sm" onPress={() => edit((current) => selectOnly(current, fittingIds))}>
            Keep the {fittingIds.length} screens with the most views
          </Button>
          <OpenChatButton className={buttonStyles('secondary', 'sm')} />
        </>
      }
    >
      A slot is one screen for one week. For more, ask our desk.
    </Callout>
  )
}

/**
 * Chooses the screens that fit where nobody has chosen any and all of the region are too many. Another region begins
 * with all of its screens again.
 */
function useFittingDefault(room: SlotRoom | null): void {
  const { plan, edit } = usePlan()
  const { account } = useAccount()
  const chosen = useRef<{ ids: string; region: CampaignPlan['region'] } | null>(null)
  const { region, inventory } = plan
  useEffect(() => {
    const { selected, deselected, topics } = inventory
    const own = chosen.current
    if (own && own.region !== region && own.ids === selected.join()) {
      chosen.current = null
      edit((current) => selectOnly(current, []))
      return
    }
    const isUntouched = selected.length + deselected.length + topics.length === 0
    // Whoever has an account may hold more: the desk's limits for them are known to the server alone.
    if (account !== null || !room?.isOver || !isUntouched) return
    chosen.current = { ids: room.fittingIds.join(), region }
    edit((current) => selectOnly(current, room.fittingIds))
  }, [account, edit, inventory, region, room])
}
