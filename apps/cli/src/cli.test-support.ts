import { spawn } from 'node:child_process'
import path from 'node:path'

const MAIN = path.resolve(import.meta.dirname, 'main.ts')

/** Runs the command line as its users do. */
export function xinjian(
  ...args: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args])
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.on('close', (code) => resolve({ code, out, err }))
  })
}
