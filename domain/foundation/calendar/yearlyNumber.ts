/** A document's number for display: its kind, the year and a number without gaps. */
export const yearlyNumber = (
  prefix: string,
  { year, sequence }: { year: number; sequence: number },
): string => `${prefix}-${year}-${String(sequence).padStart(6, '0')}`
