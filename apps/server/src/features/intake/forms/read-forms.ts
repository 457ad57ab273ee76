/** Statements of a file → readings. */
import type { ParsedFile, ParsedStatement } from '@xinjian/intake'
import { parseFileIsolated } from '@xinjian/intake/isolate'
import { LIMITS } from '@xinjian/intake/limits'
import { unitPower } from '@xinjian/intake/statement/amounts'
import type { ImportOwner, Reading } from '../reading.ts'

/** Readings of the statements of a table; null where it has none. */
export async function tableForms(
  file: { name: string; path: string; bytes: number },
  owner: ImportOwner,
): Promise<Reading[] | null> {
  if (file.bytes > LIMITS.maxFormBytes) return null
  const [parsed] = await parseFileIsolated(file.name, file.path, { forms: true })
  const readings = parsed ? formReadings(parsed, owner) : []
  return readings.length > 0 ? readings : null
}

export const formReadings: (parsed: ParsedFile, owner: ImportOwner) => Reading[] = (
  { file, statements = [], returns = [], payments = [], filings = [] },
  owner,
) => {
  if (statements.length > 0) return statements.map((statement) => readingOf(statement, file, owner))
  const named = returns[0]?.formName ?? payments[0]?.formName ?? (filings[0] ? '申报记录' : null)
  if (named === null) return []
  const reason = `这是“${named}”。上传目前接收发票和财务报表，纳税申报表与完税证明请通过企业授权向税务局采集`
  return [{ kind: 'bad', error: { place: file, column: null, reason, raw: null } }]
}

function readingOf(statement: ParsedStatement, file: string, owner: ImportOwner): Reading {
  const place = file.includes('!/') ? file : statement.place
  const bad = (reason: string): Reading => ({
    kind: 'bad',
    error: { place, column: null, reason, raw: statement.entity },
  })
  const { entity } = statement
  if (entity !== null && entity !== owner.taxNo && plain(entity) !== plain(owner.name))
    return bad(`该表属于“${entity}”，不是本企业（${owner.name}），未导入`)
  if (unitPower(statement.unit) === null)
    return bad(
      `${statement.kindName}的金额单位是“${statement.unit}”，不是人民币，未入库；请上传人民币报表`,
    )
  const dated = statement.periods.some((p) => p.to !== null)
  if (!dated)
    return bad(`${statement.kindName}没有写明报表日期，无法入库；请在表头补充日期后重新上传`)
  return { kind: 'statement', statement, place }
}

const plain = (name: string): string => name.normalize('NFKC').replace(/\s/g, '')
