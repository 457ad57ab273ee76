import { objectionForm } from '@xinjian/contract/forms/public-records'
import { objection } from '@xinjian/contract/nouns/public/objection'
import { useState } from 'react'
import { sendForm } from '../../api/send-form.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { FormField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import type { RecordAsk } from '../../reports/evidence/source.ts'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../ui/feedback.ts'
import textStyles from '../../ui/styles/text.module.css'
import { TextArea } from '../common/TextArea.tsx'
import { words } from './words.ts'

/** Objects to one record of a report; `ask` null = closed. */
export function RaiseDialog(props: {
  reportNo: string
  ask: RecordAsk | null
  onDone: () => void
  onClose: () => void
}) {
  const { reportNo, ask, onDone, onClose } = props
  const t = useWords(words)
  const [file, setFile] = useState<File | null>(null)
  const form = useForm(objectionForm, {
    onSubmit: async ({ reason }) => {
      if (!ask) return
      const body = new FormData()
      for (const [name, value] of Object.entries({ reportNo, ...ask, reason }))
        body.append(name, String(value))
      if (file) body.append('file', file)
      await sendForm(objection.objectionRaise, body, {
        onProgress: () => {},
        signal: new AbortController().signal,
      })
      toast('success', t('raised'))
      form.reset()
      setFile(null)
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open={ask !== null}
      title={t('raiseTitle')}
      onClose={onClose}
      submit={t('send')}
      variant="primary"
    >
      <p className={textStyles.muted}>{t('raiseNote')}</p>
      <FormField of={form} name="reason" label={t('reason')} hint={t('reasonHint')} star>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
      <Field label={t('proofLabel')} hint={t('proofHint')}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept="application/pdf,image/jpeg,image/png"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
