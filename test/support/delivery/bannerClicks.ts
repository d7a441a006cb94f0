import { withClickTag } from '#inspection/html5/withClickTag.ts'
import { browserScript } from '#scripts/bundle/scriptText.ts'

const own = 'https://www.shop.example/landing'

/** A banner whose whole area reacts to a click. */
const page = (body: string, head = '') =>
  `<!doctype html><html><head><meta name="ad.size" content="width=300,height=250">${head}
  <style>html,body{margin:0}a,button,#area{display:block;width:300px;height:250px;border:0}</style></head>
  <body>${body}</body></html>`
const declared = `<script>var clickTag = "${own}"</script>`
const onArea = (code: string, head = declared) =>
  page(
    `<div id="area">Ad</div><script>area.addEventListener('click', () => { ${code} })</script>`,
    head,
  )

/** Banners by how they open a click; each must open the counted URL once. */
export const CLICKING_BANNERS: Readonly<Record<string, string>> = {
  'javascript:window.open(clickTag)': page(
    `<a href="javascript:window.open(clickTag)">Ad</a>`,
    declared,
  ),
  'javascript:window.open(window.clickTag)': page(
    `<a href="javascript:window.open(window.clickTag)"><img alt="Ad" width="300" height="250"></a>`,
    declared,
  ),
  'javascript:void(window.open(clickTAG))': page(
    `<a href="javascript:void(window.open(clickTAG))">Ad</a>`,
    `<script>var clickTAG = "${own}"</script>`,
  ),
  'an encoded javascript: address with a target': page(
    `<a target="_blank" href="javascript:window.open(clickTag,%20'_blank')">Ad</a>`,
    declared,
  ),
  'javascript: on an area': page(
    `<img alt="Ad" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" usemap="#m" width="300" height="250"><map name="m"><area shape="rect" coords="0,0,300,250" href="javascript:window.open(clickTag)" alt=""></map>`,
    declared,
  ),
  'onclick in the tag': page(`<div id="area" onclick="window.open(clickTag)">Ad</div>`, declared),
  'onclick with "_blank"': onArea(`window.open(window.clickTag, '_blank')`),
  'let clickTag': onArea('window.open(clickTag)', `<script>let clickTag = "${own}"</script>`),
  'location.href = clickTag': onArea('location.href = clickTag'),
  'window.location.assign(clickTag)': onArea('window.location.assign(clickTag)'),
  'top.location = clickTag': onArea('top.location = clickTag'),
  'window.top.location.href = clickTag': onArea('window.top.location.href = clickTag'),
  'parent.location.replace(clickTag)': onArea('parent.location.replace(clickTag)'),
  'location.href = its own address': onArea(
    `location.href = new URLSearchParams(location.search).get('clickTag') || '${own}'`,
  ),
  'a link that a script sets': page(
    `<a id="link" target="_blank">Ad</a><script>link.href = clickTag</script>`,
    declared,
  ),
  'a fixed link beside clickTag': page(`<a href="${own}" target="_top">Ad</a>`, declared),
  'a listener that stops the event': page(
    `<a href="javascript:window.open(clickTag)" onclick="event.stopPropagation()">Ad</a>`,
    declared,
  ),
  'a click on the mouse button alone': page(
    `<div id="area">Ad</div><script>area.addEventListener('mouseup', () => open(clickTag))</script>`,
    declared,
  ),
  'Enabler.exit': onArea(`Enabler.exit('Background')`, ''),
  'Enabler after init': page(
    `<div id="area">Ad</div><script>
      const start = () => area.addEventListener('click', () => Enabler.exitOverride('bg', '${own}'))
      if (Enabler.isInitialized()) start()
      else Enabler.addEventListener(studio.events.StudioEvent.INIT, start)
    </script>`,
  ),
  'ExitApi.exit': onArea('ExitApi.exit()', ''),
  'mraid.open': onArea(`mraid.open('${own}')`, ''),
  'a button': page(`<button onclick="window.open(clickTag)">Ad</button>`, declared),
  'a head in a comment': `<!-- <head> -->${page(`<div id="area" onclick="window.open(clickTag)">Ad</div>`, declared)}`,
}

/** A banner whose frame contains its second page, which opens the click. */
export const NESTED_BANNER = {
  outer: page(
    '<iframe src="inner.html" width="300" height="250" style="border:0"></iframe>',
    declared,
  ),
  inner: page(`<a href="javascript:window.open(clickTag)">Ad</a>`),
}

const script = browserScript('clickTag')

/** The page as the ad server delivers it. */
export const delivered = async (html: string): Promise<Buffer> =>
  Buffer.from(withClickTag(new TextEncoder().encode(html), (await script).text))
