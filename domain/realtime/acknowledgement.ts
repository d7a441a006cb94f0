import { z } from 'zod'

/** What the server answers to an event that asked for it: kept, or refused for good with the reason. */
export const acknowledgementSchema = z.discriminatedUnion('success', [
  z.looseObject({ success: z.literal(true) }),
  z.object({
    success: z.literal(false),
    error: z.object({ code: z.string(), message: z.string() }),
  }),
])
export type Acknowledgement = z.infer<typeof acknowledgementSchema>

/** The answer to 'chat:send-user-message'. */
export const messageKeptSchema = z.object({
  success: z.literal(true),
  id: z.string(),
  seq: z.int().positive(),
  timestamp: z.string(),
})
export type MessageKept = z.infer<typeof messageKeptSchema>

/** The answer to 'user:generate-2fa-qr-code'. */
export const qrCodeMadeSchema = z.object({
  success: z.literal(true),
  /** `otpauth://…`, which the QR code holds. */
  uri: z.string(),
  /** The same secret to type in. */
  secret: z.string(),
})
export type QrCodeMade = z.infer<typeof qrCodeMadeSchema>
