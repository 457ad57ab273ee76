/** A return of an upload into the facts, in one transaction with what the import says of it. */
import type { TaxReturn } from '@xinjian/intake'
import { type Filed, filedOf } from '@xinjian/intake/return/filed/filed'
import type { TenantDb } from '../../../db/tenant.ts'
import { type WrittenReturn, writeReturn } from '../../facts/records/write.ts'
import type { ImportError } from '../reading.ts'
import { checkWords, differenceWords } from './differences.ts'
import { isStored, type StoredForm } from './stored-form.ts'

export async function postReturn(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number; stored: readonly StoredForm[] },
  parsed: TaxReturn,
  place: string,
): Promise<{ forms: StoredForm[]; errors: ImportError[] }> {
  const filed = filedOf(parsed)
  const told = (words: readonly string[], forms: StoredForm[] = []) => ({
    forms,
    errors: words.map((reason) => ({ place, column: null, reason, raw: null })),
  })
  if ('reason' in filed) return told([filed.reason])
  const form = formOf(filed, parsed)
  const period = periodWords(filed)
  if (isStored(of.stored, form))
    return told([
      `文件里已有一张${period}的“${filed.formName}”，本张未入库；如需以本张为准，请单独上传`,
    ])
  const written = await writeReturn(tx, of, filed)
  const { rows, standing, differences, replaced } = written
  const checks = checkWords(parsed.checks)
  const words = [
    ...unsureWords(filed),
    ...nobodyWords(parsed),
    ...availabilityWords(standing, period),
    ...differenceWords(`申报表（${period}）`, differences),
    ...replaced.map((other) => `此前上传的${other}的申报表与本表所属期重叠，已改以本表为准`),
    ...checks,
  ]
  const doubts =
    differences.length + checks.length + Number(standing !== 'STORED' && standing !== 'TOLD')
  return told(words, [{ ...form, written: rows, bureau: standing !== 'STORED', doubts }])
}

function formOf(filed: Filed, { period }: TaxReturn): StoredForm {
  const from = filed.tax === 'VAT' ? filed.from : filed.quarter === null ? 'Y' : 'Q'
  return {
    what: 'RETURN',
    kind: filed.tax,
    standard: '',
    period: period.to ?? '',
    from,
    written: 0,
    bureau: false,
    asks: [],
    doubts: 0,
  }
}

/** `2026-01`, `2026-01至2026-03`, `2026年第2季度`, `2025年度`. */
function periodWords(filed: Filed): string {
  if (filed.tax === 'VAT')
    return filed.from === filed.to ? filed.from : `${filed.from}至${filed.to}`
  return filed.quarter === null ? `${filed.year}年度` : `${filed.year}年第${filed.quarter}季度`
}

const MOST_NAMED = 3

function unsureWords({ unsure }: Filed): string[] {
  if (unsure.length === 0) return []
  const named = unsure.slice(0, MOST_NAMED).join('、')
  return [
    `需人工核对：${unsure.length} 个栏次识别不清，未入库（${named}${unsure.length > MOST_NAMED ? '等' : ''}），请改传表格或电子版原件`,
  ]
}

const nobodyWords = ({ taxpayer, formName }: TaxReturn): string[] =>
  taxpayer.name === null && taxpayer.taxNo === null
    ? [`“${formName}”没有写明纳税人，已按所选企业入库，建议核实`]
    : []

function availabilityWords(standing: WrittenReturn['standing'], period: string): string[] {
  const not = '本表未入库，建议核实'
  if (standing === 'OVERLAP') return [`税务局采集的申报表与本表所属期（${period}）重叠，${not}`]
  if (standing === 'NOT_FILED') return [`税务局显示${period}未申报，${not}`]
  if (standing === 'SILENT') return [`税务局采集的申报信息中没有${period}这一期，${not}`]
  return []
}
