import {
  startTransition,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { createStore } from '#client/store/store.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

interface PartState<Props> {
  Part: ComponentType<Props> | null
  hasFailed: boolean
}

/** Loads a part once; a failed attempt can be retried. */
function partLoader<Props>(load: Load<Props>) {
  const store = createStore<PartState<Props>>({ Part: null, hasFailed: false })
  let attempt: Promise<void> | null = null
  const start = async (): Promise<void> => {
    try {
      const Part = await load()
      store.change(() => ({ Part, hasFailed: false }))
    } catch {
      attempt = null
      store.change(() => ({ Part: null, hasFailed: true }))
    }
  }
  return {
    store,
    load: (): Promise<void> => (attempt ??= start()),
  }
}

/**
 * A part of a page whose code loads when it is first shown, or earlier by `preload`. Loaded code renders at once
 * without a fallback; a failed load can be retried. A part that must not shift the layout
 * awaits `ready`, which loads it too and raises nothing.
 */
export function loadedPart<Props extends object>(load: Load<Props>, fallback: ReactNode) {
  const loader = partLoader(load)
  function LoadedPart(props: Props) {
    const [{ Part, hasFailed }, show] = useState(loader.store.get)
    const [isRetrying, setRetrying] = useState(false)
    useEffect(() => {
      // It may be large: a transition keeps the page responsive while it renders.
      const look = () => startTransition(() => show(loader.store.get()))
      const stop = loader.store.watch(look)
      void loader.load()
      look()
      return stop
    }, [])
    const retry = useCallback(() => {
      setRetrying(true)
      void loader.load()
    }, [])
    if (Part) return <Part {...props} />
    return hasFailed ? <NotLoaded onRetry={retry} hasRetried={isRetrying} /> : fallback
  }
  return Object.assign(LoadedPart, { preload: () => void loader.load(), ready: loader.load })
}

function NotLoaded({ onRetry, hasRetried }: { onRetry: () => void; hasRetried: boolean }) {
  return (
    <Callout
      tone="error"
      title="This part could not be loaded."
      actions={
        <>
          <Button variant="secondary" size="sm" onPress={onRetry}>
            Try again
          </Button>
          {hasRetried ? (
            <Button variant="quiet" size="sm" onPress={() => location.reload()}>
              Reload the page
            </Button>
          ) : null}
        </>
      }
    >
      We kept what you entered. Check your connection, then try again.
    </Callout>
  )
}
