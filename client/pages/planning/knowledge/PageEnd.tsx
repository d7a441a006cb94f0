import { Link } from 'react-router'
import { COUNTRY_NAMES } from '#content/wording/countryNames.ts'
import type { PageView } from '#content/pages/pageView.ts'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { anchorOf } from './anchorOf.ts'
import { LawRules, NotLegalAdvice } from './LawRules.tsx'
import { Prose, SourceMarks } from './Prose.tsx'

/** Case studies, law, questions, further reading and sources. */
export function PageEnd({ page }: { page: PageView }) {
  return (
    <>
      {page.campaigns.length > 0 ? <Campaigns page={page} /> : null}
      {page.law ? <Law law={page.law} /> : null}
      <Questions page={page} />
      <ReadOn page={page} />
      <Sources sources={page.sources} />
    </>
  )
}

function Campaigns({ page }: { page: PageView }) {
  return (
    <section>
      <h2 id="who-has-done-it" className="scroll-mt-6 text-section">
        Examples
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {page.campaigns.map(({ place, name, text, result, source }) => (
          <li
            key={name}
            className="flex flex-col gap-2 rounded-card border border-line bg-card p-5.5"
          >
            <p className="text-xs text-ink-2">{place}</p>
            <h3 className="text-subheading">{name}</h3>
            <p className="flex-1 text-sm text-ink-2">
              <Prose text={text} />
              <SourceMarks numbers={[source]} />
            </p>
            {result ? (
              <p className="pt-2">
                <span className="num block text-heading">{result.value}</span>
                <span className="text-xs text-ink-2">{result.text}</span>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Law({ law }: { law: NonNullable<PageView['law']> }) {
  return (
    <section className="rounded-card bg-sand p-5 sm:p-8">
      <h2 id={anchorOf(law.heading)} className="scroll-mt-6 text-section">
        {law.heading}
      </h2>
      <p className="mt-3 max-w-prose text-sm text-ink-2">
        <Prose text={law.intro} />
      </p>
      <div className="mt-5 border-t border-line-2">
        {law.countries.map(({ country, rules }, at) => (
          <details key={country} name="law" open={at === 0} className="border-b border-line-2">
            <summary className="flex min-h-12 items-center py-2 font-semibold hover:text-cobalt">
              {COUNTRY_NAMES[country]}
            </summary>
            {rules.length === 0 ? (
              <p className="max-w-prose pb-5 text-sm text-ink-2">
                We have no sourced rule for this country yet. Ask us before you book.
              </p>
            ) : (
              <LawRules rules={rules} className="gap-y-4 pb-6 md:grid-cols-2 lg:grid-cols-4" />
            )}
          </details>
        ))}
      </div>
      <NotLegalAdvice className="mt-4" />
    </section>
  )
}

function Questions({ page }: { page: PageView }) {
  return (
    <section>
      <h2 id="questions" className="scroll-mt-6 border-b border-ink pb-4 text-section">
        Questions
      </h2>
      <div className="mt-6 grid gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3">
        {page.questions.map(([question, answer]) => (
          <div key={question}>
            <h3 className="text-lg">{question}</h3>
            <p className="mt-2 text-sm text-ink-2">
              <Prose text={answer} />
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

function ReadOn({ page }: { page: PageView }) {
  return (
    <section className="print:hidden">
      <h2 className="text-section">Read more</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {page.next.map(({ label, about, to }) => (
          <li
            key={to}
            className="relative rounded-card border border-line bg-card p-5 transition-colors hover:border-ink-3"
          >
            <p className="flex items-center gap-2 text-xs text-ink-2">
              {page.section.mediaType ? <MediaTypeMark mediaType={page.section.mediaType} /> : null}
              {about}
            </p>
            <Link
              to={to}
              className="mt-1 block font-semibold after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-cobalt"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The numbered sources of figures and rules. */
export function Sources({ sources }: Pick<PageView, 'sources'>) {
  return (
    <section className="grid gap-5 border-t border-line pt-6 text-sm lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-16">
      <h2 className="font-sans text-base font-semibold tracking-normal">Sources</h2>
      <ol className="gap-x-10 text-ink-2 md:columns-2">
        {sources.map(({ number, source, year, url }) => (
          <li
            key={number}
            id={`source-${number}`}
            className="flex scroll-mt-6 gap-3 pb-2.5 target:bg-amber-soft"
          >
            <span className="num w-5 shrink-0 text-ink">{number}</span>
            <a
              href={url}
              rel="noopener"
              className="underline underline-offset-3 wrap-anywhere hover:text-cobalt"
            >
              {source}, {year}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
