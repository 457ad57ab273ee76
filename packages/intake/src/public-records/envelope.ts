/** What wraps an answer: how it went, which page it is, how many records there are. */
import { isRecord, type JsonRecord } from './leaves.ts'
import { plainName } from './names/names.ts'

const ENVELOPE = new Set(
  `error_code errorcode reason code msg message status state success sign jobid ordernumber total num viewtotal count pagesize pagenum pageindex
  totalrecords totalcount totalnum totalpage paging timestamp verifyresult`
    .split(/\s+/)
    .map(plainName),
)
const TOTALS = ['total', 'viewtotal', 'totalrecords', 'totalcount', 'totalnum', 'count']

export const isEnvelope = (name: string): boolean => ENVELOPE.has(plainName(name))

/** `{error_code, result}`: what it tells stands within. */
export const isWrapper = (record: JsonRecord): boolean =>
  Object.entries(record).every(
    ([name, value]) => (typeof value === 'object' && value !== null) || isEnvelope(name),
  )

/** The number of records that stands beside a list. */
export function countIn(record: JsonRecord): number | null {
  for (const [name, value] of Object.entries(record)) {
    if (!TOTALS.includes(plainName(name))) continue
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
    if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value)
  }
  const paging = Object.entries(record).find(([name]) => plainName(name) === 'paging')?.[1]
  return isRecord(paging) && paging !== record ? countIn(paging) : null
}

/** The number in a heading: `被执行人（37）`. */
export function countInHeading(name: string): number | null {
  const m = /[（(](\d{1,6})[)）]$/.exec(name)
  return m ? Number(m[1]) : null
}

/** Whether a key is the name of a firm, as pages that were gathered firm by firm have it. */
export const isFirm = (name: string): boolean =>
  /(?:公司|企业|合伙\)|合伙）|厂|商行|事务所)$/.test(name)
