import { creditLineForm } from '@xinjian/contract/forms/loan'
import { loan } from '@xinjian/contract/nouns/finance/loan'
import { call } from '../../api/client.ts'
import { DayField } from '../../form/DayField.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, FormField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { TextArea } from '../common/TextArea.tsx'
import { fenOf } from './fen.ts'
import { words } from './words.ts'

/** Asks for a line; another approves it. */
export function LineDialog(props: { open: boolean; onDone: () => void; onClose: () => void }) {
  const t = useWords(words)
  const form = useForm(creditLineForm, {
    start: { revolving: 'yes' },
    onSubmit: async ({ limit, revolving, ...given }) => {
      const asked = { ...given, limitFen: fenOf(limit), revolving: revolving === 'yes' }
      await call(loan.creditLineAsk, asked, { silent: true })
      toast('success', t('sent'))
      form.reset()
      props.onDone()
      props.onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open={props.open}
      title={t('newLine')}
      onClose={props.onClose}
      submit={t('send')}
      variant="primary"
    >
      <TextField of={form} name="taxNo" label={t('taxNo')} star tidy />
      <TextField of={form} name="product" label={t('product')} star />
      <TextField of={form} name="limit" label={t('amount')} inputMode="decimal" star />
      <ChoiceField of={form} name="revolving" label={t('revolving')}>
        <option value="yes">{t('yes')}</option>
        <option value="no">{t('no')}</option>
      </ChoiceField>
      <DayField of={form} name="fromDay" label={t('fromDay')} star />
      <DayField of={form} name="toDay" label={t('toDay')} star />
      <FormField of={form} name="reason" label={t('reason')} hint={t('reasonHint')} star>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </FormDialog>
  )
}
