/** Numbers that hold for all bureaus and may be changed while the sandbox runs. */
import { HttpError } from '../http/reply.ts'

const SLOW_SECONDS = 40
const EXPORT_SECONDS = 5
const SMS_PAUSE_SECONDS = 60
const DAY_SECONDS = 86_400

export class Settings {
  /** How long a login with a `slow-` password takes. */
  slowSeconds = SLOW_SECONDS
  /** How long a bureau takes to make an export file. */
  exportSeconds = EXPORT_SECONDS
  /** How long after a code a bureau sends no other one. */
  smsPauseSeconds = SMS_PAUSE_SECONDS

  /** Invoices of a month above which every bureau offers an export only; null = each its own. */
  exportAbove: number | null = null

  change(body: Readonly<Record<string, unknown>>): void {
    this.slowSeconds = seconds(body.slowSeconds, this.slowSeconds)
    this.exportSeconds = seconds(body.exportSeconds, this.exportSeconds)
    this.smsPauseSeconds = seconds(body.smsPauseSeconds, this.smsPauseSeconds)
    if (body.exportAbove !== undefined) this.exportAbove = limit(body.exportAbove)
  }

  reset(): void {
    this.slowSeconds = SLOW_SECONDS
    this.exportSeconds = EXPORT_SECONDS
    this.smsPauseSeconds = SMS_PAUSE_SECONDS
    this.exportAbove = null
  }
}

function seconds(value: unknown, fallback: number): number {
  if (value === undefined) return fallback
  const n = Number(value)
  if (!(n >= 0 && n <= DAY_SECONDS)) throw new HttpError(400, '秒数应在 0 与 86400 之间')
  return n
}

function limit(value: unknown): number | null {
  if (value === null || value === '') return null
  const n = Number(value)
  if (!Number.isInteger(n) || n < 0) throw new HttpError(400, 'exportAbove 应为非负整数')
  return n
}
