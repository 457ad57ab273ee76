import { riskOrderForm } from '@xinjian/contract/forms/risk'
import { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import type { RiskPolicyRow } from '@xinjian/contract/nouns/rules/riskPolicy'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import textStyles from '../../ui/styles/text.module.css'
import officePages from '../common/office-pages.module.css'
import { OrderFields } from './OrderFields.tsx'
import { words } from './words.ts'

/** Orders the judgement of one enterprise. */
export function SingleOrder(props: {
  taxId: string
  policies: readonly RiskPolicyRow[]
  onStarted: (no: string) => void
}) {
  const t = useWords(words)
  const { taxId, policies } = props
  const form = useForm(riskOrderForm, {
    start: { source: 'HELD', ...(policies.length === 1 && { policy: String(policies[0]!.code) }) },
    onSubmit: async (asked) => {
      const { no } = await call(riskOrder.riskOrderStart, { ...asked, taxId }, { silent: true })
      props.onStarted(no)
    },
  })
  return (
    <Card title={<span className={textStyles.num}>{taxId}</span>}>
      <Form of={form} className={officePages.form}>
        <OrderFields of={form} policies={policies} />
        <FormRefusal of={form} />
        <SubmitButton of={form}>{t('judge')}</SubmitButton>
      </Form>
    </Card>
  )
}
