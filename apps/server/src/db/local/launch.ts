import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import type { Identity } from './binaries.ts'

/** Starts a program of PostgreSQL under its identity. `input` is given to it whole. */
export function launch(
  identity: Identity,
  command: string,
  args: string[],
  options: { detached: boolean; log?: string; input?: string },
): ChildProcess {
  const [program, all] = identity.wrap(command, args)
  const out = options.log ? fs.openSync(options.log, 'a') : 'pipe'
  try {
    // Detached: a Ctrl-C in the terminal must reach us, not the database, or it would vanish under running requests.
    const child = spawn(program, all, {
      cwd: '/',
      detached: options.detached,
      stdio: [options.input === undefined ? 'ignore' : 'pipe', out, out],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'Asia/Shanghai' },
      ...(identity.uid === undefined
        ? {}
        : { uid: identity.uid, gid: identity.gid ?? identity.uid }),
    })
    child.stdin?.end(options.input)
    // The database outlives a crash of ours on purpose and must not keep our event loop alive; initdb must be waited for.
    if (options.detached) child.unref()
    return child
  } finally {
    if (typeof out === 'number') fs.closeSync(out)
  }
}
