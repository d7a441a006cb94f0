import type { LocalView } from '#content/local/localView.ts'
import { SourceMarks } from '#client/pages/knowledge/Prose.tsx'

/** The rules of the place that we have a source for. */
export function LocalLaw({ law }: { law: NonNullable<LocalView['law']> }) {
  return (
    <section className="rounded-card bg-sand p-5 sm:p-8">
      <h2 className="text-section">{law.heading}</h2>
      <ul className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        {law.rules.map(({ title, text, source }) => (
          <li key={title} className="text-sm">
            <p className="font-semibold">{title}</p>
            <p className="mt-1 text-ink-2">
              {text}
              <SourceMarks numbers={[source]} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-xs text-ink-2">
        Not legal advice. Your ad must keep to the law where it runs.
      </p>
    </section>
  )
}
