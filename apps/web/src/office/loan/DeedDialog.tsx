import { deedForm } from '@xinjian/contract/forms/loan'
import { DEED_KINDS, WAIVED_PARTS } from '@xinjian/contract/loan/states'
import { loan } from '@xinjian/contract/nouns/finance/loan'
import { call } from '../../api/client.ts'
import { DayField } from '../../form/DayField.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, FormField, TextField } from '../../form/FormField.tsx'
import { useForm, useFormValue } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { TextArea } from '../common/TextArea.tsx'
import { fenOf } from './fen.ts'
import { words } from './words.ts'

/** Enters a payment, a waiver or a fee; another books it. */
export function DeedDialog(props: {
  no: string
  /** Day that is offered first. */
  day: string
  open: boolean
  onDone: () => void
  onClose: () => void
}) {
  const t = useWords(words)
  const form = useForm(deedForm, {
    start: { kind: 'PAYMENT', part: 'PENALTY', early: 'no', day: props.day },
    onSubmit: async ({ kind, part, amount, day, reference, early, reason }) => {
      const asked = { no: props.no, kind, fen: fenOf(amount), day, reason }
      const more =
        kind === 'PAYMENT'
          ? { reference, early: early === 'yes' }
          : kind === 'WAIVER'
            ? { part, early: false }
            : { early: false }
      await call(loan.drawdownDeedAsk, { ...asked, ...more }, { silent: true })
      toast('success', t('sent'))
      form.reset()
      props.onDone()
      props.onClose()
    },
  })
  const kind = useFormValue(form, 'kind')
  return (
    <FormDialog
      of={form}
      open={props.open}
      title={t('record')}
      onClose={props.onClose}
      submit={t('send')}
      variant="primary"
    >
      <ChoiceField of={form} name="kind" label={t('kind')}>
        {DEED_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </ChoiceField>
      {kind === 'WAIVER' ? (
        <ChoiceField of={form} name="part" label={t('part')}>
          {WAIVED_PARTS.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </ChoiceField>
      ) : null}
      <TextField of={form} name="amount" label={t('amount')} inputMode="decimal" star />
      <DayField of={form} name="day" label={t('day')} star />
      {kind === 'PAYMENT' ? (
        <>
          <TextField of={form} name="reference" label={t('reference')} hint={t('referenceHint')} />
          <ChoiceField of={form} name="early" label={t('earlyPay')}>
            <option value="no">{t('no')}</option>
            <option value="yes">{t('yes')}</option>
          </ChoiceField>
        </>
      ) : null}
      <FormField of={form} name="reason" label={t('reason')} hint={t('reasonHint')} star>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </FormDialog>
  )
}
