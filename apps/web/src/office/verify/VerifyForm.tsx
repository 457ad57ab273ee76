import { useQuery } from '@tanstack/react-query'
import { verify } from '@xinjian/contract/nouns/verify'
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import { query } from '../../api/query.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import layout from '../../ui/styles/layout.module.css'
import { yuan } from '../billing/yuan.ts'
import { AgainButton } from './AgainButton.tsx'
import { Before } from './Before.tsx'
import { useVerifyForm } from './useVerifyForm.ts'
import { useVerifyWords } from './useVerifyWords.ts'
import { VerifyFields } from './VerifyFields.tsx'
import styles from './verify.module.css'

/** One invoice: exactly the fields that its kind needs, what a check will cost, and the check. */
export function VerifyForm(props: {
  onCheck: (typed: TypedInvoice, again: boolean) => Promise<unknown>
}) {
  const { t } = useVerifyWords()
  const { faultless, ...shown } = useVerifyForm((typed) => props.onCheck(typed, false))
  const { form } = shown
  const before = useQuery({
    ...query(verify.verifyLeft, faultless ?? { invoiceNumber: '', issueDate: '' }),
    enabled: faultless !== null,
    // What is left changes with every check, of whichever company.
    staleTime: 0,
  })
  const told = faultless ? before.data : undefined
  const price = told?.quote ? yuan(told.quote.price) : null
  const submit = told?.keptAt
    ? t('show')
    : told?.beforehand
      ? t('checkFree')
      : price
        ? t('checkFor', { price })
        : t('check')
  return (
    <Card
      title={t('form')}
      extra={
        <Button size="sm" variant="quiet" onClick={() => form.reset()}>
          {t('clear')}
        </Button>
      }
    >
      <Form of={form} className={layout.stack3}>
        <VerifyFields {...shown} />
        <Before told={told} failed={faultless ? before.error : null} onRetry={before.refetch} />
        <FormRefusal of={form} />
        <div className={styles.actions}>
          <SubmitButton of={form} disabled={told?.quote?.open === false && !told.keptAt}>
            {submit}
          </SubmitButton>
          {told?.keptAt && !told.beforehand && faultless && price && (
            <AgainButton onAgain={() => props.onCheck(faultless, true)}>
              {t('againFor', { price })}
            </AgainButton>
          )}
        </div>
      </Form>
    </Card>
  )
}
