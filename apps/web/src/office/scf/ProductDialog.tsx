import { scfProductForm } from '@xinjian/contract/forms/finance/scf'
import { DAY_COUNTS, REPAYMENT_METHODS, ROUNDINGS } from '@xinjian/contract/loan/states'
import { programme } from '@xinjian/contract/nouns/finance/scf'
import { OFFERED_TYPES } from '@xinjian/contract/scf/states'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { termsOf } from '../loan/fen.ts'
import { programmeWords } from './programme-words.ts'
import { words } from './words.ts'

type Chosen = 'type' | 'dayCount' | 'method' | 'rounding' | 'compound'
type Choice =
  | (typeof DAY_COUNTS | typeof REPAYMENT_METHODS | typeof ROUNDINGS)[number]
  | (typeof OFFERED_TYPES)[number]
  | ('yes' | 'no')

/** Makes a product for receivables, orders or prepayment. */
export default function ProductDialog(props: { onDone: () => void; onClose: () => void }) {
  const t = useWords(words)
  const p = useWords(programmeWords)
  const form = useForm(scfProductForm, {
    start: {
      ...{ type: 'RECEIVABLE', dayCount: 'ACT_360', method: 'BULLET', rounding: 'HALF_UP' },
      ...{ graceDays: '0', compound: 'no', maxTenor: '180', advance: '80' },
    },
    onSubmit: async ({ name, type, maxTenor, advance, ...terms }) => {
      const asked = {
        ...{ name, type, ...termsOf(terms) },
        maxTenorDays: Number(maxTenor),
        advanceBp: Math.round(Number(advance) * 100),
      }
      await call(programme.scfProductSave, asked, { silent: true })
      toast('success', t('saved'))
      form.reset()
      props.onDone()
      props.onClose()
    },
  })
  const choice = (name: Chosen, values: readonly Choice[]) => (
    <ChoiceField of={form} name={name} label={p(name)} star>
      {values.map((value) => (
        <option key={value} value={value}>
          {p(value === 'no' ? 'no_' : value)}
        </option>
      ))}
    </ChoiceField>
  )
  return (
    <FormDialog
      of={form}
      open
      title={p('newProduct')}
      onClose={props.onClose}
      submit={t('save')}
      variant="primary"
      width="640px"
    >
      <TextField of={form} name="name" label={t('product')} star />
      {choice('type', OFFERED_TYPES)}
      <TextField of={form} name="rate" label={p('ratePercent')} inputMode="decimal" star />
      <TextField of={form} name="penalty" label={p('penaltyPercent')} inputMode="decimal" star />
      <TextField of={form} name="advance" label={p('advancePercent')} inputMode="decimal" star />
      <TextField of={form} name="maxTenor" label={p('maxTenor')} inputMode="numeric" star />
      {choice('dayCount', DAY_COUNTS)}
      {choice('method', REPAYMENT_METHODS)}
      {choice('rounding', ROUNDINGS)}
      <TextField of={form} name="graceDays" label={p('graceDays')} inputMode="numeric" star />
      {choice('compound', ['no', 'yes'])}
    </FormDialog>
  )
}
