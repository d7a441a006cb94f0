/** A document's number as people read it: what it is, the year and a number without gaps in it. */
export const yearlyNumber = (
  prefix: string,
  { year, sequence }: { year: number; sequence: number },
): string => `${prefix}-${year}-${String(sequence).padStart(6, '0')}`
