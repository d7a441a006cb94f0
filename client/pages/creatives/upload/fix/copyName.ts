/** Name of a copy: the original's, with the applied fix. */
export function copyName(original: string, note: string, extension: string): string {
  const dot = original.lastIndexOf('.')
  const stem = dot > 0 ? original.slice(0, dot) : original
  return `${stem}-${note}.${extension}`
}
