import { useSetAtom } from 'jotai'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { planPath } from '#content/sitePaths.ts'
import { carryPlanAtom } from '#client/state/planning/planSlot.ts'

interface CarryLinkProps {
  /** The medium whose draft comes along, or a plan that does; null for none. */
  from: () => MediaType | CampaignPlan | null
  to: MediaType
  /** Leaves a draft that the other medium already has as it is. */
  keepsOwn?: boolean
  isCurrent?: boolean
  className: string
  children: ReactNode
}

/** A link to another medium's booking page that takes the plan along. */
export function CarryLink({ from, to, keepsOwn, isCurrent, className, children }: CarryLinkProps) {
  const carryPlan = useSetAtom(carryPlanAtom)
  const navigate = useNavigate()
  const path = planPath(to)
  const carry = async (): Promise<void> => {
    await carryPlan({
      from: from() ?? to,
      to,
      now: new Date(),
      ...(keepsOwn === undefined ? {} : { keepsOwn }),
    })
    await navigate(path)
  }
  const onClick = (event: MouseEvent): void => {
    // Opening a new tab stays the browser's own business.
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
