import { formatLongDate } from '#domain/foundation/calendar/formatDate.ts'
import type { LegalPage } from '#content/legal/legalPage.ts'

/** A legal text with a table of contents; each section has an anchor. */
export function LegalText({ page }: { page: LegalPage }) {
  return (
    <div className="page-width pt-10 pb-24 lg:pt-16">
      <h1 className="text-title">{page.title}</h1>
      <p className="mt-3 text-sm text-ink-2">In effect since {formatLongDate(page.inForceSince)}</p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[260px_1fr] lg:gap-16">
        <nav aria-label="Contents" className="print:hidden">
          <ol className="flex flex-col border-t border-line lg:sticky lg:top-8">
            {page.sections.map((section, index) => (
              <li key={section.id} className="border-b border-line">
                <a
                  href={`#${section.id}`}
                  className="flex min-h-11 items-center gap-3 py-1.5 text-sm font-medium hover:text-cobalt"
                >
                  <span className="w-5 shrink-0 text-ink-3 tabular-nums">{index + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-2xl">
          <p className="text-lg text-ink-2">{page.intro}</p>
          {page.sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id} className="mt-10">
              <h2 id={section.id} className="scroll-mt-24 text-heading">
                {index + 1}. {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 leading-relaxed">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
