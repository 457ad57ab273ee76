import { type LoanDeedRow, loan } from '@xinjian/contract/nouns/finance/loan'
import { call } from '../../api/client.ts'
import { useMay } from '../../shell/may.ts'
import { Decide } from './Decide.tsx'
import { yuan } from './fen.ts'

/** The other eyes on a payment, a waiver or a fee that waits. */
export function DeedDecide(props: { no: string; row: LoanDeedRow; onDone: () => unknown }) {
  const { no, row } = props
  const may = useMay('loan.decide')
  if (!may || row.state !== 'ASKED') return null
  return (
    <Decide
      ways={['approve', 'refuse']}
      own={row.own}
      about={yuan(row.fen)}
      onDecide={async (way, reason) => {
        await call(loan.drawdownDeedDecide, { no, id: row.id, approve: way === 'approve', reason })
        await props.onDone()
      }}
    />
  )
}
