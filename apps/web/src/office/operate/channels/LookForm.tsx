import { useQuery } from '@tanstack/react-query'
import { operateLookForm } from '@xinjian/contract/forms/channel'
import { billing } from '@xinjian/contract/nouns/billing'
import { query } from '../../../api/query.ts'
import { Form, FormRefusal, SubmitButton } from '../../../form/Form.tsx'
import { ChoiceField, TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import styles from './channels.module.css'
import { words } from './words.ts'

/** Whose channels are looked at, and why; another company is another look. */
export function LookForm(props: {
  onLook: (companyId: number, reason: string) => Promise<void>
  onOther: () => void
}) {
  const t = useWords(words)
  const companies = useQuery(query(billing.operateCompanies, {}))
  const form = useForm(operateLookForm, {
    onSubmit: ({ companyId, reason }) => props.onLook(Number(companyId), reason),
    onChange: ({ companyId }) => {
      if (companyId !== undefined) props.onOther()
    },
  })
  return (
    <Form of={form} className={styles.look}>
      <ChoiceField of={form} name="companyId" label={t('company')} star>
        <option value="">{t('choose')}</option>
        {companies.data?.map(({ companyId, companyName }) => (
          <option key={companyId} value={companyId}>
            {companyName}
          </option>
        ))}
      </ChoiceField>
      <TextField of={form} name="reason" label={t('reason')} hint={t('reasonHint')} star />
      <p>
        <SubmitButton of={form}>{t('look')}</SubmitButton>
      </p>
      <FormRefusal of={form} />
    </Form>
  )
}
