/** Runs on the test page of a player's tag: asks for the VAST as a player does, and shows the file that it names. */
export const TRY_SCRIPT = `(() => {
  'use strict'
  const stage = document.querySelector('main')
  const product = location.pathname.replace(/^\\/try\\//, '').replace(/\\.html$/, '')
  const say = (words) => {
    const line = document.createElement('p')
    line.textContent = words
    stage.replaceChildren(line)
  }
  const text = (vast, name) => vast.querySelector(name)?.textContent.trim() ?? ''
  const show = (vast) => {
    const file = vast.querySelector('MediaFile')
    if (!file) return say('The answer is an empty VAST: no campaign is for this place and moment.')
    const isAudio = (file.getAttribute('type') ?? '').startsWith('audio/')
    const player = document.createElement(isAudio ? 'audio' : 'video')
    player.controls = true
    player.preload = 'metadata'
    player.src = file.textContent.trim()
    player.title = text(vast, 'AdTitle')
    const facts = document.createElement('p')
    facts.textContent = [text(vast, 'AdTitle'), text(vast, 'Duration'), file.getAttribute('type')].join(' · ')
    stage.replaceChildren(player, facts)
  }
  fetch('/v/' + product + '.xml?demo=1&device=try', { cache: 'no-store' })
    .then((response) => response.text())
    .then((xml) => show(new DOMParser().parseFromString(xml, 'text/xml')))
    .catch(() => say('The ad server did not answer.'))
})()
`
