import { useSearchParams } from 'react-router'

/** Changes what the address asks of a report; null takes a part away. The page stays where it is. */
export function useSearchChange(): (changes: Record<string, string | null>) => void {
  const [, setSearch] = useSearchParams()
  return (changes) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
}
