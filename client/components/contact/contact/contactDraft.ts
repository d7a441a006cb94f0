import { onLogout } from '#client/state/foundation/identity/accountStore.ts'
import { createStore } from '#client/store/store.ts'

/** Field values of both forms, which survive closing the panel. */
export interface ContactDraft {
  phone: string
  firstName: string
  lastName: string
  company: string
  email: string
  message: string
  /** The honeypot field. */
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

// The next person at this browser finds an empty form.
onLogout(() => changeDraft(EMPTY))
