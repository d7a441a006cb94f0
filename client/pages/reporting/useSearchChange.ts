import { useSearchParams } from 'react-router'

/** Changes the URL parameters of a report; null removes one. The scroll position stays. */
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
