import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { Link } from 'react-router'
import type { PageView } from '#content/pages/pageView.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { PagePicture } from './pictures/PagePicture.tsx'
import { Prose, SourceMarks } from './Prose.tsx'

/** The question, its answer, an explanatory drawing and the key figures. */
export function PageHeadPart({ page }: { page: PageView }) {
  const { question, answer, picture, section, label, path, lastEdited } = page
  return (
    <header>
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
        <div className="flex flex-col items-start gap-5">
          {path === section.path ? null : (
            <nav aria-label="Breadcrumb" className="text-sm text-ink-2">
              <Link to={section.path} className="underline underline-offset-3 hover:text-cobalt">
                {section.name}
              </Link>
              <span aria-hidden="true"> / </span>
              {label}
            </nav>
          )}
          <h1 className="text-[clamp(2.25rem,1.4rem+3.2vw,3.75rem)] leading-[1.05]">{question}</h1>
          <p className="max-w-xl text-lg text-ink-2">
            <Prose text={answer} />
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
            <LinkButton to={section.planPath}>{section.planTitle}</LinkButton>
            <p className="text-sm text-ink-2">
              Last edited <time dateTime={lastEdited}>{formatDate(lastEdited)}</time>
              <br />
              Sources and years are listed below.
            </p>
          </div>
        </div>
        <PagePicture picture={picture} mediaType={section.mediaType} />
      </div>
      <KeyFigures figures={page.figures} />
    </header>
  )
}

/** The key figures, under an ink rule. */
export function KeyFigures({
  figures,
}: {
  figures: readonly { value: string; text: string; source?: number | null }[]
}) {
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-6 border-t border-ink pt-6 sm:gap-x-8 lg:mt-14 lg:grid-cols-4">
      {figures.map(({ value, text, source }) => (
        <div key={value} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-2">
            <Prose text={text} />
            {typeof source === 'number' ? <SourceMarks numbers={[source]} /> : null}
          </dt>
          <dd className="num pb-1 text-[1.625rem] leading-tight sm:text-[2rem]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
