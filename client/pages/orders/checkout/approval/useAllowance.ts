import { useEffect, useState } from 'react'
import type { OrderAllowance } from '#domain/orders/approval/approvalView.types.ts'
import { readAllowanceCall } from '#client/api/orders/approvalCalls.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'

/**
 * The account's allowance; null outside a team and while loading. The server enforces it anyway.
 */
export function useAllowance(): OrderAllowance | null {
  const { account } = useAccount()
  const member = account?.team ? `${account.id} ${account.team.role}` : null
  const [known, setKnown] = useState<{ member: string; allowance: OrderAllowance } | null>(null)
  useEffect(() => {
    if (member === null) return
    let isCurrent = true
    const load = async () => {
      try {
        const allowance = await readAllowanceCall()
        if (isCurrent) setKnown({ member, allowance })
      } catch {
        // The order itself then reports a violation.
      }
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [member])
  return known !== null && known.member === member ? known.allowance : null
}
