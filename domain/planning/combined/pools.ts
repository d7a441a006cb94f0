import type { PlanAssessment } from '../assessment/assessPlan.ts'
import { MEDIA_AUDIENCES } from '../assessment/mediaAudience.ts'
import { groupsShare } from '../audience/audienceShare.ts'

/** People whom a line shares with others of the same interests, medium or products: the smaller a pool, the more its lines overlap. */
export interface Pool {
  key: string
  /** Of the people around it, 0 to 1. */
  share: number
}

/** The pools of a line, the widest first: each lies within the one before. */
export function poolsOf({ plan, audience, reachable, carried }: PlanAssessment): Pool[] {
  const groups = plan.audience.groups
    .map(({ options }) => [...new Set(options)].sort().join('+'))
    .filter((options) => options !== '')
    .sort()
  const ids = carried.map(({ product }) => product.id).sort()
  return [
    { key: [plan.audience.combine, ...groups].join(), share: groupsShare(plan.audience) },
    { key: plan.mediaType, share: MEDIA_AUDIENCES[plan.mediaType].monthlyUserShare },
    { key: ids.join(), share: audience > 0 ? reachable / audience : 1 },
  ].map((pool, depth) => (depth === 0 && groups.length === 0 ? { key: '', share: 1 } : pool))
}

/** Lines of one pool, divided by its sub-pools. */
interface PoolNode {
  share: number
  /** Positions of lines. */
  lines: readonly number[]
  /** Empty for the innermost pool. */
  within: readonly PoolNode[]
}

/** The pools of some lines as a tree; `lines` are positions in `pools`. */
export function poolTree(
  lines: readonly number[],
  pools: readonly (readonly Pool[])[],
  depth = 0,
): PoolNode[] {
  const byKey = new Map<string, { share: number; lines: number[] }>()
  for (const at of lines) {
    const pool = pools[at]?.[depth]
    if (!pool) return []
    const node = byKey.get(pool.key) ?? { share: 0, lines: [] }
    node.share = Math.max(node.share, pool.share)
    node.lines.push(at)
    byKey.set(pool.key, node)
  }
  return [...byKey.values()].map(({ share, lines: inside }) => ({
    share,
    lines: inside,
    within: poolTree(inside, pools, depth + 1),
  }))
}

/**
 * The share of people whom at least one line reaches, 0 to 1; `reached` is each line's own share.
 * Lines of one pool are independent within it, pools are independent of one another. Monotonic in
 * each line's reach, and never below the largest.
 */
export function reachedPart(
  nodes: readonly PoolNode[],
  reached: readonly number[],
  scale = 1,
): number {
  let missed = 1
  for (const node of nodes) missed *= 1 - reachedOfPool(node, reached, scale)
  return 1 - missed
}

function reachedOfPool(
  { share, lines, within }: PoolNode,
  reached: readonly number[],
  scale: number,
): number {
  let most = 0
  let several = 0
  for (const at of lines) {
    const part = (reached[at] ?? 0) * scale
    if (part > 0) several += 1
    if (part > most) most = part
  }
  if (several < 2) return Math.min(1, most)
  const size = Math.max(share, most)
  if (within.length > 0) return size * reachedPart(within, reached, scale / size)
  let missed = 1
  for (const at of lines) missed *= 1 - Math.min(1, ((reached[at] ?? 0) * scale) / size)
  return size * (1 - missed)
}
