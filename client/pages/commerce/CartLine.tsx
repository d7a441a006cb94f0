import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { findAdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import type { QuoteLine } from '#domain/commerce/checkout/quote.types.ts'
import { BASE_CURRENCY, formatMoney, type Currency } from '#domain/foundation/money/amount.ts'
import { formatAddedReach } from '#domain/planning/combined/formatCombinedReach.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { planPath } from '#content/sitePaths.ts'
import {
  LINE_HEAD,
  lineKind,
  lineName,
  linePrice,
  lineUnit,
} from '#client/state/commerce/cart/lineHead.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { LineFacts } from './LineFacts.tsx'
import { LineIssues } from './LineIssues.tsx'

const MAX_QUANTITY = 99

export interface CartLineProps {
  item: CartItem
  isNew: boolean
  /** The server's quote of this line; undefined until it has responded. */
  checked: QuoteLine | undefined
  /**
   * People whom no other campaign of the cart reaches; undefined for a single one, and until the server has responded.
   */
  adds: number | undefined
  /** Currency of the server's amounts; undefined until it has responded. */
  currency: Currency | undefined
  onDuplicate: () => void
  onRemove: () => void
  onQuantity: (quantity: number) => void
  children?: ReactNode
}

/** One entry of the cart, a campaign or an ad creation, with its actions. */
export function CartLine({
  item,
  isNew,
  checked,
  adds,
  currency,
  onRemove,
  ...props
}: CartLineProps) {
  const name = lineName(item)
  const titleId = `line-${item.key}`
  return (
    <li aria-labelledby={titleId} data-key={item.key} className={LINE_HEAD.line}>
      <div className={LINE_HEAD.head}>
        <div className="min-w-0">
          <p className={LINE_HEAD.kind}>
            <MediaTypeMark mediaType={item.media_type} />
            {lineKind(item)}
            {isNew ? <Badge tone="warning">New</Badge> : null}
          </p>
          <h2 id={titleId} className={LINE_HEAD.name}>
            {name}
          </h2>
        </div>
        <div className={LINE_HEAD.amount}>
          <p className={LINE_HEAD.price}>{priceWords(item, checked, currency)}</p>
          <p className={LINE_HEAD.unit}>{countedUnit(item, currency)}</p>
        </div>
      </div>
      <div className="mt-4">
        {item.type === 'campaign' ? (
          <LineFacts plan={soldPlan(item.data.plan, checked)} />
        ) : (
          <PackageFacts packageId={item.data.package_id} />
        )}
      </div>
      {item.type === 'campaign' ? <Expected item={item} checked={checked} adds={adds} /> : null}
      {props.children}
      <LineIssues
        issues={(checked?.issues ?? []).filter(({ code }) => code !== 'slot_taken')}
        item={item}
      />
      <div className="mt-4 flex flex-wrap items-end gap-x-2 gap-y-3 max-sm:[&_a_svg]:hidden max-sm:[&_button>span>svg]:hidden">
        <LineActions item={item} name={name} onRemove={onRemove} {...props} />
      </div>
    </li>
  )
}

/** The plan with its sold formats, once the server has returned them. */
const soldPlan = (plan: CampaignPlan, checked: QuoteLine | undefined): CampaignPlan =>
  checked?.formatIds ? { ...plan, formatIds: checked.formatIds } : plan

/** The campaign's forecast. Reserves its line before the server has responded. */
function Expected({ item, checked, adds }: Pick<CartLineProps, 'item' | 'checked' | 'adds'>) {
  return (
    <p className="mt-3 min-h-lh text-sm">
      {checked?.impressions ? (
        <>
          <span className="font-semibold tabular-nums">{formatCount(checked.impressions.mid)}</span>{' '}
          <span className="text-ink-2">
            expected {MEDIA_WORDS[item.media_type].impressions} (estimate)
            {adds === undefined ? '' : `, adds ${formatAddedReach(adds)}`}
          </span>
        </>
      ) : null}
    </p>
  )
}

/** In dollars from the cart's data; from the server for an offer or another currency. */
function priceWords(
  item: CartItem,
  checked: QuoteLine | undefined,
  currency: Currency = BASE_CURRENCY,
): string {
  const isOwn = currency === BASE_CURRENCY && item.data.offer_id === null
  if (isOwn || !checked) return linePrice(item)
  return formatMoney({ amountMinor: checked.amounts.subtotalMinor, currency })
}

function countedUnit(item: CartItem, currency: Currency = BASE_CURRENCY): string {
  const isPriced = item.type === 'campaign' || item.data.quantity === 1
  return currency === BASE_CURRENCY || isPriced ? lineUnit(item) : `${item.data.quantity} packages`
}

type LineActionsProps = Pick<CartLineProps, 'item' | 'onDuplicate' | 'onRemove' | 'onQuantity'> & {
  name: string
}

function LineActions({ item, name, onDuplicate, onRemove, onQuantity }: LineActionsProps) {
  return (
    <>
      {item.type === 'campaign' ? (
        <>
          <LinkButton
            variant="secondary"
            size="sm"
            to={`${planPath(item.media_type)}?edit=${item.key}`}
            aria-label={`Edit ${name}`}
          >
            <Pencil aria-hidden="true" className="size-4" />
            Edit
          </LinkButton>
          <Button
            variant="secondary"
            size="sm"
            onPress={onDuplicate}
            aria-label={`Duplicate ${name}`}
          >
            <Copy aria-hidden="true" className="size-4" />
            Duplicate
          </Button>
        </>
      ) : (
        <NumberField
          label="Quantity"
          hasSteppers
          minValue={1}
          maxValue={MAX_QUANTITY}
          value={item.data.quantity}
          onChange={(quantity) => {
            if (quantity !== null && quantity >= 1 && quantity <= MAX_QUANTITY) onQuantity(quantity)
          }}
          className="w-40"
        />
      )}
      <Button
        variant="quiet"
        size="sm"
        onPress={onRemove}
        aria-label={`Remove ${name}`}
        className="ml-auto"
      >
        <Trash2 aria-hidden="true" className="size-4" />
        Remove
      </Button>
    </>
  )
}

function PackageFacts({ packageId }: { packageId: string }) {
  const found = findAdCreationPackage(packageId)
  if (!found) return null
  const changes =
    found.revisions === 1 ? '1 round of changes' : `${found.revisions} rounds of changes`
  return (
    <p className="text-sm text-ink-2">
      {found.summary} {changes}, first draft in {found.workingDays} working days.
    </p>
  )
}
