import { loadedPart } from '#client/components/foundation/loadedPart.tsx'

/** The list of saved entries, loaded only for accounts with some. */
export const SavedSelect = loadedPart(
  async () => (await import('./SavedSelect.tsx')).SavedSelect,
  null,
)
