import { caseForm } from '@xinjian/contract/forms/verify'
import { recognition } from '@xinjian/contract/nouns/verify/recognition'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { toast } from '../../ui/feedback.ts'
import { saveDownload } from '../common/save.ts'
import { useNames } from './useNames.ts'

/** One correction leaves with its picture: for a reason that the customer is told as well. */
export default function CaseDialog(props: { id: number; onClose: () => void }) {
  const { t } = useNames()
  const form = useForm(caseForm, {
    onSubmit: async ({ reason }) => {
      await saveDownload(recognition.recognitionCase, { id: props.id, reason })
      toast('success', t('caseExported'))
      props.onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open
      title={t('caseTitle')}
      width="480px"
      onClose={props.onClose}
      submit={t('caseExport')}
    >
      <p>{t('caseNote')}</p>
      <TextField of={form} name="reason" label={t('caseWhy')} hint={t('caseWhyHint')} star />
    </FormDialog>
  )
}
