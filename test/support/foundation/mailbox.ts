/** An email as the platform receives it. */
export interface SentMail {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

/** A mail binding that records emails, or rejects the first ones. */
export function mailbox(failures = 0) {
  const sent: SentMail[] = []
  let left = failures
  const MAIL = {
    send: (mail: SentMail) => {
      left -= 1
      if (left >= 0) return Promise.reject(new Error('The mail service is down.'))
      sent.push(mail)
      return Promise.resolve({ messageId: 'm1' })
    },
  }
  return { sent, MAIL: MAIL as unknown as SendEmail }
}
