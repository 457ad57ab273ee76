/** Peak resident memory of the child processes of this one whose program is named so, as the kernel counts it. */
import fs from 'node:fs'

const EVERY_MS = 20

export function peakOfChildren(program: string): { stop(): number } {
  let peak = 0
  const look = () => {
    for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
        if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== process.pid) continue
        if (!fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program)) continue
        peak = Math.max(peak, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0))
      } catch {
        // It ended between two looks.
      }
    }
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    /** MiB. */
    stop() {
      clearInterval(timer)
      return peak / 1024
    },
  }
}
