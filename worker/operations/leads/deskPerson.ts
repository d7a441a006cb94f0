import type { DeskPerson } from '#domain/lead/leadView.ts'

/** Somebody at the desk by their account; also one who has left. */
export const deskPerson = (
  id: string | null,
  names: ReadonlyMap<string, string>,
): DeskPerson | null => (id === null ? null : { id, name: names.get(id) ?? 'Former colleague' })
