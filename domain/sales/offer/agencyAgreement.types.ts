/** An agency's agreed terms for its clients' offers. */
export interface AgencyAgreement {
  id: string
  agency: string
  /** Share of the price after discount, in parts per thousand. */
  commissionPermille: number
  /** The days of its validity, both inclusive; null: until further notice. */
  since: string
  until: string | null
  note: string
}
