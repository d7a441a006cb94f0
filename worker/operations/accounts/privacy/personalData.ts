import type { OperationContext } from '#worker/platform/env.ts'

type Context = Pick<OperationContext, 'db'>

/** An area's stored data about the owner of an account, apart from the account itself. */
export interface PersonalData {
  /** The data as the owner downloads it, by the names of the download. */
  exportOf: (context: Context, accountId: string) => Promise<Record<string, unknown>>
  /**
   * Deletes data that no law requires us to retain. Runs before the account and its sessions are deleted. Safe to
   * repeat.
   */
  erase?: (context: OperationContext, account: { id: string; email: string }) => Promise<void>
}

let areas: readonly PersonalData[] = []

/** Registers every area's personal data, in the order of erasure (worker/registries.ts). */
export function providePersonalData(all: readonly PersonalData[]): void {
  areas = all
}

function provided(): readonly PersonalData[] {
  if (areas.length === 0)
    throw new Error('No area has personal data: import worker/registries.ts at the start.')
  return areas
}

/** All areas' data about an account. */
export async function exportPersonalData(
  context: Context,
  accountId: string,
): Promise<Record<string, unknown>> {
  const parts = await Promise.all(
    provided().map(async ({ exportOf }) => await exportOf(context, accountId)),
  )
  return Object.assign({}, ...parts) as Record<string, unknown>
}

/** Erases all areas' data about an account, one area after the other. */
export async function erasePersonalData(
  context: OperationContext,
  account: { id: string; email: string },
): Promise<void> {
  for (const { erase } of provided()) await erase?.(context, account)
}
