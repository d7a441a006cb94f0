/**
 * amount × numerator / denominator in whole minor units, rounded half up, exact for every safe amount
 * (the product may be larger than a double can hold).
 */
export function shareMinor(amountMinor: number, numerator: number, denominator: number): number {
  const product = BigInt(amountMinor) * BigInt(numerator) * 2n + BigInt(denominator)
  return Number(product / (BigInt(denominator) * 2n))
}
