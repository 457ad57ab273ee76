import { termsForm } from '@xinjian/contract/forms/money'
import { CHARGE_RULES } from '@xinjian/contract/money'
import { product, type TermsRow } from '@xinjian/contract/nouns/product'
import { yuanOfHao } from '@xinjian/format'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { words } from './operate-words.ts'
import { tiersOf } from './tiers-of.ts'
import { words as productWords } from './words.ts'

/** New terms of one product, from what is in force. */
export function PriceDialog(props: {
  code: string
  name: string
  now: TermsRow | undefined
  onClose: () => void
  onDone: () => Promise<unknown>
}) {
  const t = useWords(words)
  const tp = useWords(productWords)
  const { code, now, onClose } = props
  const [first, second] = now?.tiers ?? []
  const form = useForm(termsForm, {
    start: {
      chargeRule: now?.chargeRule ?? 'FOUND',
      price: first ? yuanOfHao(first.price) : '',
      from: second ? String(second.from) : '',
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
  const yesNo = (['yes', 'no'] as const).map((value) => (
    <option key={value} value={value}>
      {t(value)}
    </option>
  ))
  return (
    <FormDialog
      of={form}
      open
      title={t('proposeFor', { name: props.name })}
      onClose={onClose}
      submit={t('send')}
    >
      <ChoiceField of={form} name="chargeRule" label={t('rule')} star>
        {CHARGE_RULES.map((rule) => (
          <option key={rule} value={rule}>
            {tp(rule)}
          </option>
        ))}
      </ChoiceField>
      <TextField of={form} name="price" label={t('first')} inputMode="decimal" star />
      <TextField of={form} name="from" label={t('from')} hint={t('fromHint')} inputMode="numeric" />
      <TextField of={form} name="fromPrice" label={t('fromPrice')} inputMode="decimal" />
      <TextField of={form} name="validDays" label={t('validity')} inputMode="numeric" star />
      <ChoiceField of={form} name="onSale" label={t('onSale')}>
        {yesNo}
      </ChoiceField>
      <ChoiceField of={form} name="review" label={t('review')}>
        {yesNo}
      </ChoiceField>
      <TextField of={form} name="note" label={t('why')} star />
    </FormDialog>
  )
}
