import { passkeyForm } from '@xinjian/contract/forms/second'
import { session } from '@xinjian/contract/nouns/session'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { hasPasskeys, makePasskey } from '../../shell/passkey.ts'
import { toast } from '../../ui/feedback.ts'
import { secondWords } from './second-words.ts'

/** Adds a passkey of this browser or of a key that is plugged in. */
export function PasskeyAdd({ onDone }: { onDone: (recovery: readonly string[] | null) => void }) {
  const t = useWords(secondWords)
  const [open, setOpen] = useState(false)
  const form = useForm(passkeyForm, {
    onSubmit: async ({ name }) => {
      const asked = await call(session.secondPasskeyStart, {}, { silent: true })
      const made = await makePasskey(asked).catch(() => {
        throw new Error(t('failed'))
      })
      const body = { ticket: asked.ticket, name, ...made }
      const { recovery } = await call(session.secondPasskeyAdd, body, { silent: true })
      toast('success', t('done'))
      form.reset()
      setOpen(false)
      onDone(recovery)
    },
  })
  const can = hasPasskeys()
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('passkey')}
      button={{ size: 'sm', disabled: !can, title: can ? undefined : t('noPasskey') }}
      submit={t('add')}
    >
      <TextField of={form} name="name" label={t('name')} hint={t('nameHint')} star />
    </FormButton>
  )
}
