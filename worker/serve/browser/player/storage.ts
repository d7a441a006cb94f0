/** Returns a stored JSON value; `otherwise` if there is none, or the browser forbids its storage. */
export function readStored<Value>(name: string, otherwise: Value): Value {
  try {
    const value = JSON.parse(localStorage.getItem(name) ?? 'null') as Value | null
    return value ?? otherwise
  } catch {
    return otherwise
  }
}

/** Stores a value as JSON, if the browser allows it. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // The player continues from memory.
  }
}

/** Deletes a stored value. */
export function deleteStored(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was stored.
  }
}

/** Names of all stored values. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
