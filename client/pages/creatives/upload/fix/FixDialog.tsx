import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'

export interface FixDialogProps {
  file: File
  /** Facts that the check has read from the file. */
  facts: CreativeFacts
  /** The finding to fix; its `offeredFixes` are not empty. */
  finding: Finding
  placement: Placement
  /** Receives the copy once it was accepted; nothing is uploaded before. */
  onFixed: (file: File) => void
  onClose: () => void
}

/** Makes a compliant copy of a file in this browser. Its code loads when it opens. */
export const FixDialog = loadedPart<FixDialogProps>(
  async () => (await import('./FixScreen.tsx')).FixScreen,
  null,
)
