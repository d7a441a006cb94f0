/** Returns a settings reader that validates each environment once; validates again after an error. */
export function checkedOnce<Known>(check: (env: object) => Known): (env: object) => Known {
  const checked = new WeakMap<object, { settings: Known }>()
  return (env) => {
    const known = checked.get(env)
    if (known) return known.settings
    const settings = check(env)
    checked.set(env, { settings })
    return settings
  }
}
