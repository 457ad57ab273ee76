import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'

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

/** `graph --json` over files of a folder that is there while the tests of a file run. */
export function graphCommand() {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'xinjian-graph-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const file = async (name: string, content: string | Uint8Array): Promise<string> => {
    const at = path.join(folder, name)
    await writeFile(at, content)
    return at
  }
  const graph = async (...args: string[]) => {
    const { code, out, err } = await xinjian('graph', '--json', ...args)
    return { code, err, told: code === 0 ? JSON.parse(out) : null }
  }
  const edges = async (text: string, ...args: string[]) =>
    (await graph('--edges', await file('edges.csv', text), ...args)).told
  return { file, graph, edges }
}
