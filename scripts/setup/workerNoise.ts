const EMPTIED =
  /^(?:uncaught exception; .*|exception = .*)Application called deleteAllDurableObjects\(\)\.$/
const STACK = /^(?:stack: |\s+at )/

/**
 * A filter that drops workerd's messages about deleted Durable Objects, with their stacks: `reset` deletes a test's
 * objects before each test. All other lines pass.
 */
export function workerNoiseFilter(): (line: string) => boolean {
  let followsEmptied = false
  return (line) => {
    const isEmptied = EMPTIED.test(line)
    const isItsStack = followsEmptied && STACK.test(line)
    followsEmptied = isEmptied || isItsStack
    return !isEmptied && !isItsStack
  }
}
