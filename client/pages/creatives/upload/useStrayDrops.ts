import { useEffect } from 'react'

/** Prevents the browser from leaving the page to open a file that was dropped outside the box. */
export function useStrayDrops(): void {
  useEffect(() => {
    const cachePage = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    globalThis.addEventListener('dragover', cachePage)
    globalThis.addEventListener('drop', cachePage)
    return () => {
      globalThis.removeEventListener('dragover', cachePage)
      globalThis.removeEventListener('drop', cachePage)
    }
  }, [])
}
