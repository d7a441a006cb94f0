import { useEffect, useState } from 'react'
import { cartActions, useSetAside } from '#client/state/commerce/cart/cart.ts'
import {
  acknowledgeChanges,
  quoteChanges,
  useCartCheck,
} from '#client/state/commerce/cart/cartCheck.ts'
import { useNotSaved } from '#client/state/commerce/cart/cartSync.ts'
import { lastsBeyondPage } from '#client/state/foundation/storage/lastsBeyondPage.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'

/** Reports unreadable entries that were moved aside; the rest of the cart is unchanged. */
export function SetAsideNotice() {
  const moved = useSetAside()
  if (moved.length === 0) return null
  return (
    <Callout
      tone="warning"
      isLive
      title={
        moved.length === 1
          ? 'One entry of your cart could not be read and was set aside'
          : `${moved.length} entries of your cart could not be read and were set aside`
      }
      actions={
        <Button size="sm" variant="secondary" onPress={cartActions.acknowledgeSetAside}>
          Got it
        </Button>
      }
    >
      <p>
        Everything else is unchanged. What we set aside is saved in this browser, so that support
        can look at it.
      </p>
      <ul className="mt-1">
        {moved.map((entry) => (
          <li key={entry.key}>
            {entry.key}: {entry.reason}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/** Reports why the server refused its copy of the cart. */
export function NotSavedNotice() {
  const problem = useNotSaved()
  if (problem === null) return null
  return (
    <Callout tone="warning" isLive title="Your cart is kept in this browser only">
      {problem}
    </Callout>
  )
}

/** Changes found by the last check, line by line, until the person has acknowledged them. */
export function ChangesNotice() {
  const { quote } = useCartCheck()
  const changes = quoteChanges(quote)
  if (changes.length === 0) return null
  return (
    <Callout
      tone="warning"
      isLive
      title="Something changed since you last looked"
      actions={
        <Button size="sm" variant="secondary" onPress={() => void acknowledgeChanges()}>
          Continue with the new figures
        </Button>
      }
    >
      <ul className="flex flex-col gap-1">
        {changes.map((change) => (
          <li key={`${change.key} ${change.field}`}>
            <span className="font-semibold text-ink">{change.name}</span>: {change.message}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/** Reports that the browser has no storage, so that the cart is lost with the page. */
export function NotLastingNotice() {
  const [lasts, setLasts] = useState(true)
  useEffect(() => {
    // Only the browser knows; the page is rendered on the server.
    // oxlint-disable-next-line react/set-state-in-effect
    setLasts(lastsBeyondPage())
  }, [])
  if (lasts) return null
  return (
    <Callout tone="warning" isLive title="Your cart will not last">
      Your browser blocks storage for our site, so closing or reloading this page empties your cart.
      Allow storage, or order before you leave.
    </Callout>
  )
}
