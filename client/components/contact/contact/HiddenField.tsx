/** A honeypot field: no person sees or reaches it, so only programs fill it in. */
export function HiddenField({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Leave this empty
        <input
          type="text"
          // Neither browsers nor password managers know a field of this name; the other attributes ask managers to skip
          // it.
          name="leave-empty"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </div>
  )
}
