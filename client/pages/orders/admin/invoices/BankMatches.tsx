import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type {
  BankMatch,
  BankPayment,
  MatchedInvoice,
  MatchKind,
} from '#domain/orders/admin/bankFile.ts'
import type { BankPreview } from '#domain/orders/admin/invoiceDesk.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

const LINK = 'font-semibold text-cobalt underline-offset-3 hover:underline'

const KIND_WORDS = {
  sure: 'Number and amount match',
  sum: 'The amount differs: please check',
  likely: 'Only the amount matches: please check',
  twice: 'Another payment of this file pays this invoice',
  paid: 'This invoice is paid already',
  closed: 'Nothing to book: canceled, or paid by card',
  none: 'No invoice found',
  booked: 'Booked before',
} as const satisfies Record<MatchKind, string>

/** Money that arrived twice. */
const TOO_MUCH: ReadonlySet<MatchKind> = new Set(['twice', 'paid'])

const CHOOSABLE: ReadonlySet<MatchKind> = new Set(['sure', 'likely'])

/** Bookable matches: a payment that fits, or a partial payment. */
const isChoosable = ({ kind, restMinor }: BankMatch): boolean =>
  CHOOSABLE.has(kind) || typeof restMinor === 'number'

/** Explains a match, and for a partial payment the open rest. */
function matchWords({ kind, invoice, restMinor }: BankMatch): string {
  if (typeof restMinor !== 'number' || !invoice) return KIND_WORDS[kind]
  const rest = formatMoney({ amountMinor: restMinor, currency: invoice.currency })
  return `Less than is open: record it as partial, ${rest} stays open`
}

/** Maximum number of unreadable rows listed: if all are, it is the wrong file. */
const MAX_PROBLEMS = 10

interface Chosen {
  key: string
  invoiceId: string
}

const choiceOf = ({ payment, invoice }: BankMatch): Chosen[] =>
  invoice ? [{ key: payment.key, invoiceId: invoice.id }] : []

/** The preview of a file; sure matches are selected already. */
export function BankMatches({
  preview: { matches, problems },
  isBusy,
  onBook,
}: {
  preview: BankPreview
  isBusy: boolean
  onBook: (chosen: Chosen[]) => void
}) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(
    () => new Set(matches.filter(({ kind }) => kind === 'sure').map(({ payment }) => payment.key)),
  )
  const chosen = matches.filter(({ payment }) => keys.has(payment.key))
  const toggle = (key: string) => {
    const next = new Set(keys)
    if (!next.delete(key)) next.add(key)
    setKeys(next)
  }
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Problems problems={problems} />
      {matches.length > 0 ? (
        <>
          <ul
            aria-label="Payments"
            className="divide-y divide-line rounded-control border border-line text-sm"
          >
            {matches.map((match) => (
              <MatchRow
                key={match.payment.key}
                match={match}
                isChosen={keys.has(match.payment.key)}
                onToggle={() => toggle(match.payment.key)}
              />
            ))}
          </ul>
          {matches.some(isChoosable) ? (
            <Button
              className="self-start"
              isDisabled={chosen.length === 0}
              isPending={isBusy}
              onPress={() => onBook(chosen.flatMap(choiceOf))}
            >
              {chosen.length === 1 ? 'Book 1 payment' : `Book ${chosen.length} payments`}
            </Button>
          ) : null}
        </>
      ) : (
        <p className="text-sm text-ink-2">The file has no incoming payments.</p>
      )}
    </div>
  )
}

function Problems({ problems }: Pick<BankPreview, 'problems'>) {
  if (problems.length === 0) return null
  const more = problems.length - MAX_PROBLEMS
  return (
    <ul className="text-sm text-red">
      {problems.slice(0, MAX_PROBLEMS).map(({ row, text }) => (
        <li key={row} className="wrap-anywhere">
          Row {row}: {text}
        </li>
      ))}
      {more > 0 ? (
        <li>{more === 1 ? 'One more problem' : `${more} more problems`} in later rows.</li>
      ) : null}
    </ul>
  )
}

function MatchRow({
  match,
  isChosen,
  onToggle,
}: {
  match: BankMatch
  isChosen: boolean
  onToggle: () => void
}) {
  const { payment, kind, invoice } = match
  const currency = payment.currency ?? invoice?.currency ?? 'USD'
  const words = (
    <span className="block wrap-anywhere">
      {[formatDate(payment.date), payment.payer].filter(Boolean).join(', ')}
      <span className="block text-ink-2">{payment.reference}</span>
      <span className="block">{matchWords(match)}</span>
    </span>
  )
  return (
    <li className="grid gap-x-4 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_7rem_minmax(0,14rem)]">
      {isChoosable(match) ? (
        <Checkbox isSelected={isChosen} onChange={onToggle}>
          {words}
        </Checkbox>
      ) : (
        <div className="pl-8">{words}</div>
      )}
      <p className="num pl-8 sm:pl-0 sm:text-right">
        {formatMoney({ amountMinor: payment.amountMinor, currency })}
      </p>
      <div className="min-w-0 pl-8 wrap-anywhere sm:pl-0">
        {invoice ? <MeantInvoice invoice={invoice} /> : null}
        {TOO_MUCH.has(kind) ? (
          <p className="mt-1">
            Leave it open, or{' '}
            <Link to={couponAddress(payment)} className={LINK}>
              give a coupon for it
            </Link>
          </p>
        ) : null}
      </div>
    </li>
  )
}

function MeantInvoice({ invoice }: { invoice: MatchedInvoice }) {
  const {
    orderId,
    invoiceNumber,
    buyer,
    totalMinor: amountMinor,
    paidMinor = 0,
    currency,
  } = invoice
  return (
    <>
      <Link to={sitePath('adminOrder', { id: orderId })} className={LINK}>
        {invoiceNumber}
      </Link>
      <span className="block">
        <bdi>{buyer}</bdi>, {formatMoney({ amountMinor, currency })}
      </span>
      {paidMinor > 0 ? (
        <span className="block text-ink-2">
          {formatMoney({ amountMinor: paidMinor, currency })} of it came before
        </span>
      ) : null}
    </>
  )
}

/**
 * The URL of a coupon form for an unneeded payment; coupons are in dollars, so another currency
 * leaves the amount empty.
 */
function couponAddress({ currency, amountMinor, payer, reference }: BankPayment): string {
  const query = new URLSearchParams({
    name: firstCharacters(`Paid too much: ${payer || reference}`, 60),
  })
  if (currency === 'USD') query.set('amount', String(amountMinor))
  return `${sitePath('newCoupons')}?${query}`
}
