import {
  creativeLimitFor,
  type CreativeLimit,
  type PixelSize,
} from '#domain/catalogue/creativeLimit.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { MAX_ANIMATION_MS, MAX_INITIAL_REQUESTS } from '../adviceLimits.ts'
import { isSameSize } from './checkImage.ts'
import type { CreativeFacts, Html5Facts } from '../creativeFacts.ts'
import { MAX_INFLATED_BYTES, MAX_ZIP_FILES } from '../fileLimits.ts'
import type { Finding } from '../finding.ts'
import { anyOf, formatFileSize, formatLength, formatSize } from '../measureWords.ts'
import { exportInstead, newFinding } from '../newFinding.ts'
import type { PreviewMeasure } from '../previewMeasure.ts'

/** The problems of an HTML5 banner. `sizes`: the booked ones. */
export function checkHtml5(
  facts: Html5Facts,
  limit: CreativeLimit,
  sizes: readonly PixelSize[],
): Finding[] {
  const findings = checkArchive(facts)
  // A ZIP that was not unpacked, or without a single page, allows no other findings.
  if (facts.stoppedBy !== null || facts.htmlPages.length !== 1) return findings
  return [...findings, ...checkPage(facts, sizes), ...adviseWeight(facts, limit)]
}

function checkArchive(facts: Html5Facts): Finding[] {
  const findings: Finding[] = []
  if (facts.escapingPaths.length > 0) {
    findings.push(
      newFinding('path_escape', {
        measured: facts.escapingPaths[0] ?? '',
        allowed: 'paths inside the ZIP',
        fixes: [exportInstead('Pack the folder again, without ../ and without absolute paths.')],
        items: facts.escapingPaths,
      }),
    )
  }
  const foreign = facts.foreignFiles ?? []
  if (foreign.length > 0) {
    findings.push(
      newFinding('foreign_files', {
        measured: filesWords(foreign.length),
        allowed: 'HTML, scripts, style sheets, data, pictures, fonts, video and sound',
        fixes: [exportInstead('Take these files out of the ZIP.')],
        items: foreign,
      }),
    )
  }
  if (facts.stoppedBy !== null) {
    const byFiles = facts.stoppedBy === 'files'
    const allowed = byFiles
      ? `up to ${MAX_ZIP_FILES} files`
      : `up to ${formatFileSize(MAX_INFLATED_BYTES)} unpacked`
    findings.push(
      newFinding('file_too_large', {
        measured: byFiles
          ? `${facts.fileCount} files`
          : `more than ${formatFileSize(MAX_INFLATED_BYTES)}`,
        allowed,
        fixes: [exportInstead('Leave out what the banner does not show, and compress its images.')],
      }),
    )
    return findings
  }
  if (facts.htmlPages.length === 0) {
    findings.push(
      newFinding('html_rendering_failed', {
        measured: 'no HTML file',
        allowed: 'one HTML file',
        fixes: [exportInstead('Put the HTML page of the banner into the ZIP.')],
      }),
    )
  }
  if (facts.htmlPages.length > 1) {
    findings.push(
      newFinding('multiple_html_files', {
        measured: `${facts.htmlPages.length} HTML files`,
        allowed: 'one HTML file',
        fixes: [exportInstead('Make a ZIP for each banner, with one HTML file in it.')],
        items: facts.htmlPages,
      }),
    )
  }
  return findings
}

function checkPage(facts: Html5Facts, sizes: readonly PixelSize[]): Finding[] {
  const findings: Finding[] = []
  const { adSize } = facts
  if (!adSize || !sizes.some((size) => isSameSize(size, adSize))) {
    const allowed = anyOf(sizes.map(formatSize))
    findings.push(
      newFinding('wrong_resolution', {
        measured: adSize ? formatSize(adSize) : 'no ad.size in the page',
        allowed,
        fixes: [exportInstead(adSizeHelp(sizes[0], allowed))],
      }),
    )
  }
  if (!facts.hasClickTag) findings.push(clickTagMissing())
  else if (facts.opensClickTag === false) findings.push(clickNotConnected())
  return [...findings, ...checkAddresses(facts)]
}

/** Files and hosts that the page refers to and the ZIP lacks. */
function checkAddresses(facts: Html5Facts): Finding[] {
  const findings: Finding[] = []
  if (facts.missingFiles.length > 0) {
    findings.push(
      newFinding('html_rendering_failed', {
        measured: `${filesWords(facts.missingFiles.length)} missing`,
        allowed: 'all files in the ZIP',
        fixes: [exportInstead('Add the missing files, or take them out of the page.')],
        items: facts.missingFiles,
      }),
    )
  }
  if (facts.externalAddresses.length > 0) {
    findings.push(
      newFinding('external_address', {
        measured: `${filesWords(facts.externalAddresses.length)} from elsewhere`,
        allowed: 'all files in the ZIP',
        fixes: [exportInstead('Put these files into the ZIP and name them by relative paths.')],
        items: facts.externalAddresses,
      }),
    )
  }
  const hinted = facts.hintedAddresses ?? []
  if (hinted.length > 0) {
    findings.push(
      newFinding('host_hint', {
        measured: `${hinted.length} ${hinted.length === 1 ? 'host' : 'hosts'}`,
        allowed: 'all files in the ZIP',
        items: hinted,
      }),
    )
  }
  if (facts.codeAddresses.length > 0) {
    findings.push(
      newFinding('code_address', {
        measured: `${facts.codeAddresses.length} in scripts`,
        allowed: 'none that are loaded',
        items: facts.codeAddresses,
      }),
    )
  }
  return findings
}

function clickTagMissing(): Finding {
  return newFinding('click_tag_missing', {
    measured: 'no clickTag',
    allowed: 'a click that opens clickTag',
    fixes: [
      exportInstead(
        'Add var clickTag = "https://…" to the page and open window.clickTag on a click.',
      ),
    ],
  })
}

/** clickTag occurs in the page, but only in a comment or a declaration. */
function clickNotConnected(): Finding {
  return newFinding('click_not_connected', {
    measured: 'clickTag is declared and never used',
    allowed: 'a click that opens clickTag',
    fixes: [
      exportInstead(
        'Open window.clickTag on a click, for example onclick="window.open(clickTag)".',
      ),
    ],
  })
}

function adSizeHelp(size: PixelSize | undefined, allowed: string): string {
  if (!size) return `Make the banner in ${allowed} pixels.`
  const example = `width=${size.width},height=${size.height}`
  return `Make the banner in ${allowed} pixels and say so in the page: <meta name="ad.size" content="${example}">.`
}

function adviseWeight(facts: Html5Facts, limit: CreativeLimit): Finding[] {
  const findings = adviseBytes(facts, facts.adSize, limit)
  if (facts.initialRequests > MAX_INITIAL_REQUESTS) {
    findings.push(
      newFinding('too_many_requests', {
        measured: filesWords(facts.initialRequests),
        allowed: `up to ${MAX_INITIAL_REQUESTS} files`,
      }),
    )
  }
  return findings
}

/** The excess over the advised weight of a size, of the initial and the subsequent load. */
function adviseBytes(
  { initialBytes = 0, laterBytes = 0 }: Pick<PreviewMeasure, 'initialBytes' | 'laterBytes'>,
  adSize: PixelSize | null,
  limit: CreativeLimit,
): Finding[] {
  const findings: Finding[] = []
  const weights = adSize ? limit.weights.find((advice) => isSameSize(advice, adSize)) : undefined
  if (weights && initialBytes > weights.initialKb * 1024) {
    findings.push(
      newFinding('weight_high', {
        measured: formatFileSize(initialBytes),
        allowed: `up to ${weights.initialKb} kB at the start`,
      }),
    )
  }
  if (weights && laterBytes > weights.subloadKb * 1024) {
    findings.push(
      newFinding('later_weight_high', {
        measured: formatFileSize(laterBytes),
        allowed: `up to ${weights.subloadKb} kB later`,
      }),
    )
  }
  return findings
}

/** Advice from a browser's measurements of a displayed banner; never a refusal. */
export function checkPreview(
  measure: PreviewMeasure,
  facts: CreativeFacts,
  mediaType: MediaType,
): Finding[] {
  if (facts.kind !== 'html5') return []
  const limit = creativeLimitFor(mediaType)
  return [
    ...adviseBytes(measure, facts.adSize, limit),
    ...adviseAnimation(measure.animationEndMs),
    ...(measure.click === 'elsewhere' ? [clickElsewhere()] : []),
    ...(measure.click === 'none' ? [clickDead()] : []),
  ]
}

function adviseAnimation(end: number | null | undefined): Finding[] {
  if (end === undefined || (end !== null && end <= MAX_ANIMATION_MS)) return []
  return [
    newFinding('animation_too_long', {
      measured: end === null ? 'never ends' : formatLength(end),
      allowed: `up to ${MAX_ANIMATION_MS / 1000} s`,
      fixes: [exportInstead('Let the animation stop within 30 seconds.')],
    }),
  ]
}

function clickElsewhere(): Finding {
  return newFinding('click_elsewhere', {
    measured: 'an address of its own',
    allowed: 'clickTag',
    fixes: [exportInstead('Let every click open window.clickTag, so that it is counted.')],
  })
}

function clickDead(): Finding {
  return newFinding('click_dead', {
    measured: 'no reaction, wherever we clicked',
    allowed: 'a click that opens clickTag',
    fixes: [exportInstead('Let a click anywhere on the banner call window.open(clickTag).')],
  })
}

function filesWords(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`
}
