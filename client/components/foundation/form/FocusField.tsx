import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

/** Gives the focus to a field of the form around it when the form appears: the next step of what a person is doing. */
export function FocusField({ name }: { name: string }) {
  const { setFocus } = useFormContext()
  useEffect(() => setFocus(name), [name, setFocus])
  return null
}
