import { unbroken } from './unbroken.ts'

/** A difference; empty on the side that lacks it. */
export interface DifferenceRow {
  label: string
  before: string
  after: string
}

/** Differences, side by side. */
export function DifferenceTable({
  rows,
  before,
  after,
}: {
  rows: readonly DifferenceRow[]
  /** Names of the two sides. */
  before: string
  after: string
}) {
  return (
    <table className="w-full border-collapse text-left text-sm max-sm:table-fixed">
      <caption className="sr-only">What differs</caption>
      <thead>
        <tr className="border-b border-ink text-ink-2 [&>th]:py-2 [&>th]:pr-4 [&>th]:font-semibold max-sm:[&>th]:pr-2">
          <th scope="col">
            <span className="sr-only">What</span>
          </th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.label}
            className="border-b border-line align-top wrap-anywhere [&>*]:py-2 [&>*]:pr-4 max-sm:[&>*]:pr-2"
          >
            <th scope="row" className="font-semibold wrap-break-word">
              {row.label}
            </th>
            <td className="text-ink-2">{unbroken(row.before) || 'Not in it'}</td>
            <td>{unbroken(row.after) || 'Not in it'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
