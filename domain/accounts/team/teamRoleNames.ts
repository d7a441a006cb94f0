import type { TeamRole } from './teamRole.ts'

export const TEAM_ROLE_NAMES: Record<TeamRole, string> = {
  owner: 'Owner',
  buyer: 'Buyer',
  planner: 'Planner',
  creative: 'Creative',
  viewer: 'Viewer',
}

/** The capabilities of each role, in one sentence. */
export const TEAM_ROLE_DESCRIPTIONS: Record<TeamRole, string> = {
  owner: 'Does everything and manages the team',
  buyer:
    'Orders, approves orders, pays, changes campaigns, uploads ads, reads reports and invoices',
  planner: 'Plans orders and asks for approval, sees orders and reports',
  creative: 'Sees orders and uploads ads',
  viewer: 'Sees orders and reports',
}
