import { usePlanNotice } from '#client/state/planning/plan.ts'
import type { PlanNotice } from '#client/state/planning/planSlot.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'

const WORDS = {
  damaged: {
    tone: 'warning',
    title: 'Your saved draft could not be read.',
    text: 'We set it aside and started a new plan.',
    bringBack: null,
  },
  not_saved: {
    tone: 'warning',
    title: 'Your browser does not let us save this draft.',
    text: 'You can continue, but the draft is lost when you close this page.',
    bringBack: null,
  },
  changed_elsewhere: {
    tone: 'info',
    title: 'This plan was changed in another tab.',
    text: 'You’re seeing the newer version.',
    bringBack: 'Bring back my version',
  },
  replaced: {
    tone: 'info',
    title: 'We started a new plan.',
    text: 'Your earlier draft is still here.',
    bringBack: 'Bring back my earlier draft',
  },
} as const satisfies Record<
  PlanNotice['kind'],
  { tone: 'info' | 'warning'; title: string; text: string; bringBack: string | null }
>

/** Reports changes of the plan that the person did not make, and offers an undo. */
export function PlannerNotice() {
  const { notice, dismiss, bringBack } = usePlanNotice()
  if (!notice) return null
  const words = WORDS[notice.kind]
  const mine = 'mine' in notice ? notice.mine : null
  return (
    <Callout
      tone={words.tone}
      title={words.title}
      isLive
      className="print:hidden"
      actions={
        <>
          {mine && words.bringBack ? (
            <Button variant="secondary" size="sm" onPress={() => bringBack(mine)}>
              {words.bringBack}
            </Button>
          ) : null}
          <Button variant="quiet" size="sm" onPress={dismiss}>
            {mine ? 'Keep this version' : 'Understood'}
          </Button>
        </>
      }
    >
      {words.text}
    </Callout>
  )
}
