import { loadedPart } from '#client/components/loadedPart.tsx'
import type { UploadAreaView } from '#domain/review/creativeView.ts'

export interface BrandKitStudioProps {
  area: UploadAreaView
  /** Back to the files. */
  onClose: () => void
}

/** Draws every format of an upload area from one kit. Its code is loaded when it opens. */
export const BrandKitStudio = loadedPart<BrandKitStudioProps>(
  async () => (await import('./StudioScreen.tsx')).StudioScreen,
  null,
)
