import { useController } from 'react-hook-form'
import { ComboBox, type ComboBoxProps } from '#client/ui/ComboBox.tsx'

/** A combobox for a long list, in the surrounding form. */
export function FormComboBox({
  name,
  keepsChoice = false,
  onChosen,
  ...props
}: Omit<ComboBoxProps, 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'ref'> & {
  /** The field's name in the form's schema. */
  name: string
  /** Whether an emptied field reverts to the former choice. */
  keepsChoice?: boolean
  /** Called when another item is selected. */
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
        // Text that matches no item clears the value, so that the form does not submit the former one.
        if (id === value || (id === null && keepsChoice && unknown === undefined)) return
        onChange(id ?? '')
        onChosen?.(id)
      }}
      onBlur={onBlur}
      errorMessage={error?.message}
    />
  )
}
