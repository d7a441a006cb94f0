import { DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { ReadyAnswer } from '#domain/contact/realtime/desk/deskConversation.ts'
import { type SettingView, settingViews } from '#domain/foundation/settings/settingFacts.ts'
import { adminRoom } from '#worker/adapters/sessionObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** The product's settings and the desks' text blocks. Never contains secrets. */
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
