import { flag, type ReadOf, shape, text, wholeNumber } from '../desk/reader.ts'

const refused = shape({ success: flag, error: shape({ code: text, message: text }) })

/** What the server answers to an event that asked for it: kept, or refused for good with the reason. */
export type Acknowledgement =
  | { success: true }
  | { success: false; error: { code: string; message: string } }

/** Reads an acknowledgement; undefined for what is none. */
export function readAcknowledgement(answer: unknown): Acknowledgement | undefined {
  const success = shape({ success: flag })(answer)?.success
  if (success === true) return { success }
  const error = refused(answer)?.error
  return error && { success: false, error }
}

const ofSuccess = <Answer>(answer: unknown, read: Answer): Answer | undefined =>
  readAcknowledgement(answer)?.success ? read : undefined

const messageKept = shape({ id: text, seq: wholeNumber(1), timestamp: text })

/** The answer to 'chat:send-user-message'. */
export type MessageKept = { success: true } & ReadOf<typeof messageKept>

/** Reads it; undefined for a refusal, and for what is no answer. */
export const readMessageKept = (answer: unknown) => ofSuccess(answer, messageKept(answer))

const qrCodeMade = shape({
  /** `otpauth://…`, which the QR code holds. */
  uri: text,
  /** The same secret to type in. */
  secret: text,
})

/** The answer to 'user:generate-2fa-qr-code'. */
export type QrCodeMade = { success: true } & ReadOf<typeof qrCodeMade>

/** Reads it; undefined for a refusal, and for what is no answer. */
export const readQrCodeMade = (answer: unknown) => ofSuccess(answer, qrCodeMade(answer))
