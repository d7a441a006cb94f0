import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import type { BrandKitStudioProps } from './StudioScreen.tsx'

/** Draws every format of an upload area from one kit. Its code loads when it opens. */
export const BrandKitStudio = loadedPart<BrandKitStudioProps>(
  async () => (await import('./StudioScreen.tsx')).StudioScreen,
  null,
)
