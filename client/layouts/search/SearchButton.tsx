import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'

const load = async () => ({
  default: (await loadWithRetries(() => import('./SearchDialog.tsx'))).SearchDialog,
})
const SearchDialog = lazy(load)

/** Opens the search of the site, whose code and index come with the first use. */
export function SearchButton({
  className,
  label,
  onOpen,
}: {
  className: string
  /** Shown beside the sign; else it is said only. */
  label?: string
  onOpen?: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...(label ? {} : { 'aria-label': 'Search the site' })}
        onFocus={() => void load()}
        onClick={() => {
          onOpen?.()
          setOpen(true)
        }}
        className={className}
      >
        <Search aria-hidden="true" className="size-5" />
        {label}
      </button>
      {isOpen ? (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
