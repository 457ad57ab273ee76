import { lookForm } from '@xinjian/contract/forms/customer'
import { customer } from '@xinjian/contract/nouns/customer'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import styles from '../common/office-pages.module.css'
import { lookWords } from './words.ts'

/** Why somebody looks; asked once for half an hour. */
export function LookForm(props: { id: number; onTold: () => Promise<unknown> }) {
  const t = useWords(lookWords)
  const form = useForm(lookForm, {
    onSubmit: async ({ reason }) => {
      await call(customer.customerLook, { id: props.id, reason }, { silent: true })
      await props.onTold()
    },
  })
  return (
    <Card title={t('whyTitle')}>
      <Form of={form} className={styles.form}>
        <p>{t('whyNote')}</p>
        <TextField of={form} name="reason" label={t('why')} hint={t('whyHint')} star />
        <FormRefusal of={form} />
        <SubmitButton of={form}>{t('open')}</SubmitButton>
      </Form>
    </Card>
  )
}
