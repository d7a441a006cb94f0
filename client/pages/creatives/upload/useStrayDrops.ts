import { useEffect } from 'react'

/** A file that is dropped beside the box would be opened by the browser, and the page be left. */
export function useStrayDrops(): void {
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    globalThis.addEventListener('dragover', keepPage)
    globalThis.addEventListener('drop', keepPage)
    return () => {
      globalThis.removeEventListener('dragover', keepPage)
      globalThis.removeEventListener('drop', keepPage)
    }
  }, [])
}
