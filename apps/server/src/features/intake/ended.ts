import { formWords } from './forms/form-words.ts'
import { type ImportRecord, MAX_ERRORS } from './store.ts'

/** What became of a batch, in one sentence. */
export function summaryOf(row: ImportRecord): string {
  const n = (count: number) => count.toLocaleString('en-US')
  const forms = row.forms.length > 0 ? formWords(row.forms) : null
  if (forms && row.read_count === 0) return `导入完成：${forms}`
  const parts = [
    `新增 ${n(row.added_count)}`,
    `更新 ${n(row.updated_count)}`,
    `未变 ${n(row.unchanged_count)}`,
    `错误 ${n(row.bad_count)}`,
  ]
  const toCheck = row.to_check > 0 ? `（其中 ${n(row.to_check)} 张待人工核对）` : ''
  const capped = row.bad_count > MAX_ERRORS ? `（错误明细只保留前 ${n(MAX_ERRORS)} 条）` : ''
  return `导入完成：${parts.join('，')}${toCheck}${capped}${forms ? `；${forms}` : ''}`
}
