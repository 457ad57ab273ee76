import { keyAddForm, keyRotateForm } from '@xinjian/contract/forms/company'
import { company, KEY_ALGORITHMS } from '@xinjian/contract/nouns/company'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, FormField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { TextArea } from '../common/TextArea.tsx'
import { words } from './words.ts'

const WEEK = '7'

/** Two keys hold side by side for a while, or a key is replaced at once. */
export function KeyDialog(props: { kind: 'KD' | 'TH'; has: boolean; onDone: () => void }) {
  const { kind, has, onDone } = props
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const done = (form: { reset: () => void }) => {
    toast('success', t('saved'))
    form.reset()
    setOpen(false)
    onDone()
  }
  const added = useForm(keyAddForm, {
    start: { overlapDays: WEEK },
    onSubmit: async (typed) => {
      await call(company.companyKeyAdd, typed, { silent: true })
      done(added)
    },
  })
  const turned = useForm(keyRotateForm, {
    start: { algorithm: KEY_ALGORITHMS[0], overlapDays: WEEK },
    onSubmit: async (typed) => {
      await call(company.companyKeyRotate, typed, { silent: true })
      done(turned)
    },
  })
  const title = t(kind === 'TH' ? 'add' : has ? 'rotate' : 'make')
  const dialog = { open, title, submit: title, onClose: () => setOpen(false) }
  const overlap = { name: 'overlapDays', label: t('overlap'), hint: t('overlapHint') } as const
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {kind === 'TH' ? (
        <FormDialog of={added} {...dialog}>
          <FormField of={added} name="publicKey" label={t('publicKey')} hint={t('publicKeyHint')}>
            {(control) => <TextArea {...control} rows={8} code />}
          </FormField>
          <TextField of={added} {...overlap} inputMode="numeric" />
        </FormDialog>
      ) : (
        <FormDialog of={turned} {...dialog}>
          <ChoiceField of={turned} name="algorithm" label={t('algorithm')}>
            {KEY_ALGORITHMS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </ChoiceField>
          <TextField of={turned} {...overlap} inputMode="numeric" />
        </FormDialog>
      )}
    </>
  )
}
