import { useQueryClient } from '@tanstack/react-query'
import { voucherForm } from '@xinjian/contract/forms/money'
import { VOUCHER_KINDS } from '@xinjian/contract/money'
import { billing, type CompanyMoneyRow } from '@xinjian/contract/nouns/billing'
import { haoOf } from '@xinjian/format'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { VoucherFields } from '../VoucherFields.tsx'
import { voucherWords, words } from './words.ts'

/** What one operator enters for a company; another decides. */
export function VoucherDialog(props: { row: CompanyMoneyRow | null; onClose: () => void }) {
  const t = useWords(words)
  const tv = useWords(voucherWords)
  const client = useQueryClient()
  const { row, onClose } = props
  const form = useForm(voucherForm, {
    start: { kind: 'RECHARGE' },
    onSubmit: async ({ kind, amount, about, note }) => {
      const hao = amount === undefined ? null : haoOf(amount)
      const money = hao === null || kind === 'REVERSE' ? {} : { amount: hao }
      const asked = { companyId: row?.companyId ?? 0, kind, about, note, ...money }
      await call(billing.operateVoucherAsk, asked, { silent: true })
      toast('success', t('sent'))
      form.reset()
      onClose()
      await client.invalidateQueries({ queryKey: keyOf(billing.operateVouchers) })
    },
  })
  return (
    <FormDialog
      of={form}
      open={row !== null}
      title={t('enterFor', { name: row?.companyName ?? '' })}
      onClose={onClose}
      submit={t('send')}
    >
      <VoucherFields
        of={form}
        kinds={VOUCHER_KINDS}
        say={tv}
        amountHint={t('amountHint')}
        aboutHint={t('aboutHint')}
      />
    </FormDialog>
  )
}
