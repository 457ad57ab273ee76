/** What proves an erasure: canonical JSON, signed by the key that signs the audit log (0134). */
import { createHash } from 'node:crypto'
import { canonicalJson, maskName } from '@xinjian/format'
import { groupedHash } from '@xinjian/format/audit-chain'
import { namesOf } from '@xinjian/format/say/words'
import type { Db } from '../../db/pool.ts'
import { PRODUCT_VERSION } from '../../http/docs/openapi.ts'
import { KEPT, KEPT_ELSEWHERE, WHY, type Why } from './kept.ts'
import type { Erasure } from './store.ts'
import { isErased, type Table } from './tables.ts'
import { ERASURE_SAYS } from './words.ts'

export interface CertificateOf {
  row: Erasure
  company: { id: number; name: string; taxNo: string | null }
  begun: Date
  finished: Date
  tables: readonly Table[]
  /** Of the company's own rows: whose statements are held to it. */
  own: Db
  log: { to: number; head: string; digest: string }
  /** Until when backups of the platform hold it; null = the product makes none. */
  backupsUntil: Date | null
}

interface Went {
  name: string
  rows: number
  digest: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const REASONS: Readonly<Record<Why, keyof typeof ERASURE_SAYS & string>> = {
  ...{ BOOKS: 'whyBooks', LOG: 'whyLog', PROOF: 'whyProof', CERTIFICATE: 'whyCertificate' },
  ...{ NUMBER: 'whyNumber', OTHERS: 'whyOthers', PASSING: 'whyPassing' },
}
const reason = (why: Why) => ({ kind: why, ...namesOf(ERASURE_SAYS, REASONS[why]) })

/** What is kept and why, for whoever orders and on the certificate. */
export const keptRows = () =>
  [
    ...Object.entries(KEPT).map(([table, { why, emptied, rows }]) => ({
      ...{ table, why, emptied: [...(emptied ?? [])], inPart: rows !== undefined },
    })),
    ...Object.entries(KEPT_ELSEWHERE).map(([table, why]) => ({
      ...{ table, why, emptied: [] as string[], inPart: true },
    })),
  ].sort((a, b) => (a.table < b.table ? -1 : 1))

/** The company is named by hashes: whoever knows name and tax number can tell that it is this one, and nobody learns them here. */
export async function certificateText(of: CertificateOf): Promise<string> {
  const { row, company, own } = of
  const went = await own.rows<Went>(
    'select name, rows, digest from company_erasure_table where company_id = $1 and no = $2',
    [row.no],
  )
  const byName = new Map(went.map((one) => [one.name, one]))
  const files = await own.one<{ gone: number; kept: number }>(
    `select count(*) filter (where outcome = 'GONE')::int as gone, count(*) filter (where outcome = 'KEPT')::int as kept
       from company_erasure_file where company_id = $1 and no = $2`,
    [row.no],
  )
  const known = new Set(of.tables.map(({ name }) => name))
  const names = [
    ...of.tables.filter(isErased).map(({ name }) => name),
    ...went.map(({ name }) => name).filter((name) => !known.has(name)),
  ].sort()
  return canonicalJson({
    kind: 'xinjian.company.erasure',
    format: 1,
    product: PRODUCT_VERSION,
    no: row.no,
    company: {
      id: company.id,
      nameSha256: sha256(company.name),
      taxNoSha256: company.taxNo && sha256(company.taxNo),
    },
    ordered: { by: maskName(row.asked_by), at: row.created_at.toISOString() },
    confirmed: [
      { by: maskName(row.first_by!), at: row.first_at!.toISOString() },
      { by: maskName(row.decided_by!), at: row.decided_at!.toISOString() },
    ],
    begun: of.begun.toISOString(),
    finished: of.finished.toISOString(),
    tables: names.map((name) => ({
      table: name,
      rows: Number(byName.get(name)?.rows ?? 0),
      // Over the keys of the rows, in their order; null = there was none.
      digest: byName.get(name)?.digest ?? null,
    })),
    log: {
      entriesErased: of.log.to,
      head: groupedHash(of.log.head),
      digest: groupedHash(of.log.digest),
    },
    files: { deleted: files?.gone ?? 0, heldByOthers: files?.kept ?? 0 },
    kept: keptRows().map(({ why, ...table }) => ({ ...table, why: reason(why) })),
    backups: {
      until: of.backupsUntil?.toISOString() ?? null,
      ...namesOf(ERASURE_SAYS, of.backupsUntil ? 'backupsOwn' : 'backupsUnknown'),
    },
  })
}

export const wireKept = () => keptRows().map(({ why, ...of }) => ({ ...of, why: WHY[why] }))
