import { classNames } from '#client/ui/classNames.ts'
import { SourceMarks } from './Prose.tsx'

interface LawRule {
  title: string
  text: string
  source: number
}

/** Rules side by side, each with its source; `className` sets their columns and distance. */
export function LawRules({ rules, className }: { rules: readonly LawRule[]; className: string }) {
  return (
    <ul className={classNames('grid gap-x-8', className)}>
      {rules.map(({ title, text, source }) => (
        <li key={title} className="text-sm">
          <p className="font-semibold">{title}</p>
          <p className="mt-1 text-ink-2">
            {text}
            <SourceMarks numbers={[source]} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The disclaimer at the end of every list of rules. */
export function NotLegalAdvice({ className }: { className: string }) {
  return (
    <p className={classNames('text-xs text-ink-2', className)}>
      Not legal advice. Your ad must follow the law where it runs.
    </p>
  )
}
