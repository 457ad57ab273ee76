import type { PersonConsent } from '@xinjian/contract/consent/person-consents'
import { personInviteForm } from '@xinjian/contract/forms/person-consent'
import { consent } from '@xinjian/contract/nouns/consent'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import { words } from './person-words.ts'

/** Invites a person to sign; `onLink` hears the link, which is told this once. */
export function PersonInvite(props: {
  taxNo: string
  row: PersonConsent
  onLink: (link: string) => void
}) {
  const { taxNo, row, onLink } = props
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const form = useForm(personInviteForm, {
    onSubmit: async (typed) => {
      const { link } = await call(
        consent.personInvite,
        { taxNo, role: row.role, ...typed },
        { silent: true },
      )
      form.reset()
      setOpen(false)
      onLink(link)
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t(row.state === 'NONE' ? 'invite' : 'again')}
      title={t('inviteTitle', { role: t(row.role) })}
      button={{ size: 'sm' }}
      submit={t('send')}
    >
      <p className={textStyles.muted}>{t('inviteNote')}</p>
      <TextField of={form} name="name" label={t('name')} star autoComplete="off" />
      <TextField
        of={form}
        name="mobile"
        label={t('mobile')}
        star
        tidy
        type="tel"
        inputMode="numeric"
        autoComplete="off"
      />
    </FormButton>
  )
}
