/** A return of an upload into the facts, in one transaction with what the import says of it. */
import type { TaxReturn } from '@xinjian/intake'
import { type Filed, filedOf } from '@xinjian/intake/return/filed/filed'
import type { TenantDb } from '../../../db/tenant.ts'
import { type WrittenReturn, writeReturn } from '../../facts/records/write.ts'
import type { ImportError } from '../reading.ts'
import { checkWords, differenceWords } from './differences.ts'
import { isStored, type StoredForm } from './stored-form.ts'
import { POSTED_SAYS } from './words.ts'

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
    return told([POSTED_SAYS.returnTwice({ period, form: filed.formName })])
  const written = await writeReturn(tx, of, filed)
  const { rows, standing, differences, replaced } = written
  const checks = checkWords(parsed.checks)
  const words = [
    ...unsureWords(filed),
    ...nobodyWords(parsed),
    ...availabilityWords(standing, period),
    ...differenceWords(POSTED_SAYS.returnOf({ period }), differences),
    ...replaced.map(({ from, to }) => POSTED_SAYS.replaced({ period: monthsWords(from, to) })),
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

const monthsWords = (from: string, to: string): string =>
  from === to ? from : POSTED_SAYS.monthRun({ from, to })

/** `2026-01`, `2026-01至2026-03`, `2026年第2季度`, `2025年度`. */
function periodWords(filed: Filed): string {
  if (filed.tax === 'VAT') return monthsWords(filed.from, filed.to)
  const { year, quarter } = filed
  return quarter === null ? POSTED_SAYS.yearOf({ year }) : POSTED_SAYS.quarterOf({ year, quarter })
}

const MOST_NAMED = 3

function unsureWords({ unsure }: Filed): string[] {
  if (unsure.length === 0) return []
  const lines = unsure.slice(0, MOST_NAMED).join('、')
  const said = unsure.length > MOST_NAMED ? POSTED_SAYS.unsureManyLines : POSTED_SAYS.unsureLines
  return [said({ n: unsure.length, lines })]
}

const nobodyWords = ({ taxpayer, formName }: TaxReturn): string[] =>
  taxpayer.name === null && taxpayer.taxNo === null
    ? [POSTED_SAYS.ofNobody({ form: formName })]
    : []

function availabilityWords(standing: WrittenReturn['standing'], period: string): string[] {
  if (standing === 'OVERLAP') return [POSTED_SAYS.overlapsBureau({ period })]
  if (standing === 'NOT_FILED') return [POSTED_SAYS.bureauNotFiled({ period })]
  if (standing === 'SILENT') return [POSTED_SAYS.bureauSilent({ period })]
  return []
}
