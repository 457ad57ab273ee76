import { useQueryClient } from '@tanstack/react-query'
import { contactForm } from '@xinjian/contract/forms/company'
import { company } from '@xinjian/contract/nouns/company'
import { session } from '@xinjian/contract/nouns/session'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** Whom to contact. */
export function ContactEdit(props: {
  linkman: string | null
  phone: string | null
  email: string | null
}) {
  const t = useWords(words)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const form = useForm(contactForm, {
    start: { linkman: props.linkman ?? '', email: props.email ?? '' },
    onSubmit: async (typed) => {
      await call(company.updateCompany, typed, { silent: true })
      await client.invalidateQueries({ queryKey: keyOf(session.companyBasic) })
      toast('success', t('saved'))
      setOpen(false)
    },
  })
  const now = props.phone
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('edit')}
      button={{ size: 'sm' }}
      submit={t('save')}
    >
      <TextField of={form} name="linkman" label={t('linkman')} star />
      <TextField
        of={form}
        name="phone"
        label={t('phone')}
        hint={now ? t('keep', { now }) : undefined}
        tidy
      />
      <TextField of={form} name="email" label={t('email')} star />
    </FormButton>
  )
}
