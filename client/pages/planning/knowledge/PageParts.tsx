import type { ReactNode } from 'react'
import { Check, TriangleAlert } from 'lucide-react'
import type { PageView } from '#content/pages/pageView.ts'
import { MEDIA_TYPE_BACKGROUND } from '#client/ui/MediaTypeMark.tsx'
import { anchorOf } from './anchorOf.ts'
import { PageTable } from './PageTable.tsx'
import { Prose } from './Prose.tsx'

/** The parts of the page, with a margin for contents and definitions. */
export function PageParts({ page }: { page: PageView }) {
  const hue = page.section.mediaType ? MEDIA_TYPE_BACKGROUND[page.section.mediaType] : 'bg-cobalt'
  return (
    <>
      {page.parts.map(({ heading, text, table, steps, term }, at) => (
        <Beside
          key={heading}
          margin={
            <>
              {at === 0 ? <Contents page={page} /> : null}
              <Term term={term} isAfterContents={at === 0} />
            </>
          }
        >
          <section>
            <h2 id={anchorOf(heading)} className="scroll-mt-6 text-section">
              {heading}
            </h2>
            <div className="mt-4 flex max-w-prose flex-col gap-4 text-ink-2">
              {text.map((paragraph) => (
                <p key={paragraph}>
                  <Prose text={paragraph} />
                </p>
              ))}
            </div>
            {steps ? <Steps steps={steps} /> : null}
            {table ? (
              <div className="mt-6">
                <PageTable {...table} hue={hue} />
              </div>
            ) : null}
          </section>
        </Beside>
      ))}
      <Beside margin={null}>
        <Example page={page} />
      </Beside>
      <Beside margin={null}>
        <ForAndAgainst page={page} />
      </Beside>
    </>
  )
}

function Beside({ margin, children }: { margin: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <aside className="max-lg:order-2 max-lg:empty:hidden">{margin}</aside>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function Contents({ page }: { page: PageView }) {
  const headings = [
    ...page.parts.map(({ heading }) => heading),
    page.example.heading,
    'Pros and cons',
    ...(page.campaigns.length > 0 ? ['Examples'] : []),
    ...(page.law ? [page.law.heading] : []),
    'Questions',
  ]
  return (
    <nav aria-label="On this page" className="text-sm max-lg:hidden print:hidden">
      <p className="border-t border-ink pt-3 pb-2 font-semibold">On this page</p>
      <ul className="flex flex-col text-ink-2">
        {headings.map((heading) => (
          <li key={heading}>
            <a
              href={`#${anchorOf(heading)}`}
              className="block py-1.5 hover:text-cobalt hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Term({
  term,
  isAfterContents,
}: {
  term: { name: string; text: string } | undefined
  isAfterContents: boolean
}) {
  if (!term) return null
  return (
    <dl className={`border-t border-ink pt-3 text-sm ${isAfterContents ? 'lg:mt-10' : ''}`}>
      <dt className="font-semibold">{term.name}</dt>
      <dd className="mt-1 text-ink-2">{term.text}</dd>
    </dl>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {steps.map((step, at) => (
        <li key={step} className="flex gap-3 border-t border-line pt-3">
          <span aria-hidden="true" className="num text-lg">
            {at + 1}
          </span>
          <span className="text-sm text-ink-2">
            <Prose text={step} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Example({ page }: { page: PageView }) {
  const { heading, text, rows } = page.example
  return (
    <section>
      <h2 id={anchorOf(heading)} className="scroll-mt-6 text-section">
        {heading}
      </h2>
      <div className="mt-4 flex max-w-prose flex-col gap-4 text-ink-2">
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Prose text={paragraph} />
          </p>
        ))}
      </div>
      <dl className="mt-6 rounded-card border border-line bg-card px-5 sm:px-7">
        {rows.map(([label, value, note]) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-b border-line py-3.5 last:border-b-0 last:font-semibold"
          >
            <dt>
              {label}
              {note ? <span className="block text-xs font-normal text-ink-2">{note}</span> : null}
            </dt>
            <dd className="num text-right text-lg">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ForAndAgainst({ page }: { page: PageView }) {
  return (
    <section>
      <h2 id="for-and-against" className="scroll-mt-6 text-section">
        {' '}
        Pros and cons
      </h2>
      <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Reasons title="Pros" reasons={page.pros.for} isFor />
        <Reasons title="Cons" reasons={page.pros.against} />
      </div>
    </section>
  )
}

function Reasons({
  title,
  reasons,
  isFor = false,
}: {
  title: string
  reasons: readonly string[]
  isFor?: boolean
}) {
  const Icon = isFor ? Check : TriangleAlert
  return (
    <div>
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <ul className="mt-2">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3 border-t border-line py-3 text-sm">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${isFor ? 'text-green' : 'text-orange'}`}
            />
            <span className="text-ink-2">
              <Prose text={reason} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
