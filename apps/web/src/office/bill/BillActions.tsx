import { useQueryClient } from '@tanstack/react-query'
import { type BillHead, billing } from '@xinjian/contract/nouns/billing'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import { yuan } from '../money/yuan.ts'
import { words } from './words.ts'

/** A bill that was made is confirmed. */
export function BillActions({ head }: { head: BillHead }) {
  const t = useWords(words)
  const client = useQueryClient()
  const may = useMay('money.manage')
  const { month } = head
  const confirm = async () => {
    const message = t('confirmAsk', { month, total: yuan(head.total) })
    if (!(await ask({ tone: 'warning', title: t('confirm'), message, cancelText: t('later') })))
      return
    await call(billing.billConfirm, { month })
    toast('success', t('confirmed'))
    await client.invalidateQueries({ queryKey: keyOf(billing.billMonth) })
  }
  if (!may || head.status !== 'FROZEN') return null
  return (
    <Button look="primary" onClick={() => void confirm()}>
      {t('confirm')}
    </Button>
  )
}
