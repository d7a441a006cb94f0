import type { ReactNode } from 'react'

/** One numbered part of the checkout. */
export function CheckoutSection({
  id,
  number,
  title,
  intro,
  children,
}: {
  id: string
  number: number
  title: string
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={`section-${id}`} className="border-b border-line px-5 py-7 sm:px-7">
      <h2 id={`section-${id}`} className="flex items-center gap-3 text-subheading">
        <span
          aria-hidden="true"
          className="flex size-7 items-center justify-center rounded-full bg-cobalt font-sans text-sm text-white"
        >
          {number}
        </span>
        {title}
      </h2>
      {intro ? <p className="mt-2 text-ink-2">{intro}</p> : null}
      <div className="mt-5 grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {children}
      </div>
    </section>
  )
}
