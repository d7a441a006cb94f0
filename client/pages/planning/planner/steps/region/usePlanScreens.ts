import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useCallback, useMemo } from 'react'
import type { MapScreen } from '#client/components/planning/map/ground/mapRegion.ts'
import { usePlan } from '#client/state/planning/plan.ts'
import { selectOnly, toggleProduct } from '#domain/planning/campaign/edits/inventoryEdits.ts'
import { regionScreens } from '#domain/planning/assessment/planProducts.ts'
import { isChosen } from '#domain/planning/campaign/isChosen.ts'
import type { Product, Screen } from '#domain/catalogue/products/product.ts'
import { VENUE_TYPE_LABELS } from '#domain/catalogue/topic.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { soloPrice } from '#domain/planning/pricing/soloPrice.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'

export interface PlanScreen extends Product {
  screen: Screen
}

export interface PlanScreens {
  all: readonly PlanScreen[]
  chosenIds: ReadonlySet<string>
  /** Why a chosen screen cannot show the plan; null if it can. */
  obstacle: (screen: PlanScreen) => string | null
  marks: readonly MapScreen[]
  toggle: (id: string) => void
  /** Selects exactly these; none means every screen of the region. */
  chooseOnly: (ids: readonly string[]) => void
}

const NO_SCREENS: readonly PlanScreen[] = []

/** The billboards of the region and the booked ones; empty for other media. */
export function usePlanScreens(reference: PlanReference | null): PlanScreens {
  const { plan, edit } = usePlan()
  const all = useMemo(
    () => (isOnScreens(plan.mediaType) && reference ? regionScreens(plan, reference) : NO_SCREENS),
    [plan, reference],
  )
  const chosenIds = useMemo(
    () => new Set(all.filter((screen) => isChosen(plan, screen)).map(({ id }) => id)),
    [all, plan],
  )
  const marks = useMemo(
    () =>
      all.map((product) => ({
        id: product.id,
        name: product.name,
        detail: `${formatCount(product.weeklyImpressions)} views/week, ${formatUsd(soloPrice(product).cpmMinor)} CPM`,
        latitude: product.screen.latitude,
        longitude: product.screen.longitude,
        isSelected: chosenIds.has(product.id),
      })),
    [all, chosenIds],
  )
  const toggle = useCallback(
    (id: string) => {
      const screen = all.find((one) => one.id === id)
      if (screen) edit((plan) => toggleProduct(plan, screen))
    },
    [all, edit],
  )
  const chooseOnly = useCallback(
    (ids: readonly string[]) => edit((plan) => selectOnly(plan, ids)),
    [edit],
  )
  const obstacle = ({ formatIds, screen }: PlanScreen) => {
    if (plan.periods?.illuminatedOnly === true && !screen.illuminated) return 'Not illuminated'
    return formatIds.some((id) => plan.formatIds.includes(id))
      ? null
      : `Needs a ${screen.orientation} format`
  }
  return { all, chosenIds, obstacle, marks, toggle, chooseOnly }
}

/** "Roadside, landscape". */
export function screenDetail({ venueType, orientation }: Screen): string {
  return `${VENUE_TYPE_LABELS[venueType]}, ${orientation}`
}
