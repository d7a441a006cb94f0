import type { ReactNode } from 'react'
import type { DetailView } from '#content/details/detailView.ts'
import { Crumbs } from '#client/components/foundation/Crumbs.tsx'
import { BookingBar } from '#client/pages/planning/knowledge/BookingBar.tsx'
import { ChapterBar } from '#client/pages/planning/knowledge/ChapterBar.tsx'
import { KeyFigures } from '#client/pages/planning/knowledge/PageHeadPart.tsx'
import { Prose } from '#client/pages/planning/knowledge/Prose.tsx'
import { LocalPlans } from '#client/pages/planning/local/LocalPlans.tsx'
import { LocalNext } from '#client/pages/planning/local/PlaceGroups.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MEDIA_TYPE_BACKGROUND } from '#client/ui/MediaTypeMark.tsx'
import { DetailTables } from './DetailTables.tsx'
import { ReachCurve } from './ReachCurve.tsx'

/** A page about a product: its answer, figures, drawing, tables, and links to the planner. */
export function DetailArticle({ page, children }: { page: DetailView; children?: ReactNode }) {
  const { section, figures, curve, tables, plans, next } = page
  const hue = section.mediaType ? MEDIA_TYPE_BACKGROUND[section.mediaType] : 'bg-ink'
  return (
    <>
      <ChapterBar page={page} />
      <article
        key={page.path}
        className="page-width flex flex-col gap-14 pt-8 pb-10 lg:gap-18 lg:pt-10"
      >
        <div>
          <DetailHead page={page} />
          {figures.length > 0 ? <KeyFigures figures={figures} /> : null}
        </div>
        {children}
        {curve ? <ReachCurve curve={curve} /> : null}
        {plans ? <LocalPlans plans={plans} /> : null}
        <DetailTables tables={tables} hue={hue} />
        <LocalNext next={next} />
      </article>
      <BookingBar page={page} />
    </>
  )
}

function DetailHead({ page: { crumbs, title, lede, plan } }: { page: DetailView }) {
  return (
    <header className="flex flex-col items-start">
      <Crumbs crumbs={crumbs} />
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-pretty text-ink-2">
        <Prose text={lede} />
      </p>
      {plan ? (
        <LinkButton to={plan.to} className="mt-6 print:hidden">
          {plan.label}
        </LinkButton>
      ) : null}
    </header>
  )
}
