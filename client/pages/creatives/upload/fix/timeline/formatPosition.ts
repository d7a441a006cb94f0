/** A position in a recording, without zero tenths: "0:04", "0:04.5", "1:30". */
export function formatPosition(ms: number): string {
  const tenths = Math.round(ms / 100)
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600]
  const seconds = String(Math.floor(rest / 10)).padStart(2, '0')
  return `${minutes}:${seconds}${rest % 10 === 0 ? '' : `.${rest % 10}`}`
}
