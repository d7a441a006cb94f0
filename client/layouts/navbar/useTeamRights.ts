import { useEffect, useRef } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import type { AccountProfile } from '#domain/accounts/account.types.ts'

/** The account's rights in its team, as text; null outside one. */
const rightsOf = ({ id, team }: AccountProfile): string | null =>
  team && `${id} ${team.role} ${team.needsTwoFactor}`

/**
 * Reloads the page once the account has lost its team or its role has changed, so that no order beyond its rights
 * stays in an open tab. The team's own page updates by itself.
 */
export function useTeamRights(account: AccountProfile | null): void {
  const before = useRef<{ id: string; rights: string | null } | null>(null)
  useEffect(() => {
    if (!account) return
    const rights = rightsOf(account)
    const last = before.current
    before.current = { id: account.id, rights }
    const isOther = last?.id === account.id && last.rights !== null && last.rights !== rights
    const { pathname } = globalThis.location
    if (isOther && pathname !== sitePath('team')) globalThis.location.reload()
  }, [account])
}
