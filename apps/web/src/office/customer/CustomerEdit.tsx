import { customerEditForm } from '@xinjian/contract/forms/customer'
import { type CustomerRow, customer } from '@xinjian/contract/nouns/customer'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback.ts'
import styles from '../common/office-pages.module.css'
import { useCustomersChanged } from './useCustomersChanged.ts'
import { words } from './words.ts'

/** What is kept of a customer, changed. */
export function CustomerEdit({ row }: { row: CustomerRow }) {
  const t = useWords(words)
  const go = useNavigate()
  const changed = useCustomersChanged()
  const form = useForm(customerEditForm, {
    start: {
      name: row.name,
      linkman: row.linkman ?? '',
      email: row.email ?? '',
      channel: row.channel ?? '',
    },
    onSubmit: async (typed) => {
      await call(customer.customerUpdate, { id: row.id, ...typed }, { silent: true })
      toast('success', t('saved'))
      await changed()
      await go(paths.customers())
    },
  })
  return (
    <Form of={form} className={styles.form}>
      <TextField of={form} name="name" label={t('name')} star />
      <TextField of={form} name="linkman" label={t('contact')} star />
      <TextField
        of={form}
        name="phone"
        label={t('phone')}
        hint={t('keep', { now: row.phone ?? '--' })}
        inputMode="tel"
        tidy
      />
      <TextField of={form} name="email" label={t('email')} star />
      <TextField of={form} name="channel" label={t('channel')} hint={t('channelHint')} />
      <FormRefusal of={form} />
      <SubmitButton of={form}>{t('save')}</SubmitButton>
    </Form>
  )
}
