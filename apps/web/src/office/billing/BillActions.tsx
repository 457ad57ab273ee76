import { useQueryClient } from '@tanstack/react-query'
import type { DataOf } from '@xinjian/contract/endpoint'
import { billing } from '@xinjian/contract/nouns/billing'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import { DisputeDialog } from './DisputeDialog.tsx'
import { talkWords } from './talk-words.ts'
import { words } from './words.ts'
import { yuan } from './yuan.ts'

/** What may be done with the own bill as it stands: confirmed or disputed; by a secondary customer, settled from its balance. */
export function BillActions({ bill }: { bill: DataOf<typeof billing.billMonth> }) {
  const t = useWords(words)
  const tt = useWords(talkWords)
  const client = useQueryClient()
  const may = useMay('bill.confirm')
  const { month, status, total } = bill.head
  const changed = () => client.invalidateQueries({ queryKey: keyOf(billing.billMonth) })
  const confirm = async () => {
    const message = t('confirmAsk', { month, total: yuan(total) })
    if (!(await ask({ tone: 'warning', title: t('confirm'), message, cancelText: t('later') })))
      return
    await call(billing.billConfirm, { month })
    toast('success', t('confirmed'))
    await changed()
  }
  const settle = async () => {
    const message = tt('settleAsk', { month, total: yuan(total) })
    if (!(await ask({ tone: 'warning', title: tt('settle'), message, cancelText: tt('later') })))
      return
    await call(billing.billSettle, { month })
    toast('success', tt('settled'))
    await changed()
  }
  if (!may) return null
  const open = status === 'FROZEN' || status === 'DISPUTED'
  return (
    <>
      {status === 'FROZEN' && <DisputeDialog month={month} onDone={changed} />}
      {open && (
        <Button variant="primary" onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
      )}
      {status === 'INVOICED' && bill.secondary && (
        <Button variant="primary" onClick={() => void settle()}>
          {tt('settle')}
        </Button>
      )}
    </>
  )
}
