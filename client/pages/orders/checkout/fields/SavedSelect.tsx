import { useState } from 'react'
import { Select, type SelectOption } from '#client/ui/Select.tsx'

export interface SavedSelectProps {
  label: string
  options: readonly SelectOption[]
  onChoose: (id: string) => void
}

/** A choice of saved entries that fill the fields below. */
export function SavedSelect({ label, options, onChoose }: SavedSelectProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Select
      label={label}
      className="sm:col-span-2"
      placeholder="Choose, or type below"
      value={chosen}
      options={options}
      onChange={(id) => {
        setChosen(id)
        onChoose(id)
      }}
    />
  )
}
