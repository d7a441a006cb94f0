import { REALTIME_ERRORS, type RealtimeErrorCode } from '#domain/contact/realtime/serverEvents.ts'

/** The response to an event that was refused for good. */
export const refusal = (code: RealtimeErrorCode, message: string = REALTIME_ERRORS[code]) => ({
  success: false as const,
  error: { code, message },
})

export const isRefusal = (answer: unknown): answer is ReturnType<typeof refusal> =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false
