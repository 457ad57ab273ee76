import { invoiceCheckForm } from '@xinjian/contract/forms/intake'
import { type ImportReview, intake } from '@xinjian/contract/nouns/intake'
import { useEffect } from 'react'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { Form, FormRefusal, SubmitButton } from '../../../form/Form.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ask, toast } from '../../../ui/feedback.ts'
import layout from '../../../ui/styles/layout.module.css'
import { Fields, firstOf } from './Fields.tsx'
import styles from './review.module.css'
import { words } from './words.ts'

/** Where original and fields stand one above the other (check.module.css). */
const STACKED = '(max-width: 760px)'

/** The fields of one document as they were read, those in doubt marked; saved, they are booked. */
export function ReviewForm(props: {
  id: number
  document: ImportReview
  onSettled: () => Promise<void>
}) {
  const { id, document, onSettled } = props
  const { n } = document
  const t = useWords(words)
  const form = useForm(invoiceCheckForm, {
    start: document.fields,
    onSubmit: async (fields) => {
      await call(intake.importCheckSave, { id, n, ...fields }, { silent: true })
      toast('success', t('saved'))
      await onSettled()
    },
  })
  const first = firstOf(document.unsure)
  useEffect(() => {
    // Where the original stands above the fields, going to a field would take it out of sight.
    if (!matchMedia(STACKED).matches) form.focus(first)
  }, [form, first])
  const drop = async () => {
    const sure = await ask({
      tone: 'warning',
      title: t('drop'),
      message: t('dropAsk'),
      okText: t('drop'),
      cancelText: t('stay'),
    })
    if (!sure) return
    await call(intake.importCheckDrop, { id, n }).then(onSettled, toastRefusal)
  }
  return (
    <Form of={form} className={styles.form}>
      <Fields of={form} unsure={document.unsure} />
      <FormRefusal of={form} />
      <div className={cx(layout.whole, styles.actions)}>
        <Button onClick={() => void drop()}>{t('drop')}</Button>
        <SubmitButton of={form}>{t('save')}</SubmitButton>
      </div>
    </Form>
  )
}
