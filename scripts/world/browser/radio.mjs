// The station's player: Dailymotion's VAST client requests the break and reports playback.
import { VASTClient, VASTTracker } from '@dailymotion/vast-client'

const station = document.querySelector('main')
const audio = station.querySelector('audio')
const button = station.querySelector('button')
const words = station.querySelector('output')

/** Plays one ad until it ends or fails. */
function play(client, ad) {
  const creative = ad.creatives.find(({ type }) => type === 'linear')
  const file = creative?.mediaFiles[0]
  if (!file) return Promise.resolve()
  const tracker = new VASTTracker(client, ad, creative)
  words.textContent = `You hear: ${ad.title}`
  audio.src = file.fileURL
  return new Promise((resolve) => {
    audio.addEventListener('loadedmetadata', () => tracker.setDuration(audio.duration))
    audio.addEventListener('playing', () => tracker.trackImpression(), { once: true })
    audio.addEventListener('timeupdate', () => tracker.setProgress(audio.currentTime))
    audio.addEventListener('ended', () => {
      tracker.complete()
      resolve()
    })
    audio.addEventListener('error', () => {
      tracker.errorWithCode(405)
      resolve()
    })
    void audio.play()
  })
}

async function listen() {
  button.disabled = true
  const client = new VASTClient()
  const { ads } = await client.get(station.dataset.vast).catch(() => ({ ads: [] }))
  if (ads.length > 0) await play(client, ads[0])
  words.textContent =
    ads.length > 0 ? 'And now: the music.' : 'No break at this hour: the music goes on.'
  button.disabled = false
}

button.addEventListener('click', () => void listen())
