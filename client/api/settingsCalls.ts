import { answerOf, api } from './apiClient.ts'

/** The public settings, and the country that the visitor's request comes from. */
export const getSettings = () => answerOf(api.settings.$get())
