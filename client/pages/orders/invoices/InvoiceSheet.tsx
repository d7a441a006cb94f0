import type { ReactNode } from 'react'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { invoiceSums, type InvoiceDocument } from '#domain/orders/invoice/invoiceDocument.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { Logo } from '#client/ui/Logo.tsx'

/** The content of an invoice or credit note, identical to its PDF. */
export function InvoiceSheet({ document }: { document: InvoiceDocument }) {
  const { title, number, standing, seller, buyer, taxRule, notes, cardPage } = document
  return (
    <article className="rounded-card border border-line bg-card p-5 sm:p-10 print:border-0 print:p-0">
      <Logo />
      <div className="mt-8 grid gap-6 sm:grid-cols-2 sm:gap-10">
        <Party title="Billed to">
          <Lines lines={[...buyer.address, buyer.vatId ? `VAT ID ${buyer.vatId}` : '']} />
          {document.agency === '' ? null : (
            <span className="block text-ink-2">Agency: {document.agency}</span>
          )}
          <span className="block text-ink-2">Advertiser: {document.advertiser}</span>
        </Party>
        <Party title="From">
          <Lines lines={[...seller.address, seller.taxId, seller.email]} />
        </Party>
      </div>
      <h1 className="mt-10 text-section">
        {title} <span className="whitespace-nowrap">{number}</span>
      </h1>
      {standing === '' ? null : <p className="mt-3 font-semibold text-red">{standing}</p>}
      <Facts document={document} />
      <LineTable document={document} />
      <Sums document={document} />
      <div className="mt-8 flex flex-col gap-2 border-t border-line pt-5 text-sm wrap-anywhere text-ink-2">
        {[taxRule, ...notes]
          .filter((note) => note !== '')
          .map((note) => (
            <p key={note}>{note}</p>
          ))}
        {cardPage === null ? null : (
          <p>
            To pay by card, open{' '}
            <a
              href={cardPage}
              className="font-semibold text-cobalt underline underline-offset-3 print:font-normal"
            >
              {cardPage}
            </a>
          </p>
        )}
      </div>
    </article>
  )
}

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-sans text-sm font-normal tracking-normal text-ink-2">{title}</h2>
      <p className="mt-1 wrap-anywhere">{children}</p>
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))
}

function Facts({ document }: { document: InvoiceDocument }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Date', formatDay(document.issuedOn)],
    ['Order', `${document.orderNumber}, ${formatDay(document.orderedOn)}`],
    ...(document.dueOn ? [['Due', formatDay(document.dueOn)] as const] : []),
    ['Currency', document.currency],
  ]
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function LineTable({ document: { lines, currency } }: { document: InvoiceDocument }) {
  const rows = lines.map((line, index) => [`${index} ${line.name}`, line] as const)
  return (
    <table className="mt-8 w-full border-collapse text-left">
      <caption className="sr-only">What was ordered</caption>
      <thead>
        <tr className="border-b border-ink text-sm text-ink-2 [&>th]:pb-2 [&>th]:font-semibold">
          <th scope="col">Description</th>
          <th scope="col" className="px-3 text-right max-sm:hidden">
            Quantity
          </th>
          <th scope="col" className="text-right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, line]) => (
          <tr key={key} className="border-b border-line [&>td]:py-3 [&>td]:align-top">
            <td className="wrap-anywhere">
              <span className="block font-semibold">{line.name}</span>
              <span className="block text-sm text-ink-2">{line.detail}</span>
              <span className="block text-sm text-ink-2 sm:hidden">Quantity {line.quantity}</span>
            </td>
            <td className="px-3 text-right tabular-nums max-sm:hidden">{line.quantity}</td>
            <td className="text-right whitespace-nowrap tabular-nums">
              {formatMoney({ amountMinor: line.amountMinor, currency })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ document }: { document: InvoiceDocument }) {
  const { currency } = document
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  return (
    <dl className="mt-5 ml-auto flex flex-col gap-2 sm:max-w-80">
      {invoiceSums(document).map(({ label, amountMinor }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere text-ink-2">{label}</dt>
          <dd className="tabular-nums">{money(amountMinor)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3">
        <dt className="font-display text-subheading font-bold">Total</dt>
        <dd className="num text-2xl">{money(document.totalMinor)}</dd>
      </div>
    </dl>
  )
}
