import { classNames } from './classNames.ts'

/** Shows that a short operation is running; `label` names it. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <output className={classNames('inline-flex', className)}>
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-current border-r-transparent"
      />
      <span className="sr-only">{label}</span>
    </output>
  )
}
