import { useState } from 'react'
import { DateField } from '#client/ui/DateField.tsx'
import { DatePicker } from '#client/ui/DatePicker.tsx'
import { DateRangePicker, type IsoDateRange } from '#client/ui/DateRangePicker.tsx'

/** Date fields in each state. */
export function DateFieldsSection() {
  const [day, setDay] = useState<string | null>('2026-12-01')
  const [range, setRange] = useState<IsoDateRange | null>({
    start: '2026-12-01',
    end: '2026-12-14',
  })
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <DateField label="Day" value={day} onChange={setDay} />
      <DatePicker label="First day" value={day} onChange={setDay} minDate="2026-11-25" />
      <DateRangePicker label="First and last day" value={range} onChange={setRange} />
      <DatePicker
        label="First day"
        value={null}
        onChange={setDay}
        errorMessage="Please choose a day from Nov 25."
      />
    </div>
  )
}
