import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { loadedBefore } from './loadedBefore.ts'
import { planChunks, type SplitBundle, type SplitPage } from './planChunks.ts'

export interface JoinOptions {
  /** Groups that are not touched, by their names: what every page has. */
  groups: readonly string[]
  /** The frame around pages, by where they lie; the first that fits is meant. */
  layouts: readonly { pages: RegExp; layout: RegExp }[]
  /** Parts that a page always asks for by itself, and so are of the page. */
  firstParts: readonly { page: RegExp; parts: RegExp }[]
  /** What pages may load more for fewer requests, by where they lie; the first that fits is meant. */
  limits: readonly (JoinLimits & { pages: RegExp })[]
  /** Likewise for a part that is loaded on demand. */
  partLimits: JoinLimits
}

type JoinLimits = Pick<SplitPage, 'growth' | 'bytesPerRequest'>

const ROUTE = '?__react-router-build-client-route'

/**
 * Joins the small chunks that pages share (see planChunks). What is shared by whom is known once everything was bundled, so
 * the client is bundled twice: as it splits by itself, then as it was planned from that. Give `group` to the bundler.
 */
export function joinChunks(options: JoinOptions) {
  let plan: ReadonlyMap<string, string> | null = null
  const plugin: Plugin = {
    name: 'join-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildApp: {
      order: 'pre',
      handler: async (builder) => {
        const { client } = builder.environments
        if (!client) return
        const { build } = client.config
        // What is written once, the bundler takes for prepared: the second time it would leave out public/.
        build.write = false
        try {
          await builder.build(client)
        } finally {
          build.write = true
        }
      },
    },
    // Modules of a page may come to lie elsewhere: its own chunk may export what they need of it.
    options: (input) => ({ ...input, preserveEntrySignatures: 'allow-extension' }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        plan ??= chunkOfModules(bundle, options)
      },
    },
  }
  const group = {
    name: (id: string) => plan?.get(id) ?? null,
    includeDependenciesRecursively: false,
  }
  return { plugin, group }
}

/** Which module goes to which joined chunk. */
function chunkOfModules(bundle: Rolldown.OutputBundle, options: JoinOptions): Map<string, string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const modules = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]))
  return new Map(
    planChunks(splitBundle(chunks, options)).flatMap((files, at) =>
      files.flatMap((file) => (modules.get(file) ?? []).map((id) => [id, `shared${at}`] as const)),
    ),
  )
}

function splitBundle(chunks: readonly Rolldown.OutputChunk[], options: JoinOptions): SplitBundle {
  const begins = ({ isEntry, name, moduleIds }: Rolldown.OutputChunk) =>
    isEntry || options.groups.includes(name) || moduleIds.some(isRuntime)
  return {
    chunks: new Map(
      chunks.map(({ fileName, imports, code }) => [
        fileName,
        { imports, bytes: gzipSync(code).byteLength },
      ]),
    ),
    fixed: new Set(chunks.filter(begins).map(({ fileName }) => fileName)),
    pages: pagesOf(chunks, options),
  }
}

/** What the bundler itself needs: all chunks may. */
const isRuntime = (id: string) => id.startsWith('\0')

/** For each page the chunks that it asks for by itself: its own, that of its layout, and those of its first parts. */
function pagesOf(chunks: readonly Rolldown.OutputChunk[], options: JoinOptions): SplitPage[] {
  const { layouts, firstParts, groups, limits, partLimits } = options
  const filesOf = (test: (id: string) => boolean) =>
    chunks.filter(({ facadeModuleId: id }) => id && test(id)).map(({ fileName }) => fileName)
  const always = chunks
    .filter(
      ({ name, facadeModuleId }) =>
        groups.includes(name) || facadeModuleId?.includes('entry.client'),
    )
    .map(({ fileName }) => fileName)
  const isLayout = (id: string) => layouts.some(({ layout }) => layout.test(id))
  const pages = chunks
    .flatMap(({ facadeModuleId: id }) => (id?.endsWith(ROUTE) && !isLayout(id) ? [id] : []))
    .map((page) => {
      const layout = layouts.find(({ pages }) => pages.test(page))?.layout
      const first = firstParts.filter((each) => each.page.test(page))
      const asked = [
        ...always,
        ...filesOf((id) => id === page || (layout?.test(id) ?? false)),
        ...first.flatMap(({ parts }) => filesOf((id) => parts.test(id))),
      ]
      const { growth, bytesPerRequest } = limits.find((each) => each.pages.test(page)) ?? partLimits
      return { chunks: asked, growth, bytesPerRequest }
    })
  const parts = chunks
    .filter((chunk) => chunk.isDynamicEntry && !chunk.facadeModuleId?.endsWith(ROUTE))
    .map(({ fileName }) => ({ part: fileName, chunks: [...always, fileName] }))
  const split = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const before = loadedBefore(split, [...pages, ...parts])
  const withLimits = ({ part, chunks: asked }: (typeof parts)[number]): SplitPage => ({
    chunks: asked,
    before: before.get(part) ?? new Set(),
    growth: partLimits.growth,
    bytesPerRequest: partLimits.bytesPerRequest,
  })
  return [...pages, ...parts.map(withLimits)]
}
