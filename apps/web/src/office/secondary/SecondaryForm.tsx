import { secondaryEditForm, secondaryForm } from '@xinjian/contract/forms/customer'
import { type SecondaryRow, secondary } from '@xinjian/contract/nouns/secondary'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { type FormHandle, useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback.ts'
import styles from '../common/office-pages.module.css'
import { useSecondaryChanged } from './useSecondaryChanged.ts'
import { words } from './words.ts'

interface Fields {
  name: string
  linkman: string
  phone?: string | undefined
  email: string
}

/** A secondary customer, new or changed; a new one leads on to what it still needs. */
export function SecondaryForm({ row }: { row: SecondaryRow | undefined }) {
  const t = useWords(words)
  const go = useNavigate()
  const changed = useSecondaryChanged()
  const saved = async ({ id }: SecondaryRow) => {
    toast('success', t('saved'))
    await changed()
    await go(paths.openSecondary({ id }))
  }
  const added = useForm(secondaryForm, {
    onSubmit: async (typed) =>
      saved(await call(secondary.secondaryCreate, typed, { silent: true })),
  })
  const edited = useForm(secondaryEditForm, {
    start: { name: row?.name ?? '', linkman: row?.linkman ?? '', email: row?.email ?? '' },
    onSubmit: async (typed) =>
      saved(
        await call(secondary.secondaryUpdate, { id: row?.id ?? 0, ...typed }, { silent: true }),
      ),
  })
  const form = (row ? edited : added) as unknown as FormHandle<Fields>
  return (
    <Form of={form} className={styles.form}>
      <TextField of={form} name="name" label={t('name')} star />
      {!row && (
        <TextField of={added} name="taxNo" label={t('taxNo')} hint={t('taxNoHint')} star tidy />
      )}
      <TextField of={form} name="linkman" label={t('contact')} star />
      <TextField
        of={form}
        name="phone"
        label={t('phone')}
        hint={row && t('keep', { now: row.phone ?? '--' })}
        star={!row}
        inputMode="tel"
        tidy
      />
      <TextField
        of={form}
        name="email"
        label={t('email')}
        hint={row ? undefined : t('emailHint')}
        star
      />
      {!row && (
        <TextField of={added} name="userName" label={t('userName')} hint={t('userNameHint')} star />
      )}
      <FormRefusal of={form} />
      <SubmitButton of={form}>{t('save')}</SubmitButton>
    </Form>
  )
}
