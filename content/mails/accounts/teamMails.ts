import { letter } from '#content/mails/foundation/letter.ts'

/** The mails of teams. */
export const TEAM_MAILS = {
  invitation: (facts: {
    invitedBy: string
    teamName: string
    clientName: string | null
    roleName: string
    days: number
    url: string
  }) =>
    letter({
      subject: `Join ${facts.teamName} on AdMarket Direct`,
      greeting: 'Hello,',
      paragraphs: [
        facts.clientName === null
          ? `${facts.invitedBy} invites you to the team ${facts.teamName} as ${facts.roleName}. Open the link, log in or register with this address, and accept.`
          : `${facts.invitedBy} of ${facts.teamName} invites you to the campaigns of ${facts.clientName} as ${facts.roleName}. Open the link, log in or register with this address, and accept.`,
        `The link works once, for this address alone, and expires after ${facts.days} ${facts.days === 1 ? 'day' : 'days'}.`,
      ],
      action: { label: 'See the invitation', url: facts.url },
      closing: 'If you don’t know this team, you can ignore this email.',
    }),
  memberRemoved: ({ firstName, teamName }: { firstName: string; teamName: string }) =>
    letter({
      subject: `You are no longer in the team ${teamName}`,
      greeting: `Hello ${firstName},`,
      paragraphs: [
        `The owner of ${teamName} removed you from the team. You no longer see its orders. Your account and your personal orders stay as they are.`,
      ],
    }),
  statement: (facts: { firstName: string; month: string; url: string }) =>
    letter({
      subject: `Your statement for ${facts.month}`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        `The statement of your agency for ${facts.month} is ready: what your clients paid, and your commission. You can download it as PDF and CSV.`,
      ],
      action: { label: 'Open the statement', url: facts.url },
    }),
  ownership: (facts: { firstName: string; teamName: string; from: string; url: string }) =>
    letter({
      subject: `You now own the team ${facts.teamName}`,
      greeting: `Hello ${facts.firstName},`,
      paragraphs: [
        `${facts.from} transferred the ownership of the team ${facts.teamName} to you. You now manage its members, roles and security.`,
      ],
      action: { label: 'Open the team', url: facts.url },
    }),
}
