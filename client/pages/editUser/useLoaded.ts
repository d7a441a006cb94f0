import { useCallback, useEffect, useState } from 'react'
import { ProductError } from '#domain/errors/productError.ts'
import { recallAccount } from '#client/state/accountStore.ts'

export type Loaded<Data> =
  | { status: 'loading'; data: null }
  | { status: 'failed'; data: null; message: string }
  | { status: 'ready'; data: Data }

/** What a call answers, asked when shown and on `reload`. Give a call that stays the same. A session that has ended is noticed. */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading', data: null })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isWanted = round >= 0
    const ask = async () => {
      try {
        const data = await load()
        if (isWanted) setLoaded({ status: 'ready', data })
      } catch (error) {
        const problem = error instanceof ProductError ? error : new ProductError('unknown')
        if (problem.code === 'no_access') await recallAccount()
        if (isWanted) setLoaded({ status: 'failed', data: null, message: problem.message })
      }
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [load, round])
  const reload = useCallback(() => setRound((before) => before + 1), [])
  return { ...loaded, reload }
}
