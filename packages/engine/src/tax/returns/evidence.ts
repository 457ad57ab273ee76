/** The lines of returns behind a figure. */

import { INVOICED_WAYS, SCHEDULE_1, SCHEDULE_2 } from '@xinjian/format/returns/schedule-codes'
import type { RecordEvidence } from '../../report/evidence.ts'
import type { CitReturn, VatReturn } from '../facts.ts'
import { PERIOD_SAYS } from '../words.ts'
import { CIT_ITEMS, type CitItem, citLine } from './cit.ts'
import { citSpan } from './seen.ts'
import { periodWords } from './vat.ts'
import { RETURN_SAYS } from './words.ts'

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort()

/** Lines of VAT returns, by form; a form that is left out has none. */
export function vatLeg(
  returns: readonly VatReturn[],
  lines: Partial<Record<VatReturn['form'], readonly string[]>>,
): RecordEvidence {
  const forms = (['GENERAL', 'SMALL'] as const).flatMap((form) => {
    const of = returns.filter((r) => r.form === form)
    const wanted = lines[form] ?? []
    return of.length && wanted.length ? [{ form, of, wanted }] : []
  })
  const parts = forms.map(({ of, wanted }) => ({
    all: [
      { field: 'returnKey', in: sorted(of.map(({ key }) => key)) },
      { field: 'line', in: [...wanted] },
    ],
  }))
  const used = forms.flatMap(({ of }) => of)
  const words = forms.map(({ form, wanted }) => linesOf(form, wanted))
  return {
    dataset: 'VAT_RETURN',
    where: parts.length === 1 ? parts[0]! : { any: parts },
    words: [
      used.length ? RETURN_SAYS.period({ period: spanWords(used) }) : RETURN_SAYS.noReturn,
      ...words,
    ].join('；'),
  }
}

function linesOf(form: VatReturn['form'], lines: readonly string[]): string {
  const [line = ''] = lines
  if (form === 'GENERAL')
    return lines.length > 1
      ? RETURN_SAYS.generalLines({ lines })
      : RETURN_SAYS.generalLine({ line })
  return lines.length > 1 ? RETURN_SAYS.smallLines({ lines }) : RETURN_SAYS.smallLine({ line })
}

const spanWords = (returns: readonly VatReturn[]): string =>
  periodWords({
    from: Math.min(...returns.map(({ from }) => from)),
    to: Math.max(...returns.map(({ to }) => to)),
  })

const scheduleLeg = (
  returns: readonly VatReturn[],
  code: string,
  words: string,
): RecordEvidence => ({
  dataset: 'VAT_RETURN',
  where: {
    all: [
      { field: 'returnKey', in: sorted(returns.map(({ key }) => key)) },
      { field: 'line', in: [code] },
    ],
  },
  words: `${RETURN_SAYS.period({ period: spanWords(returns) })}；${words}`,
})

/** 附列资料（一） of returns: what was sold without an invoice, one line each, its rates together. */
export const unbilledLeg = (returns: readonly VatReturn[]): RecordEvidence =>
  scheduleLeg(returns, `${SCHEDULE_1}${INVOICED_WAYS.unbilled}`, RETURN_SAYS.unbilledColumn)

/** One 栏次 of 附列资料（二） of returns. */
export const inputScheduleLeg = (returns: readonly VatReturn[], line: string): RecordEvidence =>
  scheduleLeg(returns, `${SCHEDULE_2}${line}`, RETURN_SAYS.inputLine({ line }))

/** Whole returns, one or many: every line of them. */
export function vatReturnsLeg(returns: readonly VatReturn[]): RecordEvidence {
  return {
    dataset: 'VAT_RETURN',
    where: { field: 'returnKey', in: sorted(returns.map(({ key }) => key)) },
    words: returns.length
      ? RETURN_SAYS.vatReturns({
          periods: returns.length > 6 ? [spanWords(returns)] : returns.map(periodWords),
        })
      : RETURN_SAYS.noReturn,
  }
}

const titleOf = (cit: CitReturn): string =>
  cit.quarter === null
    ? PERIOD_SAYS.annualOf({ year: cit.year })
    : PERIOD_SAYS.quarterOf({ year: cit.year, quarter: cit.quarter })

const itemsOf = (returns: readonly string[], items: readonly string[]): string =>
  items.length > 1
    ? RETURN_SAYS.citItems({ returns, items })
    : RETURN_SAYS.citItem({ returns, item: items[0] ?? '' })

/** Lines of income tax returns by the names of their items. */
export function citLeg(returns: readonly CitReturn[], items: readonly CitItem[]): RecordEvidence {
  const any = returns.map((cit) => ({
    all: [
      { field: 'returnKey', in: [cit.key] },
      { field: 'line', in: items.flatMap((item) => citLine(cit, item) ?? []) },
    ],
  }))
  return {
    dataset: 'CIT_RETURN',
    where: any.length === 1 ? any[0]! : { any },
    words: itemsOf(
      returns.map(titleOf),
      items.map((item) => CIT_ITEMS[item].name),
    ),
  }
}

export function citReturnsLeg(returns: readonly CitReturn[]): RecordEvidence {
  return {
    dataset: 'CIT_RETURN',
    where: { field: 'returnKey', in: sorted(returns.map(({ key }) => key)) },
    words: RETURN_SAYS.citReturns({
      returns: returns.map((cit) =>
        RETURN_SAYS.citReturn({ title: titleOf(cit), period: periodWords(citSpan(cit)) }),
      ),
    }),
  }
}
