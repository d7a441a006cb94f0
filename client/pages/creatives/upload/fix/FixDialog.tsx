import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'

export interface FixDialogProps {
  file: File
  /** What the check has read in the file. */
  facts: CreativeFacts
  /** What is to be fixed; its `offeredFixes` are not empty. */
  finding: Finding
  placement: Placement
  /** Gets the copy once somebody has taken it: nothing is uploaded before. */
  onFixed: (file: File) => void
  onClose: () => void
}

/** Makes a copy of a file that fits, in this browser. Its code is loaded when it opens. */
export const FixDialog = loadedPart<FixDialogProps>(
  async () => (await import('./FixScreen.tsx')).FixScreen,
  null,
)
