import { Card } from '#client/ui/Card.tsx'

const COMMAND = 'npm run seed:inventory -- --dir ../our-inventory --env production'

/** Explains how to load inventory into an empty shop. */
export function HowToLoadInventory() {
  return (
    <Card as="section" aria-labelledby="load-inventory">
      <h2 id="load-inventory" className="text-subheading">
        Nothing is for sale yet
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">
        The shop is open and tells its visitors so. Load your publishers, products and screens from
        CSV files:
      </p>
      <ol className="mt-4 flex max-w-prose list-decimal flex-col gap-3 pl-5">
        <li>
          Copy the seven files of <code>database/seed/inventory</code> to a folder of your own. Keep
          their header lines, remove the column <code>example</code> and replace the rows with
          yours.
        </li>
        <li>
          See what would change. Nothing is written yet:
          <Command>{`${COMMAND} --dry-run`}</Command>
        </li>
        <li>
          Load it:
          <Command>{COMMAND}</Command>
        </li>
      </ol>
      <p className="mt-4 max-w-prose text-sm text-ink-2">
        Products are on sale at once. Run the command again whenever your files change: it adds and
        changes rows by id, takes those out of sale that the files no longer name, and deletes
        nothing. The columns are described in docs/reference/csv.md. Later, a few products at a time
        can be imported here.
      </p>
    </Card>
  )
}

function Command({ children }: { children: string }) {
  return (
    <pre className="mt-2 rounded-control bg-sand p-3 text-sm wrap-anywhere whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  )
}
