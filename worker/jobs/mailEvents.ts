import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { applyMailEvent } from '../operations/foundation/mail/suppressMail.ts'
import { databaseContext } from '../platform/databaseContext.ts'
import type { Bindings } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { settingsOf } from '../platform/settings.ts'

/** Consumes events of the email service: bounces and complaints stop further email to their recipients. */
export async function consumeMailEvents(batch: MessageBatch, env: Bindings): Promise<void> {
  const context = { ...databaseContext(env), settings: settingsOf(env), now: new Date() }
  for (const message of batch.messages) {
    try {
      await applyMailEvent(context, message.body)
      message.ack()
    } catch (error) {
      log('error', 'mail event not applied', { id: message.id, message: reasonOf(error) })
      message.retry({ delaySeconds: 60 })
    }
  }
}
