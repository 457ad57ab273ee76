import { soldForm } from '@xinjian/contract/forms/customer'
import { type SoldRow, secondary } from '@xinjian/contract/nouns/secondary'
import { haoOf, yuanOfHao } from '@xinjian/format'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback.ts'
import styles from '../common/office-pages.module.css'
import { useUnit } from '../product/useUnit.ts'
import { words } from './sold-words.ts'
import { useSecondaryChanged } from './useSecondaryChanged.ts'

/** Price and quota of one product for one customer. */
export function SellForm({ id, row }: { id: number; row: SoldRow }) {
  const t = useWords(words)
  const unit = useUnit()
  const go = useNavigate()
  const changed = useSecondaryChanged()
  const form = useForm(soldForm, {
    start: {
      price: yuanOfHao(row.price ?? row.cost),
      ...(row.quota !== null && { quota: String(row.quota) }),
    },
    onSubmit: async ({ price, quota }) => {
      const body = {
        id,
        product: row.product,
        price: haoOf(price) ?? 0,
        ...(quota && { quota: Number(quota) }),
      }
      await call(secondary.secondaryProductOpen, body, { silent: true })
      toast('success', t('saved'))
      await changed()
      await go(paths.soldProducts({ id }))
    },
  })
  return (
    <Form of={form} className={styles.form}>
      <TextField
        of={form}
        name="price"
        label={t('priceField', { unit: unit(row.unit) })}
        hint={t('priceHint', { cost: yuanOfHao(row.cost) })}
        inputMode="decimal"
        star
      />
      <TextField
        of={form}
        name="quota"
        label={t('quotaField')}
        hint={t('quotaHint')}
        inputMode="numeric"
      />
      <FormRefusal of={form} />
      <SubmitButton of={form}>{t('save')}</SubmitButton>
    </Form>
  )
}
