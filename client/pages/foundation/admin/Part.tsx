import { type ReactNode, useId } from 'react'

/** A section of a page of the admin area. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-card p-5">
      <h2 id={id} className="mb-3 text-subheading">
        {title}
      </h2>
      {children}
    </section>
  )
}
