import { answerOf, api } from './apiClient.ts'

const askSettings = () => answerOf(api.settings.$get())
let asked: ReturnType<typeof askSettings> | null = null

/**
 * The public settings and the country of the visitor's request. Requested once per page, and again after a failure.
 * Raises ProductError.
 */
export async function getSettings() {
  const answer = (asked ??= askSettings())
  try {
    return await answer
  } catch (error) {
    if (asked === answer) asked = null
    throw error
  }
}
