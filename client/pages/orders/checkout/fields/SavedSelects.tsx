import { loadedPart } from '#client/components/foundation/loadedPart.tsx'

/** The list of what was saved, loaded with what it offers: who has saved nothing never needs it. */
export const SavedSelect = loadedPart(
  async () => (await import('./SavedSelect.tsx')).SavedSelect,
  null,
)
