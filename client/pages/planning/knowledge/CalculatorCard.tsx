import { useEffect, useRef, useState } from 'react'
import { dollars } from '#domain/foundation/money/amount.ts'
import type { CalculatorField, CalculatorValues } from '#content/calculators/calculator.types.ts'
import type { CalculatorView } from '#content/calculators/compute.ts'
import type { PageView } from '#content/pages/pageView.ts'
import { BUDGET_PARAMETER } from '#client/routing/plannerAddress.ts'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { LateNumberField } from '#client/ui/LateNumberField.tsx'
import { NativeDateField } from '#client/ui/NativeDateField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { CopyLink } from './CopyLink.tsx'
import { PageTable } from './PageTable.tsx'
import { Prose } from './Prose.tsx'

/** The calculator's values in the URL, if any. */
function askedValues({ fields, values }: CalculatorView): CalculatorValues | null {
  const search = new URLSearchParams(location.search)
  const asked = fields.flatMap(({ id }) => {
    const value = search.get(id)
    return value === null ? [] : [[id, value] as const]
  })
  return asked.length > 0 ? { ...values, ...Object.fromEntries(asked) } : null
}

/** Stores the values in the URL, so that it can be shared. */
function keepInAddress(values: CalculatorValues): void {
  const search = new URLSearchParams(location.search)
  for (const [id, value] of Object.entries(values)) search.set(id, String(value))
  history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`)
}

/** The values and results of a calculator; its code loads with the first change. */
function useCalculator(view: CalculatorView) {
  const [values, setValues] = useState(view.values)
  const [result, setResult] = useState(view.result)
  const latest = useRef(0)
  const latestValues = useRef(values)
  const apply = async (next: CalculatorValues): Promise<void> => {
    latest.current += 1
    latestValues.current = next
    const turn = latest.current
    setValues(next)
    const { compute } = await import('#content/calculators/compute.ts')
    if (turn === latest.current) setResult(compute(view.kind, view.mediaType, next))
  }
  useEffect(() => {
    const asked = askedValues(view)
    if (asked) void apply(asked)
    // Runs once, for the values in the URL when the page was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [view])
  const change = (id: string, value: string): void => {
    // Two fields can change before the page is drawn again.
    const next = { ...latestValues.current, [id]: value }
    keepInAddress(next)
    void apply(next)
  }
  return { values, result, change }
}

/** A calculation with the reader's own figures. Its first result needs no script. */
export function CalculatorCard({ page }: { page: PageView }) {
  const { title, intro, view } = page.calculator
  const { values, result, change } = useCalculator(view)
  const shown = view.fields.filter(
    ({ shownWhen }) => !shownWhen || values[shownWhen[0]] === shownWhen[1],
  )
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="calculator"
      className="print:break-inside-avoid"
    >
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col gap-5 p-5 sm:p-7 lg:border-r lg:border-line">
          <h2 id="calculator" className="text-heading">
            {title}
          </h2>
          <p className="-mt-2 text-sm text-ink-2">
            <Prose text={intro} />
          </p>
          {shown.map((field) => (
            <OneField
              key={field.id}
              field={field}
              value={String(values[field.id] ?? '')}
              onChange={(value) => change(field.id, value)}
            />
          ))}
        </div>
        <CalculatorAnswer result={result} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 sm:px-7 print:hidden">
        <p className="min-w-60 flex-1 text-xs text-ink-2">{result.note}</p>
        <CopyLink values={values} />
        <LinkButton
          size="sm"
          to={
            result.planBudgetMinor === null
              ? page.section.planPath
              : `${page.section.planPath}?${BUDGET_PARAMETER}=${result.planBudgetMinor}`
          }
        >
          {result.planBudgetMinor === null
            ? 'Plan a campaign'
            : `Plan with ${dollars(result.planBudgetMinor)}`}
        </LinkButton>
      </div>
    </Card>
  )
}

function CalculatorAnswer({ result }: { result: CalculatorView['result'] }) {
  const { headline, rows, table } = result
  return (
    <div className="flex flex-col gap-5 p-5 max-lg:border-t max-lg:border-line sm:p-7">
      <p aria-live="polite">
        <span className="block text-sm font-semibold">{headline.label}</span>
        <span className="num text-[2.5rem] leading-tight sm:text-5xl">{headline.value}</span>{' '}
        {headline.note ? <span className="text-sm text-ink-2">{headline.note}</span> : null}
      </p>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 border-b border-line pb-2"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <PageTable {...table} isDense />
    </div>
  )
}

function OneField({
  field,
  value,
  onChange,
}: {
  field: CalculatorField
  value: string
  onChange: (value: string) => void
}) {
  const { label } = field
  if (field.kind === 'choice')
    return <NativeSelect label={label} options={field.options} value={value} onChange={onChange} />
  if (field.kind === 'date')
    return <NativeDateField label={label} value={value} onChange={onChange} />
  // An empty or invalid field counts as 0.
  const figure = value.trim() === '' ? Number.NaN : Number(value)
  return (
    <LateNumberField
      label={label}
      value={Number.isFinite(figure) ? figure : null}
      onChange={(next) => onChange(next === null ? '' : String(next))}
      minValue={field.min}
      maxValue={field.max}
      step={field.step}
      maxDecimals={{ dollars: 2, percent: 1, count: field.step < 1 ? 1 : 0 }[field.kind]}
      {...(field.kind === 'dollars' ? { currency: 'USD' } : {})}
      {...(field.kind === 'percent' ? { suffix: '%' } : {})}
    />
  )
}
