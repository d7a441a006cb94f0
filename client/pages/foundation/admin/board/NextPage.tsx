import { useSearchParams } from 'react-router'
import { LinkButton } from '#client/ui/LinkButton.tsx'

interface NextPageProps {
  label: string
  next: string | null
  /** The URL parameter of the open row, which another page does not have. */
  open?: string
}

/** Links through a list whose cursor is in the URL; nothing if all rows are shown. */
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
