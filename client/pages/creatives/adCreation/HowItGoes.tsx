/** The steps of an ad creation. */
export function HowItGoes({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <section aria-labelledby="how" className="mt-16">
      <h2 id="how" className="text-section">
        How it works
      </h2>
      <ol className="mt-4 grid gap-x-8 gap-y-6 border-t border-ink pt-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <h3 className="text-subheading">
              {index + 1}. {title}
            </h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
