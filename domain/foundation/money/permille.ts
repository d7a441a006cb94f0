/** "12.5%" of 125 parts per thousand. */
export const formatPermille = (permille: number): string => `${permille / 10}%`
