import { useController } from 'react-hook-form'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'

const BUYER_TYPES = [
  { value: 'individual', label: 'Individual' },
  { value: 'company', label: 'Company' },
] as const

/** Individual or company: the field `type` of the form around it. */
export function BuyerType() {
  const { field } = useController({ name: 'type' })
  return (
    <SegmentedControl
      label="I order as"
      value={field.value as 'individual' | 'company'}
      onChange={field.onChange}
      options={BUYER_TYPES}
    />
  )
}
