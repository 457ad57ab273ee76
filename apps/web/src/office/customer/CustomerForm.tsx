import { customerForm } from '@xinjian/contract/forms/customer'
import { customer } from '@xinjian/contract/nouns/customer'
import { haoOf } from '@xinjian/format'
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

/** A new customer, to be approved by another. */
export function CustomerForm() {
  const t = useWords(words)
  const go = useNavigate()
  const changed = useCustomersChanged()
  const form = useForm(customerForm, {
    onSubmit: async ({ creditLimit, ...typed }) => {
      const credit = creditLimit ? { creditLimit: haoOf(creditLimit) ?? 0 } : {}
      await call(customer.customerCreate, { ...typed, ...credit }, { silent: true })
      toast('success', t('sent'))
      await changed()
      await go(paths.customers())
    },
  })
  return (
    <Form of={form} className={styles.form}>
      <TextField of={form} name="name" label={t('name')} star />
      <TextField of={form} name="taxNo" label={t('taxNo')} hint={t('taxNoHint')} star tidy />
      <TextField of={form} name="linkman" label={t('contact')} star />
      <TextField of={form} name="phone" label={t('phone')} inputMode="tel" star tidy />
      <TextField of={form} name="email" label={t('email')} hint={t('emailHint')} star />
      <TextField of={form} name="userName" label={t('userName')} hint={t('userNameHint')} star />
      <TextField of={form} name="channel" label={t('channel')} hint={t('channelHint')} />
      <TextField
        of={form}
        name="creditLimit"
        label={t('credit')}
        hint={t('creditHint')}
        inputMode="decimal"
      />
      <FormRefusal of={form} />
      <SubmitButton of={form}>{t('save')}</SubmitButton>
    </Form>
  )
}
