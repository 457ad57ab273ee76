/**
 * Who a number of a process is. Numbers are given anew: what a file says of one counts only while it is the process that the
 * file was written about.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** When a process started, in a form that is only compared; null where there is none (or, on Linux, a dead one not yet reaped). */
export function startOf(pid: number): string | null {
  if (!(pid > 0)) return null
  if (process.platform !== 'linux') return ps(pid, 'lstart')
  // The second field is the program's name in brackets, which may hold brackets and blanks; the 22nd is the start in ticks.
  const stat = readProc(pid, 'stat')
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && fields[0] !== 'Z' ? (fields[19] ?? null) : null
}

/** True of the PostgreSQL that was started on this folder, and of no other. */
export function isPostgresOf(pid: number, dataDir: string): boolean {
  if (startOf(pid) === null) return false
  const folder = path.resolve(dataDir)
  if (process.platform !== 'linux') {
    const command = ps(pid, 'command') ?? ''
    return command.includes('postgres') && command.includes(` -D ${folder} `)
  }
  const args = (readProc(pid, 'cmdline') ?? '').split('\0')
  const at = args.indexOf('-D')
  const started = at > 0 && path.basename(args[0] ?? '') === 'postgres' ? args[at + 1] : undefined
  return started !== undefined && real(started) === real(folder)
}

/** A folder may be reached by several names. */
function real(folder: string): string {
  try {
    return fs.realpathSync(folder)
  } catch {
    return folder
  }
}

function readProc(pid: number, what: 'stat' | 'cmdline'): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return null
  }
}

function ps(pid: number, field: 'lstart' | 'command'): string | null {
  try {
    return (
      execFileSync('ps', ['-ww', '-o', `${field}=`, '-p', String(pid)], {
        encoding: 'utf8',
      }).trim() || null
    )
  } catch {
    return null
  }
}
