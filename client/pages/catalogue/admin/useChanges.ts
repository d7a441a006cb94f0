import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { ProductChangesView } from '#domain/catalogue/products/productChange.ts'
import type { Settling } from '#client/api/catalogue/inventoryCalls.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { noticeRefusal } from '#client/pages/foundation/admin/noticeRefusal.ts'

/** A change of products with a preview. */
export interface Changes {
  /** The previewed or applied changes; null before the preview. */
  view: ProductChangesView | null
  problem: string | null
  isPending: boolean
  look: () => Promise<void>
  /** Resolves to whether they were applied. */
  make: (reason: string) => Promise<boolean>
  forget: () => void
}

/** Previews a call's changes and applies exactly those. A conflict leads to a new preview. */
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
      const [field] = asProductError(error).fields ?? []
      setProblem(field?.message ?? formatProblem(error))
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
