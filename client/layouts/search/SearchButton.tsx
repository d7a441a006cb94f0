import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'

const load = async () => ({
  default: (await loadWithRetries(() => import('./SearchDialog.tsx'))).SearchDialog,
})
const SearchDialog = lazy(load)

/** Opens the site search, whose code and index load on first use. */
export function SearchButton({
  className,
  label,
  onOpen,
}: {
  className: string
  /** Shown next to the icon; without it the name is for screen readers only. */
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
