/** A part more or less, in percent: "+3.5%", "−12.0%". */
export const formatChange = (part: number): string => {
  const percent = (part * 100).toFixed(1)
  return part >= 0 ? `+${percent}%` : percent.replace('-', '−').concat('%')
}
