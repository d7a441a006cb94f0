import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'

const load = async () => ({
  default: (await loadWithRetries(() => import('./PhoneDialog.tsx'))).PhoneDialog,
})
const PhoneDialog = lazy(load)
/** The menu loads on hover or focus. */
const near = () => void load()

const ICON = 'size-11 items-center justify-center rounded-control hover:bg-sand'

/** Opens the whole navigation on a phone. Without scripts, the footer is the menu. */
export function PhoneMenu() {
  const [timesOpened, setTimesOpened] = useState(0)
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={`flex noscript:hidden ${ICON}`}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setTimesOpened(timesOpened + 1)}
      >
        <Menu aria-hidden="true" className="size-7" />
      </button>
      <a href="#foot" aria-label="Menu" className={`hidden noscript:flex ${ICON}`}>
        <Menu aria-hidden="true" className="size-7" />
      </a>
      {timesOpened > 0 ? (
        <Suspense>
          <PhoneDialog timesOpened={timesOpened} />
        </Suspense>
      ) : null}
    </>
  )
}
