import { execFileSync } from 'node:child_process'

/** Resident memory of the local runtime that this process started, in MB. */
export function runtimeMb(): number {
  const list = execFileSync('ps', ['-eo', 'ppid=,rss=,args='], { encoding: 'utf8' })
  const own = list
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent, , command]) => parent === String(process.pid) && command?.includes('workerd'))
  return own.reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024
}
