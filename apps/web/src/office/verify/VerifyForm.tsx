import { useQuery } from '@tanstack/react-query'
import { verify } from '@xinjian/contract/nouns/verify'
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import { query } from '../../api/query.ts'
import { DayField } from '../../form/DayField.tsx'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { yuan } from '../money/yuan.ts'
import { Before } from './Before.tsx'
import { useVerifyForm } from './useVerifyForm.ts'
import { useVerifyWords } from './useVerifyWords.ts'
import styles from './verify.module.css'

/** One invoice: exactly the fields that its kind needs, what a check will cost, and the check. */
export function VerifyForm(props: {
  onCheck: (typed: TypedInvoice, again: boolean) => Promise<unknown>
}) {
  const { t, kind: nameOf } = useVerifyWords()
  const { form, kind, fields, fromQr, faultless } = useVerifyForm((typed) =>
    props.onCheck(typed, false),
  )
  const before = useQuery({
    ...query(verify.verifyLeft, faultless ?? { invoiceNumber: '', issueDate: '' }),
    enabled: faultless !== null,
    // What is left changes with every check, of whichever company.
    staleTime: 0,
  })
  const told = faultless ? before.data : undefined
  const price = told?.quote ? yuan(told.quote.price) : null
  const known = kind === null || kind === 'UNSUPPORTED' ? null : kind
  const submit = told?.keptAt ? t('show') : price ? t('checkFor', { price }) : t('check')
  return (
    <Card
      title={t('form')}
      extra={
        <Button size="sm" look="quiet" onClick={() => form.reset()}>
          {t('clear')}
        </Button>
      }
    >
      <Form of={form} className={styles.form}>
        {fields.includes('invoiceCode') && (
          <TextField
            of={form}
            name="invoiceCode"
            label={t('invoiceCode')}
            hint={t('codeHint')}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <TextField
          of={form}
          name="invoiceNumber"
          label={t('invoiceNumber')}
          hint={t('numberHint')}
          autoComplete="off"
        />
        <p className={styles.kind} role="status">
          {fromQr && <span>{t('fromQr')}</span>}
          {known && <b>{t('recognised', { kind: nameOf(known.kind) })}</b>}
          {kind === 'UNSUPPORTED' && <span>{t('unsupported')}</span>}
        </p>
        <DayField of={form} name="issueDate" label={t('issueDate')} />
        {known?.amountMeant && (
          <TextField
            of={form}
            name="amount"
            label={t(known.amountMeant)}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        {known?.needs === 'CHECK_CODE' && (
          <TextField
            of={form}
            name="checkCode"
            label={t('checkCode')}
            hint={t('checkHint')}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <Before told={told} failed={faultless ? before.error : null} onRetry={before.refetch} />
        <FormRefusal of={form} />
        <div className={styles.actions}>
          <SubmitButton of={form} disabled={told?.quote?.open === false && !told.keptAt}>
            {submit}
          </SubmitButton>
          {told?.keptAt && faultless && price && (
            <Button onClick={() => void props.onCheck(faultless, true)}>
              {t('againFor', { price })}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
