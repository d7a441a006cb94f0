import { ATTRIBUTION_GROUPS, type Attribution } from '#content/legal/attribution.ts'
import { pageHead } from '#client/routing/pageHead.ts'

const DESCRIPTION =
  'The open data, maps, fonts and software that AdMarket Direct is made with, who made them, and their terms.'

export const meta = () => pageHead('credits', { title: 'Credits', description: DESCRIPTION })

/** Third-party works in the product, and their licenses. */
export default function CreditsPage() {
  return (
    <div className="page-width py-12 lg:py-16">
      <h1 className="text-title">Credits</h1>
      <div className="mt-8 flex flex-col gap-12">
        {ATTRIBUTION_GROUPS.map((group) => (
          <section key={group.title} className="grid gap-5 border-t border-ink pt-5 lg:grid-cols-3">
            <div>
              <h2 className="text-heading">{group.title}</h2>
              <p className="mt-2 max-w-prose text-sm text-ink-2">{group.intro}</p>
            </div>
            <ul className="lg:col-span-2">
              {group.items.map((item) => (
                <Work key={item.name} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

const LINK = 'underline underline-offset-3 hover:text-cobalt'

function Work({ item }: { item: Attribution }) {
  return (
    <li className="grid gap-1 border-b border-line py-4 first:pt-0 last:border-b-0 sm:grid-cols-[12rem_1fr_10rem] sm:gap-5">
      <a href={item.href} className={`${LINK} font-semibold`}>
        {item.name}
      </a>
      <div className="text-sm text-ink-2">
        <p>{item.use}</p>
        {item.changes ? <p className="mt-1">Changed: {item.changes}</p> : null}
      </div>
      <a href={item.licenseHref} className={`${LINK} text-sm`}>
        {item.license}
      </a>
    </li>
  )
}
