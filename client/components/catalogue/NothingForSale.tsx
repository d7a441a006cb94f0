import { sitePath } from '#content/sitePaths.ts'

/** Above every page of a shop that has no inventory yet. */
export default function NothingForSale() {
  return (
    <aside
      aria-label="Inventory"
      className="border-b border-amber bg-amber-soft py-3 text-center text-sm text-ink print:hidden"
    >
      <p className="page-width text-pretty">
        <strong className="font-semibold">Nothing is for sale yet.</strong> We are adding publishers
        and screens.{' '}
        <a href={sitePath('mediaConsultation')} className="underline underline-offset-3">
          Tell us what you are looking for
        </a>
        , and we will get back to you.
      </p>
    </aside>
  )
}
