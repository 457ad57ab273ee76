import { drawdownForm } from '@xinjian/contract/forms/loan'
import { type CreditLineRow, loan } from '@xinjian/contract/nouns/finance/loan'
import { DAY_COUNTS, REPAYMENT_METHODS, ROUNDINGS } from '@xinjian/engine/loan/terms'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { DayField } from '../../form/DayField.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback.ts'
import { fenOf, ppmOf } from './fen.ts'
import css from './loan.module.css'
import { words } from './words.ts'

/** Applies for a loan on an order within a line; `line` null = closed. */
export function DrawDialog({ line, onClose }: { line: CreditLineRow | null; onClose: () => void }) {
  const t = useWords(words)
  const go = useNavigate()
  const form = useForm(drawdownForm, {
    start: {
      ...{ product: line?.product ?? '', dayCount: 'ACT_360', method: 'BULLET' },
      ...{ rounding: 'HALF_UP', graceDays: '0', compound: 'no' },
    },
    onSubmit: async (given) => {
      const { product, dayCount, method, rounding, from, dueDate, subjectNo, purpose } = given
      const made = await call(
        loan.drawdownApply,
        {
          ...{ lineNo: line?.no ?? '', product, from, dueDate, subjectNo, purpose },
          amountFen: fenOf(given.amount),
          terms: {
            ...{ dayCount, method, rounding, graceDays: Number(given.graceDays) },
            ...{ ratePpm: ppmOf(given.rate), penaltyPpm: ppmOf(given.penalty) },
            compound: given.compound === 'yes',
          },
          payee: {
            ...{ name: given.payeeName, bank: given.payeeBank, account: given.payeeAccount },
          },
        },
        { silent: true },
      )
      toast('success', t('sent'))
      form.reset()
      onClose()
      void go(paths.loan({ no: made.no }))
    },
  })
  const choice = <K extends string>(keys: readonly K[], say: (key: K) => string) =>
    keys.map((key) => (
      <option key={key} value={key}>
        {say(key)}
      </option>
    ))
  return (
    <FormDialog
      of={form}
      open={line !== null}
      title={`${t('draw')} · ${line?.borrowerName ?? ''}`}
      onClose={onClose}
      submit={t('send')}
      variant="primary"
      width="720px"
      className={css.fields}
    >
      <TextField of={form} name="product" label={t('product')} star />
      <TextField of={form} name="subjectNo" label={t('subject')} star />
      <TextField of={form} name="amount" label={t('amount')} inputMode="decimal" star />
      <TextField of={form} name="purpose" label={t('purpose')} star />
      <DayField of={form} name="from" label={t('from')} star />
      <DayField of={form} name="dueDate" label={t('dueDay')} star />
      <TextField of={form} name="rate" label={t('rate')} inputMode="decimal" star />
      <TextField of={form} name="penalty" label={t('penalty')} inputMode="decimal" star />
      <ChoiceField of={form} name="method" label={t('method')}>
        {choice(REPAYMENT_METHODS, t)}
      </ChoiceField>
      <ChoiceField of={form} name="dayCount" label={t('dayCount')}>
        {choice(DAY_COUNTS, t)}
      </ChoiceField>
      <TextField of={form} name="graceDays" label={t('graceDays')} inputMode="numeric" star />
      <ChoiceField of={form} name="compound" label={t('compound')}>
        {choice(['no', 'yes'], t)}
      </ChoiceField>
      <ChoiceField of={form} name="rounding" label={t('rounding')}>
        {choice(ROUNDINGS, t)}
      </ChoiceField>
      <TextField of={form} name="payeeName" label={t('payeeName')} star />
      <TextField of={form} name="payeeBank" label={t('payeeBank')} star />
      <TextField of={form} name="payeeAccount" label={t('payeeAccount')} inputMode="numeric" star />
    </FormDialog>
  )
}
