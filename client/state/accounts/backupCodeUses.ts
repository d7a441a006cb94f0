import { atom, getDefaultStore, useAtomValue } from 'jotai'

const usesAtom = atom(0)

/** Number of backup codes used since the page loaded; when it changes, the remaining number is requested again. */
export const useBackupCodeUses = (): number => useAtomValue(usesAtom)

/** Records the use of a backup code. */
export const recordBackupCodeUse = (): void => getDefaultStore().set(usesAtom, (uses) => uses + 1)
