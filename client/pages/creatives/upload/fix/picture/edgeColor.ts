/** Even at this size a picture still has its edges (px). */
const SIDE = 16

/**
 * The average color of a picture's edges, as #rrggbb, so that bars look like a continuation of it.
 */
export async function edgeColor(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { resizeWidth: SIDE, resizeHeight: SIDE })
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(picture, 0, 0)
  picture.close()
  return averageOfEdges(context.getImageData(0, 0, SIDE, SIDE).data)
}

function averageOfEdges(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    if (x > 0 && y > 0 && x < SIDE - 1 && y < SIDE - 1) continue
    count += 1
    sums.forEach((sum, channel) => {
      sums[channel] = sum + (pixels[at * 4 + channel] ?? 0)
    })
  }
  const parts = sums.map((sum) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}
