import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { loadedBefore } from './loadedBefore.ts'
import { planChunks, type SplitBundle, type SplitPage } from './planChunks.ts'

export interface JoinOptions {
  /** Names of unchanged groups, which every page loads. */
  groups: readonly string[]
  /** Layouts of pages, by path; the first match wins. */
  layouts: readonly { pages: RegExp; layout: RegExp }[]
  /** Parts that a page always loads by itself, so they belong to the page. */
  firstParts: readonly { page: RegExp; parts: RegExp }[]
  /** Extra bytes that pages may load for fewer requests, by path; the first match wins. */
  limits: readonly (JoinLimits & { pages: RegExp })[]
  /** The same for a part that is loaded on demand. */
  partLimits: JoinLimits
}

type JoinLimits = Pick<SplitPage, 'growth' | 'bytesPerRequest'>

const ROUTE = '?__react-router-build-client-route'

/**
 * Joins the small chunks that pages share (see planChunks). The sharing is known only after
 * bundling, so the client is bundled twice: first with its natural split, then with the resulting
 * plan. Pass `group` to the bundler.
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
        // The bundler treats written files as prepared: the second time it would omit public/.
        build.write = false
        try {
          await builder.build(client)
        } finally {
          build.write = true
        }
      },
    },
    // Modules of a page may move: its own chunk may export the parts that they need.
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

/** Joined chunk of each module. */
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

/** The bundler's own runtime: every chunk may load it. */
const isRuntime = (id: string) => id.startsWith('\0')

/** Chunks that each page loads itself: its own, its layout's and those of its first parts. */
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
