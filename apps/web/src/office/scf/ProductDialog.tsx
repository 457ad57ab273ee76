import { scfProductForm } from '@xinjian/contract/forms/finance/scf'
import { DAY_COUNTS, REPAYMENT_METHODS, ROUNDINGS } from '@xinjian/contract/loan/states'
import { programme } from '@xinjian/contract/nouns/finance/scf'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { termsOf } from '../loan/fen.ts'
import { programmeWords } from './programme-words.ts'
import { words } from './words.ts'

type Choice =
  | (typeof DAY_COUNTS | typeof REPAYMENT_METHODS | typeof ROUNDINGS)[number]
  | ('yes' | 'no')

/** Makes a product for receivables. */
export default function ProductDialog(props: { onDone: () => void; onClose: () => void }) {
  const t = useWords(words)
  const p = useWords(programmeWords)
  const form = useForm(scfProductForm, {
    start: {
      ...{ dayCount: 'ACT_360', method: 'BULLET', rounding: 'HALF_UP', graceDays: '0' },
      ...{ compound: 'no', maxTenor: '180', advance: '80' },
    },
    onSubmit: async ({ name, maxTenor, advance, ...terms }) => {
      const asked = {
        ...{ name, type: 'RECEIVABLE' as const, ...termsOf(terms) },
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
  const choice = <K extends 'dayCount' | 'method' | 'rounding' | 'compound'>(
    name: K,
    values: readonly Choice[],
  ) => (
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
