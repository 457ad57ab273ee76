/** Lines of 附列资料 as rows beside those of their return: figures stand in them that no line of the form has. */
import { lineName } from '@xinjian/format/returns/form-lines'
import {
  SCHEDULE_1 as FIRST,
  INVOICED_WAYS,
  SCHEDULE_2 as SECOND,
} from '@xinjian/format/returns/schedule-codes'

const NAMES: Readonly<Record<string, string>> = {
  1: '开具增值税专用发票',
  3: '开具其他发票',
  5: '未开具发票',
  7: '纳税检查调整',
}

/** 元 with 分 at most, as a bureau writes an amount; what is none is left empty. */
const fen = (sql: string): string =>
  `case when (${sql}) ~ '^-?\\d{1,13}(\\.\\d{1,2})?$' then ((${sql})::numeric * 100)::int8 end`

const ways = Object.entries(INVOICED_WAYS)
  .map(([way, column]) => `('${way}', '${FIRST}${column}')`)
  .join(', ')

/**
 * Of the returns `h` in `heads`, all lines of their schedules, in the columns that are told of a line. Of 附列资料（一） one of each way of
 * invoicing, summed over the rates, where a return tells it; of （二） one of each line, its 税额.
 */
export const scheduleLines = (heads: string): string => `
  select h.row_key || '/' || s.code as row_key, h.row_key as return_key, h.form_version, s.code as line_code,
         s.amount, null::int8 as ytd_amount, h.source, null::text as place
    from (${heads}) h
   cross join lateral (
     select w.code, sum(${fen("rate -> w.way ->> 'amount'")})::int8 as amount
       from (values ${ways}) w (way, code)
      cross join jsonb_array_elements(case jsonb_typeof(h.schedules -> 'schedule1') when 'array' then h.schedules -> 'schedule1' else '[]' end) rate
      where (rate -> w.way ->> 'amount') is not null
      group by w.code
     union all
     select '${SECOND}' || line.key, ${fen("line.value ->> 'tax'")}
       from jsonb_each(case jsonb_typeof(h.schedules -> 'schedule2') when 'object' then h.schedules -> 'schedule2' else '{}' end) line
   ) s`

/** Name of a line of a schedule; null = it is one of the form itself. */
export function scheduleName(code: string): string | null {
  if (code.startsWith(FIRST))
    return `附列资料（一）${NAMES[code.slice(FIRST.length)] ?? ''}销售额（各税率合计）`
  if (!code.startsWith(SECOND)) return null
  const line = code.slice(SECOND.length)
  return `附列资料（二）第${line}栏${lineName('GENERAL_2', line)}税额`
}
