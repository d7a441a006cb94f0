import { atom, getDefaultStore, useAtomValue } from 'jotai'

const usesAtom = atom(0)

/** How many backup codes were used on this page: who shows how many are left asks anew when it changes. */
export const useBackupCodeUses = (): number => useAtomValue(usesAtom)

/** A backup code was used, and is no more. */
export const noteBackupCodeUse = (): void => getDefaultStore().set(usesAtom, (uses) => uses + 1)
