import { useQueryClient } from '@tanstack/react-query'
import type { BillStatus, OWED_STEPS } from '@xinjian/contract/money'
import type { BillHead } from '@xinjian/contract/nouns/billing'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { keyOf } from '../../api/query.ts'
import { useMay } from '../../shell/may.ts'
import { OwedStep } from './OwedStep.tsx'

type Step = (typeof OWED_STEPS)[number]

const NEXT: Partial<Record<BillStatus, readonly Step[]>> = {
  DISPUTED: ['ANSWER'],
  CONFIRMED: ['INVOICE'],
  INVOICED: ['SETTLE', 'PAY'],
}

/** What the company may do with a bill of its customer as it stands. */
export function OwedSteps({ companyId, head }: { companyId: number; head: BillHead }) {
  const client = useQueryClient()
  const may = useMay('secondary.write')
  if (!may) return null
  const changed = () => client.invalidateQueries({ queryKey: keyOf(secondary.secondaryBill) })
  return (NEXT[head.status] ?? []).map((step) => (
    <OwedStep key={step} step={step} companyId={companyId} head={head} onDone={changed} />
  ))
}
