import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import { takesBriefing } from '#domain/creatives/production/takesUpload.ts'
import { formatInvoiceStart } from '#domain/orders/order/line/formatInvoiceStart.ts'
import { nextSteps, type NextStep } from '#domain/orders/order/line/nextSteps.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'

/** The next steps of the order, in plain words and with dates. */
export function WhatComesNext({ order }: { order: OrderView }) {
  const steps = nextSteps(order)
  return (
    <section aria-labelledby="next" className="rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 id="next" className="text-subheading">
        What comes next
      </h2>
      <ol className="mt-4 flex flex-col">
        {steps.map((step) => (
          <li
            key={`${step.kind} ${'lineId' in step ? step.lineId : ''}`}
            className="grid gap-x-6 border-t border-line py-3 first:border-t-0 first:pt-0 sm:grid-cols-[10rem_1fr]"
          >
            <p className="font-semibold">{'date' in step ? dateWords(step) : 'Now'}</p>
            <div className="min-w-0 wrap-anywhere">
              <p>
                {stepWords(step, order)}
                {step.kind === 'pay_invoice' ? (
                  <>
                    {' '}
                    <Link
                      to={sitePath('invoice', { id: order.invoice.id })}
                      className="font-semibold text-cobalt underline underline-offset-3"
                    >
                      Open the invoice
                    </Link>
                  </>
                ) : null}
              </p>
              {step.kind === 'deliver_creatives' || step.kind === 'send_material' ? (
                <UploadLink step={step} order={order} />
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The link to a step's upload or briefing, once available. */
function UploadLink({
  step: { lineId },
  order,
}: {
  step: { lineId: string }
  order: OrderView
}): ReactNode {
  const line = order.lines.find(({ id }) => id === lineId)
  if (!line || !(takesCreatives(line) || takesBriefing(line))) return null
  const label = line.type === 'adcreation' ? 'Write your brief' : 'Upload creatives'
  return (
    <Link
      to={sitePath('upload', { id: lineId })}
      className="inline-flex min-h-11 items-center font-semibold text-cobalt underline underline-offset-3"
      aria-label={`${label} for ${line.name}`}
    >
      {label}
    </Link>
  )
}

const dateWords = (step: NextStep & { date: string }) => {
  const day = formatDay(step.date)
  return step.kind === 'deliver_creatives' || step.kind === 'pay_invoice' ? `By ${day}` : day
}

function stepWords(step: NextStep, order: OrderView): string {
  const line = 'lineId' in step ? order.lines.find(({ id }) => id === step.lineId) : undefined
  const name = line?.name ?? ''
  switch (step.kind) {
    case 'send_material':
      return `Send us your brief for ${name}, with logo, pictures and what to say. The clock starts when we receive it all.`
    case 'deliver_creatives':
      return `${name}: have your ad ready by then. ${line ? creativeLimitFor(line.mediaType).rules.join(' ') : ''}`
    case 'start':
      return `${name} starts.`
    case 'end':
      return `${name} ends.`
    case 'pay_invoice':
      return `Invoice ${order.invoice.number} for ${formatMoney({ amountMinor: order.totals.totalMinor, currency: order.currency })} is due. ${formatInvoiceStart(order)}`
    default:
      return step satisfies never
  }
}
