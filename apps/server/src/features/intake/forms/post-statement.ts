/** Statements of an upload into the facts, in one transaction with what the import says of them. */
import { formatFen } from '@xinjian/format'
import type { ParsedStatement } from '@xinjian/intake'
import { type StatedAmounts, statedOf } from '@xinjian/intake/statement/stated'
import type { TenantDb } from '../../../db/tenant.ts'
import { type Contradiction, writeStatement } from '../../facts/records/write.ts'
import type { ImportError } from '../reading.ts'
import { answeredLabels, askLabels } from './labels-store.ts'
import { isStored, type StoredForm } from './stored-form.ts'

const COLUMNS: Record<keyof StatedAmounts, string> = {
  begin: '年初余额',
  end: '期末余额',
  current: '本期金额',
  ytd: '本年累计金额',
}
/** Contradictions told one by one; the rest are counted. */
const MOST_TOLD = 20

/** Books what one printed statement tells: one stored statement per period. */
export async function postStatement(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number; stored: readonly StoredForm[] },
  parsed: ParsedStatement,
  place: string,
): Promise<{ forms: StoredForm[]; errors: ImportError[] }> {
  const answered = new Map(
    (await answeredLabels(tx)).map((l) => [`${l.kind} ${l.standard} ${l.label}`, l.code]),
  )
  const { statements, open, remarks } = statedOf(parsed, (l) => {
    const code = answered.get(`${l.kind} ${l.standard} ${l.label}`)
    return code === '' ? null : (code ?? undefined)
  })
  if (open.length > 0) await askLabels(tx, open)
  const failed = parsed.checks.filter(({ ok }) => !ok)
  const words = [...remarks, ...open.map(openWords)]
  const name = `${place} ${parsed.kindName}`
  const forms: StoredForm[] = []
  for (const statement of statements) {
    // Consolidated and own statements stand in one file: the first is meant, and which it is a person must see.
    if (isStored(of.stored, { what: 'STATEMENT', kind: statement.kind, period: statement.to })) {
      words.push(
        `文件里已有一张 ${statement.to} 的${parsed.kindName}，本张未入库；如需以本张为准，请单独上传`,
      )
      continue
    }
    const { rows, bureau, contradictions } = await writeStatement(tx, of, statement)
    words.push(...contradictionWords(statement.to, contradictions))
    forms.push({
      what: 'STATEMENT',
      kind: statement.kind,
      standard: statement.standard,
      period: statement.to,
      written: rows,
      bureau,
      asks: bureau ? [] : open.map(({ label }) => label),
      doubts: contradictions.length,
    })
  }
  if (forms[0]) forms[0].doubts += failed.length
  words.push(
    ...failed.map(
      ({ rule, period, difference }) =>
        `勾稽关系不符（${period}）：${rule}，差额 ${difference} 元；已按原表入库，未作修改，建议核实`,
    ),
  )
  return {
    forms,
    errors: words.map((reason) => ({ place: name, column: null, reason, raw: null })),
  }
}

const openWords = ({ label }: { label: string }): string =>
  `需人工核对：项目“${label}”可能对应多个会计科目，请选择一次，之后自动沿用`

function contradictionWords(to: string, all: readonly Contradiction[]): string[] {
  const told = all
    .slice(0, MOST_TOLD)
    .map(
      ({ label, column, bureau, upload }) =>
        `与税务局采集的报表（${to}）不一致：${label}${COLUMNS[column]}，税务局 ${formatFen(bureau)} 元，本文件 ${formatFen(upload)} 元；以税务局数据为准，建议核实`,
    )
  const more = all.length - told.length
  return more > 0 ? [...told, `与税务局采集的报表（${to}）另有 ${more} 处不一致`] : told
}
