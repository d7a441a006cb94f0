import type { LocalView } from '#content/local/localView.ts'
import { LawRules, NotLegalAdvice } from '#client/pages/planning/knowledge/LawRules.tsx'

/** The local rules with a known source. */
export function LocalLaw({ law }: { law: NonNullable<LocalView['law']> }) {
  return (
    <section className="rounded-card bg-sand p-5 sm:p-8">
      <h2 className="text-section">{law.heading}</h2>
      <LawRules rules={law.rules} className="mt-5 gap-y-5 md:grid-cols-2 lg:grid-cols-3" />
      <NotLegalAdvice className="mt-5" />
    </section>
  )
}
