import { FUND_KINDS } from '@xinjian/contract/customer'
import { fundForm } from '@xinjian/contract/forms/customer'
import { type SecondaryRow, secondary } from '@xinjian/contract/nouns/secondary'
import { haoOf } from '@xinjian/format'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { VoucherFields } from '../billing/VoucherFields.tsx'
import { useSecondaryChanged } from './useSecondaryChanged.ts'
import { words } from './words.ts'

/** What the customer paid, or how far below zero it may go. */
export function FundDialog({ row }: { row: SecondaryRow }) {
  const t = useWords(words)
  const changed = useSecondaryChanged()
  const [open, setOpen] = useState(false)
  const form = useForm(fundForm, {
    start: { kind: 'RECHARGE' },
    onSubmit: async ({ amount, ...typed }) => {
      const body = { id: row.id, ...typed, amount: haoOf(amount) ?? 0 }
      await call(secondary.secondaryFund, body, { silent: true })
      toast('success', t('funded'))
      form.reset()
      setOpen(false)
      await changed()
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('fund')}
      title={t('fundTitle', { name: row.name })}
      submit={t('send')}
    >
      <p>{t('fundNote')}</p>
      <VoucherFields
        of={form}
        kinds={FUND_KINDS}
        say={t}
        amountHint={t('amountHint')}
        aboutHint={t('aboutHint')}
      />
    </FormButton>
  )
}
