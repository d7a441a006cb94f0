import { DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { ReadyAnswer } from '#domain/contact/realtime/desk/deskConversation.ts'
import { type SettingView, settingViews } from '#domain/foundation/settings/settingFacts.ts'
import { adminRoom } from '#worker/adapters/durableObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** What the product was started with, and the texts that its desks answer with. Secrets are never among it. */
export async function readSettings({ env, settings }: OperationContext): Promise<{
  settings: SettingView[]
  readyAnswers: { desk: Desk; answers: ReadyAnswer[] }[]
}> {
  const readyAnswers = await Promise.all(
    DESKS.map(async (desk) => ({ desk, answers: await adminRoom(env, desk).listReadyAnswers() })),
  )
  return {
    settings: settingViews(env as unknown as Record<string, unknown>, settings),
    readyAnswers,
  }
}
