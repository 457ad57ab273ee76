import { deedForm } from '@xinjian/contract/forms/loan'
import { loan } from '@xinjian/contract/nouns/finance/loan'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { DeedFields } from './DeedFields.tsx'
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
  return (
    <FormDialog
      of={form}
      open={props.open}
      title={t('record')}
      onClose={props.onClose}
      submit={t('send')}
      variant="primary"
    >
      <DeedFields of={form} />
    </FormDialog>
  )
}
