import { onLogout } from '#client/state/foundation/identity/accountStore.ts'
import { createStore } from '#client/store/store.ts'

/** What the fields of both forms hold: it stays while the panel is closed. */
export interface ContactDraft {
  phone: string
  firstName: string
  lastName: string
  company: string
  email: string
  message: string
  /** Seen by programs alone. */
  website: string
}

const EMPTY: ContactDraft = {
  phone: '',
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  message: '',
  website: '',
}

export const contactDraft = createStore<ContactDraft>(EMPTY)

export const changeDraft = (change: Partial<ContactDraft>): void =>
  contactDraft.change((draft) => ({ ...draft, ...change }))

// The next one at the machine finds nothing.
onLogout(() => changeDraft(EMPTY))
