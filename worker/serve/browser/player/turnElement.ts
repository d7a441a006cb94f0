import type { Turn } from './playlist.types.ts'

/** Returns a screen's filler without an ad. */
export function fillerElement(screenName: string): HTMLElement {
  const element = document.createElement('div')
  element.className = 'filler'
  const name = document.createElement('strong')
  name.textContent = screenName
  const text = document.createElement('span')
  text.textContent = 'This space is free.'
  element.append(name, text)
  return element
}

async function videoElement(url: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.src = url
  await new Promise((resolve, reject) => {
    video.addEventListener('canplay', resolve, { once: true })
    video.addEventListener('error', reject, { once: true })
  })
  return video
}

/** Returns the element that shows a turn, ready to play. Rejects if its file cannot be shown. */
export async function turnElement(
  { kind, title }: Turn,
  url: string,
): Promise<HTMLVideoElement | HTMLImageElement> {
  if (kind === 'video') return await videoElement(url)
  const image = document.createElement('img')
  image.alt = title
  image.src = url
  await image.decode()
  return image
}
