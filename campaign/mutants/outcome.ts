/** What became of a file, as the server that asked for it sees it. */
import type { ParsedFile, ParseError } from '@xinjian/intake'
import { PARSE_ERROR_CODES } from '@xinjian/intake/invoice'

export interface Outcome {
  /** Something was told of it. */
  told: boolean
  /** First reason for which it, or a part, was refused. */
  code: string | null
  /** Neither told nor refused in words that a person understands. */
  fault: string | null
}

/** On which the verification of a table judges its rows. */
export const TODAY = '2026-11-22'

/** Words of programs, which are of no use to whoever sent the file. */
const RAW = /undefined|NaN|\[object|\bat \S+:\d|Error\b|Cannot |null\b/
const CODES: ReadonlySet<string> = new Set(PARSE_ERROR_CODES)

const faultOf = ({ code, message }: ParseError): string | null => {
  if (!CODES.has(code)) return `unknown code ${code}`
  const clear = /[\u4e00-\u9fff]{4}/.test(message) && /[。！]/.test(message) && !RAW.test(message)
  return clear ? null : `unclear: ${message.slice(0, 200)}`
}

export function ofError(error: ParseError): Outcome {
  return { told: false, code: error.code, fault: faultOf(error) }
}

export function ofFiles(files: readonly ParsedFile[]): Outcome {
  const errors = files.flatMap(({ error }) => error ?? [])
  const silent = files.some((file) => file.error === null && !tells(file)) || files.length === 0
  return {
    told: files.some(tells),
    code: errors[0]?.code ?? null,
    fault: silent ? 'silent' : (errors.map(faultOf).find((fault) => fault !== null) ?? null),
  }
}

function tells(file: ParsedFile): boolean {
  const { invoices, tickets = [], statements = [], returns = [] } = file
  const { filings = [], registrations = [], payments = [] } = file
  const lists = [invoices, tickets, statements, returns, filings, registrations, payments]
  return lists.some((list) => list.length > 0)
}
