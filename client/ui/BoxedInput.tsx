import { type ComponentProps, useId } from 'react'
import { CONTROL_BOX, FIELD, LABEL } from './controlStyles.ts'

/** The browser's own input with a label, which costs a page nothing to load; other fields are made of it. */
export function BoxedInput({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <input {...input} id={id} className={`${CONTROL_BOX} px-3.5 tabular-nums`} />
    </div>
  )
}
