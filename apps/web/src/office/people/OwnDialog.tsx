import { useQueryClient } from '@tanstack/react-query'
import { ownForm } from '@xinjian/contract/forms/people'
import { people } from '@xinjian/contract/nouns/people'
import { session } from '@xinjian/contract/nouns/session'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { ownWords } from './own-words.ts'

/** What somebody may change of his own account. */
export function OwnEdit({ name, email }: { name: string; email: string | null }) {
  const t = useWords(ownWords)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const form = useForm(ownForm, {
    start: { name, email: email ?? '' },
    onSubmit: async (typed) => {
      await call(people.editInfo, typed, { silent: true })
      await client.invalidateQueries({ queryKey: keyOf(session.userInfo) })
      toast('success', t('saved'))
      setOpen(false)
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('edit')}
      button={{ size: 'sm' }}
      title={t('editTitle')}
      submit={t('save')}
    >
      <TextField of={form} name="name" label={t('name')} star />
      <TextField of={form} name="email" label={t('email')} />
    </FormButton>
  )
}
