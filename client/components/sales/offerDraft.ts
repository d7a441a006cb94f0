import { onLogout } from '#client/state/foundation/identity/accountStore.ts'

/** The values of the offer form, which survive while its window is closed. */
export interface OfferDraft {
  phone: string
  email: string
  advertiser: string
  hasAgency: boolean
  agency: string
  /** Empty: the visitor's. */
  country: string
  state: string
  /** Visible only to programs. */
  website: string
}

const EMPTY: OfferDraft = {
  phone: '',
  email: '',
  advertiser: '',
  hasAgency: false,
  agency: '',
  country: '',
  state: '',
  website: '',
}

let kept = EMPTY

export const offerDraft = {
  get: (): OfferDraft => kept,
  set: (draft: OfferDraft): void => {
    kept = draft
  },
}

// The next one at the machine finds nothing.
onLogout(() => offerDraft.set(EMPTY))
