import { FUND_KINDS } from '@xinjian/contract/customer'
import { fundForm } from '@xinjian/contract/forms/customer'
import { type SecondaryRow, secondary } from '@xinjian/contract/nouns/secondary'
import { haoOf } from '@xinjian/format'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
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
    <>
      <Button onClick={() => setOpen(true)}>{t('fund')}</Button>
      <FormDialog
        of={form}
        open={open}
        title={t('fundTitle', { name: row.name })}
        onClose={() => setOpen(false)}
        submit={t('send')}
      >
        <p>{t('fundNote')}</p>
        <ChoiceField of={form} name="kind" label={t('kind')} star>
          {FUND_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(kind)}
            </option>
          ))}
        </ChoiceField>
        <TextField
          of={form}
          name="amount"
          label={t('amount')}
          hint={t('amountHint')}
          inputMode="decimal"
          star
        />
        <TextField of={form} name="about" label={t('about')} hint={t('aboutHint')} star />
        <TextField of={form} name="note" label={t('noteField')} star />
      </FormDialog>
    </>
  )
}
