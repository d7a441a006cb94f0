import { roleCan } from '#domain/accounts/team/teamRole.ts'
import { useAccount } from './useAccount.ts'

/** Whether the reader can order the contents of a cart, or ask for their approval. Outside a team everyone can. */
export function useMayOrder(): boolean {
  const team = useAccount().account?.team
  return !team || roleCan(team.role, 'placeOrders') || roleCan(team.role, 'requestApproval')
}
