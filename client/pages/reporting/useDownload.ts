import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { showToast } from '#client/ui/toasts.ts'

/** Loads files one at a time; a failure becomes a toast. */
export function useDownload(): {
  isLoading: boolean
  download: (load: () => Promise<unknown>) => Promise<void>
} {
  const [isLoading, setLoading] = useState(false)
  const download = async (load: () => Promise<unknown>) => {
    setLoading(true)
    try {
      await load()
    } catch (error) {
      const known = asProductError(error)
      showToast({
        tone: 'error',
        title: 'The file could not be loaded.',
        description: known.message,
      })
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, download }
}
