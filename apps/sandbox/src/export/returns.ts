/** 增值税 returns that a firm has filed, as the bureau's own pages answer them: one answer a month, line by line. */
import { formatFen } from '@xinjian/format'
import { type Day, firstDay, formatDay, type Month } from '../world/calendar.ts'
import type { Filings } from '../world/filings/filings.ts'
import type { Firm } from '../world/firm.ts'

/** 申报表种类 of 一般纳税人适用. */
const VAT_GENERAL = '101011021'

const lastDay = (month: Month): Day => firstDay(month + 1) - 1

/** Of a small-scale taxpayer none: it files another form. */
export const vatAnswers = (
  { taxNo, name }: Pick<Firm, 'taxNo' | 'name'>,
  { general }: Pick<Filings, 'general'>,
) =>
  general.map(({ form, declared }) => ({
    code: '0',
    msg: '操作成功',
    data: {
      SBBZL_DM: VAT_GENERAL,
      HEAD: {
        NSRSBH: taxNo,
        NSRMC: name,
        SSSQ_Q: formatDay(firstDay(form.period)),
        SSSQ_Z: formatDay(lastDay(form.period)),
        TBRQ: formatDay(declared),
      },
      BODY: Object.entries(form.rows).map(([line, amount]) => ({
        HC: line,
        YBHW_LW_BYS: formatFen(amount),
        YBHW_LW_BNLJ: formatFen(form.ytd[line] ?? 0),
        JZJTHW_LW_BYS: '0.00',
        JZJTHW_LW_BNLJ: '0.00',
      })),
    },
  }))
