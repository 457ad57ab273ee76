import { accessReasonForm } from '@xinjian/contract/forms/customer'
import { customer } from '@xinjian/contract/nouns/customer'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import styles from '../common/office-pages.module.css'
import { words } from './words.ts'

/** Why an operator looks at another company, or (no `id`) at all of them; asked once for half an hour. */
export default function AccessReasonForm(props: {
  id?: number | undefined
  onTold: () => unknown
}) {
  const t = useWords(words)
  const { id } = props
  const form = useForm(accessReasonForm, {
    onSubmit: async ({ reason }) => {
      await call(customer.customerLook, { ...(id && { id }), reason }, { silent: true })
      await props.onTold()
    },
  })
  return (
    <section className={styles.asked}>
      <h2>{t('title')}</h2>
      <Form of={form} className={styles.form}>
        <p>{t(id ? 'note' : 'allNote')}</p>
        <TextField of={form} name="reason" label={t('why')} hint={t('hint')} star />
        <FormRefusal of={form} />
        <SubmitButton of={form}>{t('open')}</SubmitButton>
      </Form>
    </section>
  )
}
