import { financeForm } from '@xinjian/contract/forms/finance/scf'
import { receivable } from '@xinjian/contract/nouns/finance/receivable'
import { call } from '../../api/client.ts'
import { DayField } from '../../form/DayField.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { fenOf, yuan } from '../loan/fen.ts'
import { wholeWords } from './whole-words.ts'
import { words } from './words.ts'

/** Asks for money on a confirmed receivable; another approves the loan. */
export default function FinanceDialog(props: {
  no: string
  most: number
  seller: string
  dueDay: string
  onDone: () => void
  onClose: () => void
}) {
  const { no, most, seller, dueDay } = props
  const t = useWords(words)
  const w = useWords(wholeWords)
  const form = useForm(financeForm, {
    start: { payeeName: seller, dueDate: dueDay },
    onSubmit: async ({ amount, ...given }) => {
      const asked = { no, amountFen: fenOf(amount), ...given }
      await call(receivable.scfFinance, asked, { silent: true })
      toast('success', t('done'))
      form.reset()
      props.onDone()
      props.onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open
      title={`${w('finance')} · ${seller}`}
      onClose={props.onClose}
      submit={w('finance')}
      variant="primary"
    >
      <TextField
        of={form}
        name="amount"
        label={t('amountYuan')}
        hint={w('financeMost', { sum: yuan(most) })}
        inputMode="decimal"
        star
      />
      <DayField of={form} name="dueDate" label={w('dueDate')} star />
      <TextField of={form} name="purpose" label={w('purpose')} star />
      <TextField of={form} name="payeeName" label={w('payeeName')} star />
      <TextField of={form} name="payeeBank" label={w('payeeBank')} star />
      <TextField of={form} name="payeeAccount" label={w('payeeAccount')} inputMode="numeric" star />
    </FormDialog>
  )
}
