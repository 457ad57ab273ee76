import { useQuery } from '@tanstack/react-query'
import { generateForm } from '@xinjian/contract/forms/report'
import { report } from '@xinjian/contract/nouns/report'
import { REPORT_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { query as ask } from '../../api/query.ts'
import { useForm } from '../../form/useForm.ts'
import { kindsIn } from '../../reports/kinds.ts'
import { useQueryState } from '../common/useQueryState.ts'
import { linkOf } from './columns.tsx'
import { PACK } from './PackProgress.tsx'

/** Stands in the address where nothing is ticked: without it the first kind is. */
const NONE = 'none'

/**
 * An order in the making: which kinds are wanted (the address holds them), what is known of each, and the form that sends it. One
 * kind leads to its report, several stay and are followed as a pack. `listed`: the session sees the enterprise.
 */
export function useOrder(taxId: string, listed: boolean) {
  const navigate = useNavigate()
  const [query, change] = useQueryState()
  const products = useQuery({ ...ask(report.accessProducts, { taxId }), enabled: listed })
  const company = useQuery({ ...ask(report.accessCompany, { taxId }), enabled: listed })
  const chosen = chosenOf(query.get('reportType'), products.data)
  const form = useForm(generateForm, {
    onSubmit: async (asked) => {
      const [only, second] = chosen
      if (!only) return
      if (!second) {
        const one = { taxId, reportType: only, ...asked }
        navigate(linkOf(await call(report.reportQuery, one, { silent: true })))
        return
      }
      const several = { taxId, reportTypes: [...chosen], ...asked }
      const rows = await call(report.packOrder, several, { silent: true })
      change({ [PACK]: rows.map(({ reportNo }) => reportNo).join() })
    },
  })
  const pick = (kind: ReportKind) => {
    const next = chosen.includes(kind) ? chosen.filter((k) => k !== kind) : [...chosen, kind]
    change({ reportType: REPORT_KIND_NAMES.filter((k) => next.includes(k)).join() || NONE })
  }
  return { form, chosen, pick, products, sources: company.data?.datasets }
}

/** What the address names; else the first kind that can be made, else the first of all. */
function chosenOf(
  address: string | null,
  products: readonly { reportType: ReportKind; ready: boolean }[] | undefined,
): readonly ReportKind[] {
  const named = kindsIn(address)
  if (named.length > 0 || address === NONE) return named
  return [products?.find(({ ready }) => ready)?.reportType ?? REPORT_KIND_NAMES[0]]
}
