import { useState } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { BankMatch, MatchKind } from '#domain/admin/bankFile.ts'
import type { BankPreview } from '#domain/admin/invoiceDesk.ts'
import { formatMoney } from '#domain/money/money.ts'
import { dayWords } from '#client/components/dayWords.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'

const KIND_WORDS = {
  sure: 'Number and sum fit',
  sum: 'The sum is another: please look at it',
  likely: 'Only the sum fits: please check',
  closed: 'This invoice is not open',
  none: 'No invoice found',
  booked: 'Booked before',
} as const satisfies Record<MatchKind, string>

const CHOOSABLE: ReadonlySet<MatchKind> = new Set(['sure', 'likely'])

interface Chosen {
  key: string
  invoiceId: string
}

const choiceOf = ({ payment, invoice }: BankMatch): Chosen[] =>
  invoice ? [{ key: payment.key, invoiceId: invoice.id }] : []

/** What a file would book; what is sure is chosen already. */
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
      {problems.length > 0 ? (
        <ul className="text-sm text-red">
          {problems.map(({ row, text }) => (
            <li key={row}>
              Row {row}: {text}
            </li>
          ))}
        </ul>
      ) : null}
      {matches.length > 0 ? (
        <>
          <Table caption="Payments">
            <thead>
              <tr>
                <ColumnHeader>Payment</ColumnHeader>
                <ColumnHeader isNumeric>Amount</ColumnHeader>
                <ColumnHeader>Invoice</ColumnHeader>
              </tr>
            </thead>
            <tbody className="text-sm">
              {matches.map((match) => (
                <MatchRow
                  key={match.payment.key}
                  match={match}
                  isChosen={keys.has(match.payment.key)}
                  onToggle={() => toggle(match.payment.key)}
                />
              ))}
            </tbody>
          </Table>
          <Button
            className="self-start"
            isDisabled={chosen.length === 0}
            isPending={isBusy}
            onPress={() => onBook(chosen.flatMap(choiceOf))}
          >
            {chosen.length === 1 ? 'Book 1 payment' : `Book ${chosen.length} payments`}
          </Button>
        </>
      ) : (
        <p className="text-sm text-ink-2">The file has no payment that came in.</p>
      )}
    </div>
  )
}

function MatchRow({
  match: { payment, kind, invoice },
  isChosen,
  onToggle,
}: {
  match: BankMatch
  isChosen: boolean
  onToggle: () => void
}) {
  const currency = payment.currency ?? invoice?.currency ?? 'USD'
  return (
    <tr>
      <Cell className="min-w-52">
        <Checkbox
          isSelected={isChosen}
          isDisabled={!CHOOSABLE.has(kind)}
          onChange={onToggle}
          aria-label={`Book ${payment.reference}`}
        >
          <span className="block wrap-anywhere">
            {dayWords(payment.date)}, {payment.payer}
            <span className="block text-ink-2">{payment.reference}</span>
          </span>
        </Checkbox>
      </Cell>
      <Cell isNumeric>{formatMoney({ amountMinor: payment.amountMinor, currency })}</Cell>
      <Cell className="min-w-44">
        {invoice ? (
          <Link
            to={sitePath('adminOrder', { id: invoice.orderId })}
            className="font-semibold text-cobalt underline-offset-3 hover:underline"
          >
            {invoice.invoiceNumber}
          </Link>
        ) : null}
        {invoice ? (
          <span className="block">
            {invoice.buyer},{' '}
            {formatMoney({ amountMinor: invoice.totalMinor, currency: invoice.currency })}
          </span>
        ) : null}
        <span className="block text-ink-2">{KIND_WORDS[kind]}</span>
      </Cell>
    </tr>
  )
}
