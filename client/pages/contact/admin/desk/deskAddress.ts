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

/** The desk page's state in its address. */
export interface DeskAddress {
  desk: Desk
  /** The open conversation. */
  session: string | null
  /** The displayed list; null: the one with the open conversation. */
  view: DeskView | null
  /** Owner of the listed conversations; all if omitted. */
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

/** Saves the desk for the next visit of the page. */
export function rememberDesk(desk: Desk): void {
  try {
    localStorage.setItem(LAST_DESK_KEY, desk)
  } catch {
    // The next visit then begins at the first desk.
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

/** Storage subject of a conversation's unsent message. */
export const chatNote = (sessionId: string): string => `chat ${sessionId}`
