const EMPTIED =
  /^(?:uncaught exception; .*|exception = .*)Application called deleteAllDurableObjects\(\)\.$/
const STACK = /^(?:stack: |\s+at )/

/**
 * A filter that lets every line pass but those by which workerd says that a test's Durable Objects were deleted, as `reset`
 * does before each test: the message, and the stack that follows it.
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
