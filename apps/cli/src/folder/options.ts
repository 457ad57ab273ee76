import { parseArgs } from 'node:util'
import { type MonthIndex, parseMonth } from '@xinjian/engine/kit/calendar/window'
import { TAX_REPORTS } from '../facts-usage.ts'
import { strict, UsageError } from '../usage.ts'

export const FOLDER_REPORTS = { invoice: 'INVOICE', ...TAX_REPORTS } as const
export type FolderReport = (typeof FOLDER_REPORTS)[keyof typeof FOLDER_REPORTS]

export interface FolderOptions {
  paths: string[]
  enterprise: string | null
  /** null = as far as the files speak. */
  through: MonthIndex | null
  json: boolean
  pdf: string | null
  xlsx: string | null
}

const TEXT = { type: 'string' } as const
const OPTIONS = {
  enterprise: TEXT,
  through: TEXT,
  pdf: TEXT,
  xlsx: TEXT,
  json: { type: 'boolean' },
} as const

/** Options of a report on files and folders; null where none are given, and the report is made the other way. */
export function folderOptions(args: string[]): FolderOptions | null {
  // The first word is a path, or the options begin: a value of an option is no path.
  if (args[0] === undefined || args[0].startsWith('-')) return null
  const { values, positionals } = strict(() =>
    parseArgs({ args, options: OPTIONS, allowPositionals: true }),
  )
  const through = values.through === undefined ? null : parseMonth(values.through)
  if (values.through !== undefined && through === null)
    throw new UsageError('--through 的格式是 YYYY-MM，例如 2019-12。')
  const { enterprise = null, pdf = null, xlsx = null } = values
  const json = values.json === true || (!pdf && !xlsx)
  return { paths: positionals, enterprise, through, json, pdf, xlsx }
}
