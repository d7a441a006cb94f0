import { createContext, useContext, useEffect, useState } from 'react'
import { focusUnreadEntry } from '#client/ui/unreadEntry.ts'

/** Whether typed text is valid; it may have to be looked up first. */
export type EntryCheck = () => boolean | Promise<boolean>

export interface EntryChecks {
  /** Registers a check, and returns the function that removes it. */
  add: (check: EntryCheck) => () => void
  /**
   * Whether all typed text on the page is valid: at once, unless a check has to look it up. A field
   * with invalid text gets the focus.
   */
  run: EntryCheck
}

/** Provided where steps are left or their plan is saved. */
export const EntryChecksContext = createContext<EntryChecks | null>(null)

/** The checks of the steps inside. */
export const useEntryChecks = (): EntryChecks => useState(newEntryChecks)[0]

/**
 * Checks the text in a step before the step is left or its plan is saved; false blocks that, so
 * that the problem is seen.
 */
export function useEntryCheck(check: EntryCheck): void {
  const checks = useContext(EntryChecksContext)
  useEffect(() => checks?.add(check))
}

function newEntryChecks(): EntryChecks {
  const checks = new Set<EntryCheck>()
  return {
    add: (check) => {
      checks.add(check)
      return () => void checks.delete(check)
    },
    run: () => {
      if (focusUnreadEntry(document.querySelector('main'))) return false
      const answers = [...checks].map((check) => check())
      if (answers.includes(false)) return false
      if (answers.every((answer) => answer === true)) return true
      return allFine(answers)
    },
  }
}

const allFine = async (answers: readonly (boolean | Promise<boolean>)[]): Promise<boolean> =>
  (await Promise.all(answers.map(async (answer) => answer))).every(Boolean)
