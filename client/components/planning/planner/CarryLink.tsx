import { useStore } from 'jotai'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { planPath } from '#content/sitePaths.ts'

interface CarryLinkProps {
  /** The medium whose draft is carried over, or a plan; null for none. */
  from: () => MediaType | CampaignPlan | null
  to: MediaType
  /** Does not change an existing draft of the other medium. */
  keepsOwn?: boolean
  isCurrent?: boolean
  className: string
  children: ReactNode
}

/** A link to another medium's booking page that carries the plan over. */
export function CarryLink({ from, to, keepsOwn, isCurrent, className, children }: CarryLinkProps) {
  const store = useStore()
  const navigate = useNavigate()
  const path = planPath(to)
  const carry = async (): Promise<void> => {
    // Loaded here, as a cart shows this link and rarely follows it.
    const { carryPlanAtom } = await import('#client/state/planning/planSlot.ts')
    await store.set(carryPlanAtom, {
      from: from() ?? to,
      to,
      now: new Date(),
      ...(keepsOwn === undefined ? {} : { keepsOwn }),
    })
    await navigate(path)
  }
  const onClick = (event: MouseEvent): void => {
    // Leaves opening a new tab to the browser.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    void carry()
  }
  return (
    <Link
      to={path}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}
