import { flag, type ReadOf, shape, text, wholeNumber } from '../desk/reader.ts'

const refused = shape({ success: flag, error: shape({ code: text, message: text }) })

/** The server's response to an event that requested one: stored, or refused for good with the reason. */
export type Acknowledgement =
  | { success: true }
  | { success: false; error: { code: string; message: string } }

/** Parses an acknowledgement; undefined for anything else. */
export function readAcknowledgement(answer: unknown): Acknowledgement | undefined {
  const success = shape({ success: flag })(answer)?.success
  if (success === true) return { success }
  const error = refused(answer)?.error
  return error && { success: false, error }
}

const ofSuccess = <Answer>(answer: unknown, read: Answer): Answer | undefined =>
  readAcknowledgement(answer)?.success ? read : undefined

const messageKept = shape({ id: text, seq: wholeNumber(1), timestamp: text })

/** The response to 'chat:send-user-message'. */
export type MessageKept = { success: true } & ReadOf<typeof messageKept>

/** Parses the response; undefined for a refusal or an invalid one. */
export const readMessageKept = (answer: unknown) => ofSuccess(answer, messageKept(answer))

const qrCodeMade = shape({
  /** `otpauth://…`, the content of the QR code. */
  uri: text,
  /** The same secret to type in. */
  secret: text,
})

/** The response to 'user:generate-2fa-qr-code'. */
export type QrCodeMade = { success: true } & ReadOf<typeof qrCodeMade>

/** Parses the response; undefined for a refusal or an invalid one. */
export const readQrCodeMade = (answer: unknown) => ofSuccess(answer, qrCodeMade(answer))
