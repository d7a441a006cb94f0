import { useSearchParams } from 'react-router'
import { LinkButton } from '#client/ui/LinkButton.tsx'

interface NextPageProps {
  label: string
  next: string | null
  /** What the address calls the row that is open beside the list: another page has others. */
  open?: string
}

/** The way through a list that goes on after a cursor, which stands in the address; nothing where all is shown. */
export function NextPage({ label, next, open }: NextPageProps) {
  const [address] = useSearchParams()
  const isFirst = !address.has('after')
  if (isFirst && next === null) return null
  const to = (after: string | null) => {
    const query = new URLSearchParams(address)
    if (open) query.delete(open)
    if (after === null) query.delete('after')
    else query.set('after', after)
    return `?${query.toString()}`
  }
  return (
    <nav aria-label={`Pages of ${label}`} className="flex justify-end gap-2">
      {isFirst ? null : (
        <LinkButton variant="secondary" size="sm" to={to(null)}>
          First page
        </LinkButton>
      )}
      {next === null ? null : (
        <LinkButton variant="secondary" size="sm" to={to(next)}>
          Next
        </LinkButton>
      )}
    </nav>
  )
}
