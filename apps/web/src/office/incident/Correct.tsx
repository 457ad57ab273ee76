import { useQueryClient } from '@tanstack/react-query'
import { incidentCorrectForm } from '@xinjian/contract/forms/register'
import { type IncidentRow, serviceStatus } from '@xinjian/contract/nouns/public/serviceStatus'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { FormField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { TextArea } from '../common/TextArea.tsx'
import { words } from './words.ts'

/** Puts the text of the last update right. */
export function Correct(props: { row: IncidentRow; open: boolean; onClose: () => void }) {
  const { row, open, onClose } = props
  const t = useWords(words)
  const client = useQueryClient()
  const last = row.updates.findLast(({ corrects }) => corrects === null)
  const shown = row.updates.findLast(({ n, corrects }) => last && (corrects ?? n) === last.n)
  const form = useForm(incidentCorrectForm, {
    start: { text: shown?.text ?? '', textEn: shown?.textEn ?? '' },
    onSubmit: async (said) => {
      if (!last) return
      await call(
        serviceStatus.incidentCorrect,
        { id: row.id, n: last.n, ...said },
        { silent: true },
      )
      toast('success', t('done'))
      form.reset()
      onClose()
      await client.invalidateQueries({ queryKey: keyOf(serviceStatus.incidentList) })
    },
  })
  return (
    <FormDialog
      of={form}
      open={open}
      title={t('correctTitle', { title: row.title })}
      onClose={onClose}
      submit={t('save')}
      variant="primary"
    >
      <p>{t('correctNote')}</p>
      <FormField of={form} name="text" label={t('text')} star>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
      <FormField of={form} name="textEn" label={t('textEn')} star>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
    </FormDialog>
  )
}
