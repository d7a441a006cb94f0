// The page's film: Fluid Player, which requests our VAST before playback.
import fluidPlayer from 'fluid-player'
import 'fluid-player/src/css/fluidplayer.css'

const film = document.querySelector('#film')

fluidPlayer(film, {
  layoutControls: { fillToContainer: true, primaryColor: '#f0a35e', mute: true, autoPlay: false },
  vastOptions: {
    adList: [{ roll: 'preRoll', vastTag: film.dataset.vast }],
    adText: 'Advertisement',
    allowVPAID: false,
  },
})
