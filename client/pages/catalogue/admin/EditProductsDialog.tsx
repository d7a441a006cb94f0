import { useRef, useState } from 'react'
import type { ProductEdit } from '#domain/catalogue/products/productChange.ts'
import { editProductsCall } from '#client/api/catalogue/inventoryCalls.ts'
import { useSellerZone, zoneNote } from '#client/pages/foundation/admin/useSellerZone.ts'
import { Button } from '#client/ui/Button.tsx'
import { DatePicker } from '#client/ui/DatePicker.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { focusUnreadEntry } from '#client/ui/unreadEntry.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { useChanges } from './useChanges.ts'

type Draft = { [Name in keyof ProductEdit]?: NonNullable<ProductEdit[Name]> | null }

/** The edit without empty fields. */
const editOf = (draft: Draft): ProductEdit =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null))

/** The same change for all selected products, previewed before it is applied. */
export function EditProductsDialog({
  ids,
  onClose,
  onChanged,
}: {
  ids: readonly string[]
  onClose: () => void
  onChanged: () => void
}) {
  const content = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Draft>({})
  const [validFrom, setValidFrom] = useState<string | null>(null)
  const changes = useChanges(async (settling) => {
    const edit = editOf(draft)
    const view = await editProductsCall({ ids: [...ids], edit, validFrom, ...settling })
    if (view.isApplied) onChanged()
    return view
  })
  const change = (some: Draft) => {
    setDraft({ ...draft, ...some })
    changes.forget()
  }
  const isEmpty = Object.keys(editOf(draft)).length === 0
  const isDone = changes.view?.isApplied === true
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={ids.length === 1 ? 'Change this product' : `Change ${ids.length} products`}
      isDismissable={false}
    >
      <div ref={content} className="flex flex-col gap-5">
        {isDone ? null : (
          <>
            <p className="text-sm text-ink-2">
              Empty fields stay as they are. Orders, and carts with an offer, keep their prices.
            </p>
            <Fields
              draft={draft}
              change={change}
              validFrom={validFrom}
              onValidFrom={(day) => {
                setValidFrom(day)
                changes.forget()
              }}
            />
            {changes.view ? null : (
              <div>
                <Button
                  isDisabled={isEmpty}
                  isPending={changes.isPending}
                  onPress={() => {
                    if (!focusUnreadEntry(content.current)) void changes.look()
                  }}
                >
                  Show what changes
                </Button>
              </div>
            )}
          </>
        )}
        <ChangePreview changes={changes} />
        {isDone ? (
          <div>
            <Button onPress={onClose}>Done</Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

const PREMIUM = [
  { id: 'same', label: 'As it is' },
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
]

function Fields({
  draft,
  change,
  validFrom,
  onValidFrom,
}: {
  draft: Draft
  change: (some: Draft) => void
  validFrom: string | null
  onValidFrom: (day: string | null) => void
}) {
  const { premium } = draft
  const chosen = premium ? 'yes' : 'no'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        label="Change both prices by %"
        suffix="%"
        value={draft.pricePercent ?? null}
        onChange={(pricePercent) => change({ pricePercent })}
        minValue={-90}
        maxValue={300}
        maxDecimals={2}
      />
      <DatePicker
        label="Prices apply from"
        description={`Leave empty to apply at once. ${zoneNote(useSellerZone())}`}
        value={validFrom}
        onChange={onValidFrom}
      />
      <MoneyField
        label="Price for 1,000 (CPM)"
        valueMinor={draft.baseCpmMinor ?? null}
        onChange={(baseCpmMinor) => change({ baseCpmMinor })}
        minMinor={1}
      />
      <MoneyField
        label="Ratecard price for 1,000"
        valueMinor={draft.ratecardCpmMinor ?? null}
        onChange={(ratecardCpmMinor) => change({ ratecardCpmMinor })}
        minMinor={1}
      />
      <MoneyField
        label="Minimum spend"
        valueMinor={draft.minSpendMinor ?? null}
        onChange={(minSpendMinor) => change({ minSpendMinor })}
      />
      <NumberField
        label="Lead time in days"
        value={draft.leadTimeDays ?? null}
        onChange={(leadTimeDays) => change({ leadTimeDays })}
        minValue={0}
        maxValue={60}
      />
      <NumberField
        label="Impressions a week"
        value={draft.weeklyImpressions ?? null}
        onChange={(weeklyImpressions) => change({ weeklyImpressions })}
        minValue={0}
      />
      <NativeSelect
        label="Premium"
        options={PREMIUM}
        value={premium === undefined || premium === null ? 'same' : chosen}
        onChange={(id) => change({ premium: id === 'same' ? null : id === 'yes' })}
      />
    </div>
  )
}
