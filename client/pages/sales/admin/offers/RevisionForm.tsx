import { useState, type FormEvent } from 'react'
import { reviseOfferCall } from '#client/api/sales/offerBoardCalls.ts'
import { useSellerZone, zoneNote } from '#client/pages/foundation/admin/useSellerZone.ts'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { DateField } from '#client/ui/DateField.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import type { DeskOfferView } from '#domain/sales/offer/deskOffer.ts'
import type { Attempt } from '#client/pages/foundation/admin/useAttempt.ts'

interface EditedLine {
  key: string
  isIn: boolean
  name: string
  type: CartItem['type']
  budgetMinor: number
  quantity: number
}

const editedLine = ({ key, type, data }: CartItem): EditedLine => ({
  key,
  isIn: true,
  name: data.name,
  type,
  budgetMinor: data.budget,
  quantity: data.quantity,
})

interface RevisionFormProps {
  offer: DeskOfferView
  onAttempt: Attempt
}

/** A new version: lines, a discount within the role's limit, the last day, and the reason. */
export function RevisionForm({ offer, onAttempt }: RevisionFormProps) {
  const zone = useSellerZone()
  const [current] = offer.versions
  const terms = current?.content.terms ?? { discountPermille: 0, commissionPermille: 0 }
  const [lines, setLines] = useState(() => (current?.content.items ?? []).map(editedLine))
  const [discount, setDiscount] = useState<number | null>(terms.discountPermille / 10)
  // The first version is automatic; the next one proposes the agreed terms.
  const agreed = offer.version === 1 ? offer.agreement?.commissionPermille : undefined
  const [commission, setCommission] = useState<number | null>(
    (agreed ?? terms.commissionPermille) / 10,
  )
  const [lastDay, setLastDay] = useState<string | null>(offer.lastDay)
  const [reason, setReason] = useSavedNote(`why version ${offer.id}`)
  const [wants, setWants] = useState(false)
  const [isPending, setPending] = useState(false)
  const kept = lines.filter(({ isIn }) => isIn)
  const isSaid = reason.trim() !== ''
  const change = (key: string, next: Partial<EditedLine>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...next } : line)))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWants(true)
    if (lastDay === null || !isSaid || kept.length === 0) return
    setPending(true)
    const isDone = await onAttempt(() =>
      reviseOfferCall(offer.id, {
        version: offer.version,
        lines: kept.map(({ key, type, budgetMinor, quantity }) =>
          type === 'campaign' ? { key, budgetMinor } : { key, quantity },
        ),
        discountPermille: Math.round((discount ?? 0) * 10),
        commissionPermille: Math.round((commission ?? 0) * 10),
        lastDay,
        reason,
      }),
    )
    if (isDone) setReason('')
    setPending(false)
  }
  const { limits } = offer
  return (
    <Disclosure title="New version">
      <form
        aria-label="New version"
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 pb-3"
      >
        {lines.map((line) => (
          <LineFields key={line.key} line={line} onChange={(next) => change(line.key, next)} />
        ))}
        <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-3">
          <NumberField
            label="Discount, %"
            value={discount}
            onChange={setDiscount}
            maxDecimals={1}
            suffix="%"
            minValue={0}
            maxValue={limits.discountPermille / 10}
            description={`You can give ${formatPermille(limits.discountPermille)}.`}
          />
          <NumberField
            label="Agency commission, %"
            value={commission}
            onChange={setCommission}
            maxDecimals={1}
            suffix="%"
            minValue={0}
            maxValue={limits.commissionPermille / 10}
            description={commissionNote(offer)}
          />
          <DateField
            label="Valid until"
            value={lastDay}
            onChange={setLastDay}
            description={zoneNote(zone)}
            errorMessage={wants && lastDay === null ? 'Please choose a day.' : null}
          />
        </div>
        <TextField
          label="Why"
          isRequired
          value={reason}
          onChange={setReason}
          maxLength={500}
          description="Shown in the log and beside other versions."
          errorMessage={wants && !isSaid ? 'Please say why.' : null}
        />
        {wants && kept.length === 0 ? (
          <ProblemBelow title="Keep at least one campaign or package." />
        ) : null}
        <Button type="submit" isPending={isPending} className="self-start">
          Send version {offer.version + 1}
        </Button>
      </form>
    </Disclosure>
  )
}

/** The agency's agreement, or the maximum commission. */
function commissionNote({ agreement, limits }: DeskOfferView): string {
  const most = formatPermille(limits.commissionPermille)
  if (agreement === null) return `Nothing is agreed with an agency. You can give ${most}.`
  const { commissionPermille, since } = agreement
  return `Agreed since ${formatDay(since)}: ${formatPermille(commissionPermille)}. You can give ${most}.`
}

function LineFields({
  line,
  onChange,
}: {
  line: EditedLine
  onChange: (next: Partial<EditedLine>) => void
}) {
  const { name, type, isIn, budgetMinor, quantity } = line
  return (
    // The group names the campaign, as its name would make a label of six lines.
    <fieldset
      aria-label={name}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-end gap-x-3 gap-y-1 wrap-anywhere sm:grid-cols-[minmax(0,1fr)_12rem]"
    >
      <Checkbox isSelected={isIn} onChange={(next) => onChange({ isIn: next })}>
        {name}
      </Checkbox>
      {type === 'campaign' ? (
        <MoneyField
          label="Budget"
          valueMinor={budgetMinor}
          onChange={(next) => onChange({ budgetMinor: next ?? 0 })}
        />
      ) : (
        <NumberField
          label="Quantity"
          value={quantity}
          onChange={(next) => onChange({ quantity: next ?? 1 })}
          minValue={1}
          maxValue={99}
        />
      )}
    </fieldset>
  )
}
