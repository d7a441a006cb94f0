import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { namedPlan } from '#domain/campaign/campaignName.ts'
import { websitesByTopic } from '#domain/campaign/websitesByTopic.ts'
import { useCart } from '#client/state/cart.ts'
import { useForecast, usePlan, usePlanner } from '#client/state/plan.ts'
import { closePlanAtom } from '#client/state/planSlot.ts'
import { forgetVisitedSteps } from '#client/state/visitedSteps.ts'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { useStepNavigation } from './stepNavigation.ts'

interface AddToCartProps {
  className?: string
  onLeave?: () => void
}

/** Ends the plan: puts it in the cart, or back in its place there, and goes to the cart. */
export function AddToCart({ className, onLeave }: AddToCartProps) {
  const { plan } = usePlan()
  const { slotKey, editKey } = usePlanner()
  const { outlook, isStale } = useForecast()
  const { goTo, whenConfirmed } = useStepNavigation()
  const { addCampaign, replaceCampaign } = useCart()
  const closePlan = useSetAtom(closePlanAtom)
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const error = outlook?.issues.find(({ severity }) => severity === 'error')

  const add = async (): Promise<void> => {
    if (!outlook) return
    setIsPending(true)
    try {
      const named = namedPlan(plan, outlook.reference.region)
      const websites = websitesByTopic(named, outlook.reference)
      await (editKey ? replaceCampaign(editKey, named, websites) : addCampaign(named, websites))
      await navigate('/en-US/cart')
      closePlan(slotKey)
      forgetVisitedSteps(slotKey)
    } catch {
      setIsPending(false)
      showToast({
        tone: 'error',
        title: 'The campaign could not be put in the cart.',
        description: 'Your browser does not let us store it. Free some space, then try again.',
      })
    }
  }

  const press = (): void => {
    onLeave?.()
    if (error) goTo(error.step)
    else whenConfirmed(() => void add())
  }

  return (
    <Button
      onPress={press}
      isPending={isPending}
      isDisabled={!outlook || isStale}
      {...(className ? { className } : {})}
    >
      {editKey ? 'Save changes to the cart' : 'Add to Shopping Cart'}
    </Button>
  )
}
