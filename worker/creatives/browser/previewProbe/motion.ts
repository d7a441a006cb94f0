/** Observes animation frames requested by scripts and changes of the document. Returns the time of the last one, ms. */
export function watchMoves(elapsedMs: () => number): () => number {
  let lastMoveMs = 0
  const onMove = () => {
    lastMoveMs = elapsedMs()
  }
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      onMove()
      callback(time)
    })
  new MutationObserver(onMove).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  return () => lastMoveMs
}

/** When the last declared animation ends, ms since the page began; Infinity if one never does. */
export function declaredEndMs(): number {
  let end = 0
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming()
    if (!timing || animation.playState === 'paused') continue
    const startedAt = Number(animation.startTime ?? 0)
    end = Math.max(end, startedAt + Number(timing.endTime) / (animation.playbackRate || 1))
  }
  return end
}
