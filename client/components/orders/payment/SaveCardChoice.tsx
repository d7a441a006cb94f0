import { useState } from 'react'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import type { StartedPayment } from './cardPayment.ts'

/** Whether the buyer of a payment wants to save the card. */
export interface Saving {
  canSave: boolean
  /** Whether the members of a team who may pay share the card. */
  isShared: boolean
  isSaved: boolean
  setSaved: (isSaved: boolean) => void
}

/** The choice to save the card of a payment, off until the buyer turns it on. */
export function useSaveCard({ saved }: StartedPayment): Saving {
  const canSave = saved?.canSave ?? false
  const [isSaved, setSaved] = useState(false)
  const isShared = saved !== null && saved?.ownerKind !== 'account'
  return { canSave, isShared, isSaved: canSave && isSaved, setSaved }
}

/** The consent text for saving a card. */
export const SAVING_TERMS =
  'Our payment provider stores the card. We charge it only when you pay with it. You can remove it under Saved cards at any time.'

/** The explanation of saving a card for a team. */
export const SHARED_TERMS = 'Every member of your team who may pay can pay with it.'

/** Offers to save the card; nothing for a visitor without an account. */
export function SaveCardChoice({ saving }: { saving: Saving }) {
  if (!saving.canSave) return null
  return (
    <Checkbox
      isSelected={saving.isSaved}
      onChange={saving.setSaved}
      description={saving.isShared ? `${SHARED_TERMS} ${SAVING_TERMS}` : SAVING_TERMS}
    >
      Save this card for next time
    </Checkbox>
  )
}
