import { execFileSync } from 'node:child_process'

/** A server under measurement, in a process of its own. */
export interface RealtimeServer {
  origin: string
  /** What an admin's socket is opened with. */
  adminHeaders: Record<string, string>
  /** The process that serves. */
  pid: () => number
  /** Ends it as a crash does, with nothing said and nothing put away, and starts it again on what it had stored. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** What a process holds in memory, as the operating system counts it. */
export const residentBytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024

/** The processes that a process started. */
export function childrenOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child)
}
