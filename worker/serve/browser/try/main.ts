// Runs on the test page of a player's tag: requests the VAST like a player, and shows the file that it names.

const stage = document.querySelector('main')
const product = location.pathname.replace(/^\/try\//, '').replace(/\.html$/, '')

function showMessage(text: string): void {
  const line = document.createElement('p')
  line.textContent = text
  stage?.replaceChildren(line)
}

const textIn = (vast: Document, name: string): string =>
  vast.querySelector(name)?.textContent?.trim() ?? ''

function show(vast: Document): void {
  const file = vast.querySelector('MediaFile')
  if (!file) {
    showMessage('The answer is an empty VAST: no campaign is for this place and moment.')
    return
  }
  const type = file.getAttribute('type')
  const player = document.createElement(type?.startsWith('audio/') ? 'audio' : 'video')
  player.controls = true
  player.preload = 'metadata'
  player.src = file.textContent?.trim() ?? ''
  player.title = textIn(vast, 'AdTitle')
  const facts = document.createElement('p')
  facts.textContent = [textIn(vast, 'AdTitle'), textIn(vast, 'Duration'), type].join(' · ')
  stage?.replaceChildren(player, facts)
}

fetch(`/v/${product}.xml?demo=1&device=try`, { cache: 'no-store' })
  .then((response) => response.text())
  .then((xml) => show(new DOMParser().parseFromString(xml, 'text/xml')))
  .catch(() => showMessage('The ad server did not answer.'))
