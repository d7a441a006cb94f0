import { useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { ProductChangesView } from '#domain/catalogue/products/productChange.ts'
import type { Settling } from '#client/api/catalogue/inventoryCalls.ts'
import { problemWords } from '#client/api/foundation/problemWords.ts'
import { noticeRefusal } from '#client/pages/foundation/admin/noticeRefusal.ts'

/** A change of products that is looked at before it is made. */
export interface Changes {
  /** What would become of them, or has; null before it was looked at. */
  view: ProductChangesView | null
  problem: string | null
  isPending: boolean
  look: () => Promise<void>
  /** Resolves to whether they were made. */
  make: (reason: string) => Promise<boolean>
  forget: () => void
}

/** Looks at what a call would change, and makes exactly that. What has changed meanwhile is looked at again. */
export function useChanges(call: (settling: Settling) => Promise<ProductChangesView>): Changes {
  const [view, setView] = useState<ProductChangesView | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const attempt = async (settling: Settling) => {
    setPending(true)
    setProblem(null)
    try {
      setView(await call(settling))
      return true
    } catch (error) {
      const [field] = error instanceof ProductError ? (error.fields ?? []) : []
      setProblem(field?.message ?? problemWords(error))
      noticeRefusal(error)
      if (settling.token !== null)
        setView(await call({ token: null, reason: '' }).catch(() => null))
      return false
    } finally {
      setPending(false)
    }
  }
  return {
    view,
    problem,
    isPending,
    look: async () => {
      await attempt({ token: null, reason: '' })
    },
    make: (reason) => attempt({ token: view?.token ?? null, reason }),
    forget: () => {
      setView(null)
      setProblem(null)
    },
  }
}
