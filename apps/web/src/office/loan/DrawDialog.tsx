import { drawdownForm } from '@xinjian/contract/forms/loan'
import { type CreditLineRow, loan } from '@xinjian/contract/nouns/finance/loan'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { supplyChainPaths } from '../../supply-chain-paths.ts'
import { toast } from '../../ui/feedback.ts'
import { DrawFields } from './DrawFields.tsx'
import { fenOf, termsOf } from './fen.ts'
import css from './loan.module.css'
import { Trial } from './Trial.tsx'
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
      const { product, from, dueDate, subjectNo, purpose } = given
      const made = await call(
        loan.drawdownApply,
        {
          ...{ lineNo: line?.no ?? '', product, from, dueDate, subjectNo, purpose },
          amountFen: fenOf(given.amount),
          terms: termsOf(given),
          payee: {
            ...{ name: given.payeeName, bank: given.payeeBank, account: given.payeeAccount },
          },
        },
        { silent: true },
      )
      toast('success', t('sent'))
      form.reset()
      onClose()
      void go(supplyChainPaths.loan({ no: made.no }))
    },
  })
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
      <DrawFields of={form} />
      <Trial of={form} />
    </FormDialog>
  )
}
