import { useController } from 'react-hook-form'
import { ComboBox, type ComboBoxProps } from '#client/ui/ComboBox.tsx'

/** One of a long list, in the form around it. */
export function FormComboBox({
  name,
  keepsChoice = false,
  onChosen,
  ...props
}: Omit<ComboBoxProps, 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'ref'> & {
  /** The field's name in the form's schema. */
  name: string
  /** Whether an emptied field goes back to what was chosen. */
  keepsChoice?: boolean
  /** Called when another item is chosen. */
  onChosen?: (id: string | null) => void
}) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ name })
  return (
    <ComboBox
      {...props}
      name={name}
      ref={ref}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(id, unknown) => {
        // Text that is none of the items is no choice: the form must not go on with the one before.
        if (id === value || (id === null && keepsChoice && unknown === undefined)) return
        onChange(id ?? '')
        onChosen?.(id)
      }}
      onBlur={onBlur}
      errorMessage={error?.message}
    />
  )
}
