/** 0.6 → "60%"; a positive share that rounds to zero is "<1%". */
export function formatPercent(share: number): string {
  const percent = Math.round(share * 100)
  return share > 0 && percent === 0 ? '<1%' : `${percent}%`
}
