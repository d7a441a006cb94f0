import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

/** Focuses a field of the surrounding form when the form appears, as the person's next step. */
export function FocusField({ name }: { name: string }) {
  const { setFocus } = useFormContext()
  useEffect(() => setFocus(name), [name, setFocus])
  return null
}
