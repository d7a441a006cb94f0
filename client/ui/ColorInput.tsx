/** A color, by the browser's own picker; as #RRGGBB. */
export function ColorInput({
  label,
  value,
  onChange,
}: {
  /** For screen readers; the place says it to others. */
  label: string
  value: string
  onChange: (color: string) => void
}) {
  return (
    <input
      type="color"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
      className="size-11 shrink-0 cursor-pointer rounded-[7px] border border-line-2 bg-card p-1"
    />
  )
}
