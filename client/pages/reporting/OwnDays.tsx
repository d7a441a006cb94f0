import { useState } from 'react'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { NativeDateField } from '#client/ui/NativeDateField.tsx'
import { daysOfGrid } from '#domain/reporting/figures/period.ts'
import type { PeriodDays } from './reportPeriods.ts'

/**
 * A custom period in the browser's own fields: our own calendar would be as heavy as the charts.
 */
export function OwnDays({
  report,
  label,
  days,
  onChange,
}: {
  report: ReportView
  label: string
  days: PeriodDays
  onChange: (days: PeriodDays) => void
}) {
  const { first, last } = daysOfGrid(report.grid, report.zone)
  const from = days.from ?? first
  const to = days.to ?? last
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 sm:gap-x-4">
      <legend className="sr-only">{label}</legend>
      <DayField
        label="From"
        value={from}
        min={first}
        max={last}
        onChange={(day) => onChange({ from: day, to: to < day ? day : to })}
      />
      <DayField
        label="To"
        value={to}
        min={first}
        max={last}
        onChange={(day) => onChange({ from: day < from ? day : from, to: day })}
      />
    </fieldset>
  )
}

interface DayFieldProps {
  label: string
  value: string
  min: string
  max: string
  onChange: (day: string) => void
}

/**
 * A day applies once it is complete and within the campaign; an incomplete one is reset on blur.
 */
function DayField({ value, onChange, ...field }: DayFieldProps) {
  const [begun, setBegun] = useState<string | null>(null)
  return (
    <NativeDateField
      {...field}
      value={begun ?? value}
      onChange={(day) => {
        const isDay = day >= field.min && day <= field.max
        setBegun(isDay ? null : day)
        if (isDay) onChange(day)
      }}
      onBlur={() => setBegun(null)}
    />
  )
}
