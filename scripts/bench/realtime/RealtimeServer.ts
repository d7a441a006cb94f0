import { execFileSync } from 'node:child_process'

/** A measured server in its own process. */
export interface RealtimeServer {
  origin: string
  /** Credentials of an admin's socket. */
  adminHeaders: Record<string, string>
  /** The process that serves. */
  pid: () => number
  /** Kills it like a crash, without notice or cleanup, and restarts it on its stored data. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** Resident memory of a process, by the operating system. */
export const residentBytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024

/** Child processes of a process. */
export function childrenOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child)
}
