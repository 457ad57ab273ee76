import { spawn } from 'node:child_process'

export interface Measured {
  seconds: number
  /** Peak resident memory of the process, MiB. */
  peakMb: number
  stdout: string
}

/** The program itself says at its end how much memory it took at most: works on every system, costs nothing. */
const TELL_MEMORY = `data:text/javascript,process.on('exit',()=>process._rawDebug('maxrss='+process.resourceUsage().maxRSS))`

/**
 * Runs a Node program as a whole process and measures it from spawn to end. Throws when it fails.
 * @param flags of Node itself
 */
export function measure(
  program: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const told = ['--import', TELL_MEMORY, program, ...args]
    const child = spawn(process.execPath, [...flags, ...told], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [out, err]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000
      const said = Buffer.concat(err).toString()
      if (code !== 0) {
        reject(new Error(`${program} ended with ${code}: ${said}`))
        return
      }
      const peaks = [...said.matchAll(/maxrss=(\d+)/g)].map((m) => Number(m[1]))
      resolve({
        seconds,
        peakMb: Math.max(...peaks) / 1024,
        stdout: Buffer.concat(out).toString(),
      })
    })
  })
}
