import { orderFinanceForm } from '@xinjian/contract/forms/finance/scf'
import { type OrderDetail, scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { call } from '../../../api/client.ts'
import { DayField } from '../../../form/DayField.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { fenOf, yuan } from '../../loan/fen.ts'
import { wholeWords } from '../whole-words.ts'
import { words } from '../words.ts'
import { orderWords } from './words.ts'

/** Asks for money on a verified order, which goes to its seller; another approves the loan. */
export default function OrderFinanceDialog(props: {
  of: OrderDetail
  onDone: () => void
  onClose: () => void
}) {
  const { no, seller } = props.of.row
  const t = useWords(words)
  const w = useWords(wholeWords)
  const o = useWords(orderWords)
  const form = useForm(orderFinanceForm, {
    onSubmit: async ({ amount, ...given }) => {
      const asked = { no, amountFen: fenOf(amount), ...given }
      await call(scfOrder.scfOrderFinance, asked, { silent: true })
      toast('success', t('done'))
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
      <p className={textStyles.mutedSm}>{o('payee', { name: seller })}</p>
      <TextField
        of={form}
        name="amount"
        label={t('amountYuan')}
        hint={w('financeMost', { sum: yuan(props.of.availableFen) })}
        inputMode="decimal"
        star
      />
      <DayField of={form} name="dueDate" label={w('dueDate')} star />
      <TextField of={form} name="purpose" label={w('purpose')} star />
      <TextField of={form} name="payeeBank" label={w('payeeBank')} star />
      <TextField of={form} name="payeeAccount" label={w('payeeAccount')} inputMode="numeric" star />
    </FormDialog>
  )
}
