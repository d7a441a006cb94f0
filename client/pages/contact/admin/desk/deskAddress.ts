import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import {
  DESK_OWNERS,
  DESK_VIEWS,
  type DeskOwner,
  type DeskView,
} from '#domain/contact/realtime/desk/deskList.ts'
import { sitePath } from '#content/sitePaths.ts'

const LAST_DESK_KEY = 'amd_desk'

/** What the address of the desk's page says. */
export interface DeskAddress {
  desk: Desk
  /** The conversation that is open. */
  session: string | null
  /** The list that is shown; null: the one in which the conversation is. */
  view: DeskView | null
  /** Whose conversations are listed; everybody's if left out. */
  owner?: DeskOwner | null
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((each) => each === value) ?? null

function lastDesk(): Desk {
  try {
    return oneOf(DESKS, localStorage.getItem(LAST_DESK_KEY)) ?? DESKS[0]
  } catch {
    return DESKS[0]
  }
}

/** Remembers the desk for the next visit of the page. */
export function rememberDesk(desk: Desk): void {
  try {
    localStorage.setItem(LAST_DESK_KEY, desk)
  } catch {
    // Then the next visit begins at the first desk.
  }
}

export function useDeskAddress(): DeskAddress {
  const [search] = useSearchParams()
  return useMemo(
    () => ({
      desk: oneOf(DESKS, search.get('desk')) ?? lastDesk(),
      session: search.get('session'),
      view: oneOf(DESK_VIEWS, search.get('view')),
      owner: oneOf(DESK_OWNERS, search.get('owner')),
    }),
    [search],
  )
}

/** The page of a desk, with a list and a conversation. */
export function deskPath({ desk, session, view, owner }: DeskAddress): string {
  const search = new URLSearchParams({
    desk,
    ...(view ? { view } : {}),
    ...(owner ? { owner } : {}),
    ...(session ? { session } : {}),
  })
  return `${sitePath('desk')}?${search}`
}

/** The subject under which the unsent message to a conversation is saved. */
export const chatNote = (sessionId: string): string => `chat ${sessionId}`
