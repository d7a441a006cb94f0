import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { PausedSlots } from '#domain/orders/order/pause/pause.types.ts'
import { PAUSE_LIMITS, type PauseRequest } from '#domain/orders/order/pause/pauseLine.ts'
import type { Reason } from '#client/pages/foundation/admin/useReason.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Radio, RadioGroup } from '#client/ui/RadioGroup.tsx'
import { showToast } from '#client/ui/toasts.ts'

export interface PauseDialogProps {
  /** One campaign, or all of an order. */
  name: string
  hasSlots: boolean
  /** Whether the end can move, which billboards' cannot. */
  hasEnd: boolean
  isOrder?: boolean
  pause: (request: PauseRequest) => Promise<unknown>
  /** Asks for the reason of an admin's change. */
  why?: Pick<Reason, 'field' | 'demand'>
  onClose: () => void
  onPaused: () => void
}

/** Asks about slots and the end before a campaign is paused (Orders 17). */
export function PauseDialog({
  name,
  hasSlots,
  hasEnd,
  isOrder = false,
  pause,
  why,
  onClose,
  onPaused,
}: PauseDialogProps) {
  const [slots, setSlots] = useState<PausedSlots>('keep')
  const [end, setEnd] = useState<'move' | 'stay'>('move')
  const [isPausing, setPausing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const confirm = async () => {
    if (why?.demand() === null) return
    setPausing(true)
    setProblem(null)
    try {
      await pause({ slots, movesEnd: end === 'move' })
      showToast({
        tone: 'success',
        title: isOrder ? 'The campaigns are paused.' : 'The campaign is paused.',
        description: 'Your ads stop within 10 seconds.',
      })
      onPaused()
    } catch (error) {
      setProblem(asProductError(error).message)
      setPausing(false)
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPausing) onClose()
      }}
      title={isOrder ? 'Pause all campaigns?' : 'Pause this campaign?'}
      isDismissable={!isPausing}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isPausing}>
            Let it run
          </Button>
          <Button isPending={isPausing} onPress={() => void confirm()}>
            {isOrder ? 'Pause all' : 'Pause campaign'}
          </Button>
        </>
      }
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="mt-1 text-ink-2">
        Nothing is shown until you resume. What you paid stays paid. You can pause a campaign{' '}
        {PAUSE_LIMITS.pauses} times, for {PAUSE_LIMITS.days} days in all. Then it resumes by itself.
      </p>
      <div className="mt-4 flex flex-col gap-4">
        {hasEnd ? (
          <RadioGroup label="End of the campaign" value={end} onChange={setEnd}>
            <Radio value="move">Move it by the paused days</Radio>
            <Radio value="stay">Keep it. The rest is delivered in the remaining time</Radio>
          </RadioGroup>
        ) : null}
        {hasSlots ? (
          <RadioGroup
            label="Slots of your screens"
            description="Billboards keep their end, as slots are booked by the week."
            value={slots}
            onChange={setSlots}
          >
            <Radio value="keep">
              Keep them. They are charged as booked and nothing is shown on them
            </Radio>
            <Radio value="release">
              Release them from next Monday on. Others may book them. When you resume, you get back
              those that are still free, and unused ones come back as a coupon at the end
            </Radio>
          </RadioGroup>
        ) : null}
        {why?.field}
        {problem ? <Callout tone="error" title={problem} /> : null}
      </div>
    </Dialog>
  )
}
