import type {
  ClientChange,
  ClientChoice,
  ClientInvitation,
  ClientsPage,
  NewClient,
} from '#domain/accounts/team/teamClient.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

const clients = api.team.clients

/** The clients of the agency. Raises ProductError, as all calls here do. */
export const readClientsCall = async (): Promise<ClientsPage> => await answerOf(clients.$get())

export const listClientChoicesCall = async (): Promise<{ clients: ClientChoice[] }> =>
  await answerOf(clients.choices.$get())

export const addClientCall = async (json: NewClient): Promise<ClientsPage> =>
  await answerOf(clients.$post({ json }))

export const changeClientCall = async (id: string, json: ClientChange): Promise<ClientsPage> =>
  await answerOf(clients[':id'].$patch({ param: { id }, json }))

export const inviteToClientCall = async (
  id: string,
  json: ClientInvitation,
): Promise<ClientsPage> => await answerOf(clients[':id'].invitations.$post({ param: { id }, json }))
