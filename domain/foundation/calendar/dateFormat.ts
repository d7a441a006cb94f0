const formats = new Map<string, Intl.DateTimeFormat>()

/** A format of US English, made once: making one takes longer than a thousand uses. Raises RangeError for an unknown zone. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', options)
  formats.set(key, format)
  return format
}
