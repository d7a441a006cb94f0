/** What an agency gets of its clients' offers, as agreed. */
export interface AgencyAgreement {
  id: string
  agency: string
  /** Of what is left after a discount, in parts per thousand. */
  commissionPermille: number
  /** The days it holds, both included; null: until further notice. */
  since: string
  until: string | null
  note: string
}
