import { useQuery } from '@tanstack/react-query'
import type { BodyOf } from '@xinjian/contract/endpoint'
import { generateForm } from '@xinjian/contract/forms/report'
import { report } from '@xinjian/contract/nouns/report'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { query as ask } from '../../api/query.ts'
import { useForm } from '../../form/useForm.ts'
import { kindsIn } from '../../reports/kinds.ts'
import { useQueryState } from '../common/useQueryState.ts'
import { linkOf } from './columns.tsx'
import type { Family } from './families.ts'
import { NONE, PACK } from './order-address.ts'

/**
 * An order in the making: which kinds are wanted (the address holds them), what is known of each, and the form that sends it. One
 * kind leads to its report, several stay and are followed as a pack. Once an order was taken nothing is chosen any more, so that neither a
 * second press nor Enter orders it again. `listed`: the session sees the enterprise.
 */
export function useOrder(family: Family, taxId: string, listed: boolean) {
  const navigate = useNavigate()
  const [query, change] = useQueryState()
  const products = useQuery({ ...ask(family.products, { taxId }), enabled: listed })
  const company = useQuery({ ...ask(report.accessCompany, { taxId }), enabled: listed })
  // The address follows later: a page that is still being fetched leaves this one in place, and its address.
  const [taken, setTaken] = useState(false)
  const isTaken = useRef(false)
  const take = (yes: boolean) => {
    isTaken.current = yes
    setTaken(yes)
  }
  const chosen = taken ? [] : chosenOf(family, query.get('reportType'), products.data)
  const form = useForm(generateForm, {
    onSubmit: async (asked) => {
      const [only, second] = chosen
      if (!only || isTaken.current) return
      const rows = second
        ? await call(
            report.packOrder,
            { taxId, reportTypes: [...chosen], ...asked },
            { silent: true },
          )
        : [await orderOne(family, { taxId, reportType: only, ...asked })]
      take(true)
      change({ [PACK]: rows.map(({ reportNo }) => reportNo).join(), reportType: NONE })
      const [row, more] = rows
      if (row && !more) navigate(linkOf(row))
    },
  })
  const pick = (kind: ReportKind) => {
    const next = chosen.includes(kind) ? chosen.filter((k) => k !== kind) : [...chosen, kind]
    take(false)
    change({ reportType: family.kinds.filter((k) => next.includes(k)).join() || NONE })
  }
  const ordered = chosen.length === 0 && query.get(PACK) !== null
  return { form, chosen, pick, ordered, products, sources: company.data?.datasets }
}

/** What the address names; else the first kind that can be made, else the first of all. */
function chosenOf(
  { kinds }: Family,
  address: string | null,
  products: readonly { reportType: ReportKind; ready: boolean }[] | undefined,
): readonly ReportKind[] {
  const named = kindsIn(address).filter((kind) => kinds.includes(kind))
  if (named.length > 0 || address === NONE) return named
  return [products?.find(({ ready }) => ready)?.reportType ?? kinds[0]]
}

/** Books have a call of their own, which takes no terms of an institution: nothing is lent on them. */
const orderOne = (
  { result }: Family,
  { taxId, reportType, through, ...terms }: BodyOf<typeof report.reportQuery>,
) =>
  result === report.erpResult
    ? call(report.erpQuery, { taxId, reportType, through }, { silent: true })
    : call(report.reportQuery, { taxId, reportType, through, ...terms }, { silent: true })
