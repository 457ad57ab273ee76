import { termsForm } from '@xinjian/contract/forms/money'
import { product, type TermsRow } from '@xinjian/contract/nouns/product'
import { yuanOfHao } from '@xinjian/format'
import { call } from '../../../api/client.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { PriceFields } from './PriceFields.tsx'
import { tiersOf } from './tiers-of.ts'
import { words } from './words.ts'

/** New terms of one product, from what is in force. */
export function PriceDialog(props: {
  code: string
  name: string
  now: TermsRow | undefined
  onClose: () => void
  onDone: () => Promise<unknown>
}) {
  const t = useWords(words)
  const { code, now, onClose } = props
  const [first, second] = now?.tiers ?? []
  const form = useForm(termsForm, {
    start: {
      chargeRule: now?.chargeRule ?? 'FOUND',
      price: first ? yuanOfHao(first.price) : '',
      from: second ? String(second.nth) : '',
      fromPrice: second ? yuanOfHao(second.price) : '',
      validDays: String(now?.validDays ?? 30),
      onSale: now?.onSale === false ? 'no' : 'yes',
      review: now?.review ? 'yes' : 'no',
    },
    onSubmit: async (asked) => {
      const terms = {
        product: code,
        chargeRule: asked.chargeRule,
        tiers: tiersOf(asked),
        validDays: Number(asked.validDays),
        onSale: asked.onSale === 'yes',
        review: asked.review === 'yes',
        note: asked.note,
      }
      await call(product.operateTermsAsk, terms, { silent: true })
      toast('success', t('asked'))
      onClose()
      await props.onDone()
    },
  })
  return (
    <FormDialog
      of={form}
      open
      title={t('proposeFor', { name: props.name })}
      onClose={onClose}
      submit={t('send')}
    >
      <PriceFields of={form} />
    </FormDialog>
  )
}
