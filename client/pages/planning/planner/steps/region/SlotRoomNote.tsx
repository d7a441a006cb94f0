import { selectOnly } from '#domain/planning/campaign/edits/inventoryEdits.ts'
import { formatQuantity, formatCount } from '#domain/foundation/wording/numberWords.ts'
import { OpenChatButton } from '#client/components/contact/chat/OpenChatButton.tsx'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { Callout } from '#client/ui/Callout.tsx'

/** The number of needed slots against the cart's limit, with ways to reduce them. */
export function SlotRoomNote() {
  const { edit } = usePlan()
  const room = useForecast().planForecast?.slotRoom
  if (!room || room.slots === 0) return null
  const { slots, limit, heldElsewhere, isOver, fittingIds } = room
  const words = `${formatCount(slots)} of ${formatQuantity(limit, 'slot', 'slots')}`
  const held =
    heldElsewhere > 0
      ? `Your cart, offers and unpaid orders hold ${formatQuantity(heldElsewhere, 'slot', 'slots')} already.`
      : ''
  if (!isOver)
    return (
      <p className="text-sm text-ink-2">
        {words} that one cart holds{held === '' ? '' : `. ${held}`}
      </p>
    )
  const count = fittingIds.length
  return (
    <Callout
      tone="warning"
      title={`${words}: more than one cart holds`}
      actions={
        <>
          {count > 0 ? (
            <Button size="sm" onPress={() => edit((current) => selectOnly(current, fittingIds))}>
              {count === 1
                ? 'Keep the screen with the most views'
                : `Keep the ${count} screens with the most views`}
            </Button>
          ) : null}
          <OpenChatButton className={buttonStyles('secondary', 'sm')} />
        </>
      }
    >
      A slot is one screen for one week. {held} For more, ask our desk.
    </Callout>
  )
}
