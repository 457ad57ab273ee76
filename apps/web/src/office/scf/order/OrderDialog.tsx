import { orderForm } from '@xinjian/contract/forms/finance/scf'
import type { Seat } from '@xinjian/contract/nouns/finance/scf'
import { scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { ORDER_TYPES } from '@xinjian/contract/scf/states'
import { call } from '../../../api/client.ts'
import { DayField } from '../../../form/DayField.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { fenOf } from '../../loan/fen.ts'
import { ProductOptions } from '../receivable-choices.tsx'
import { words } from '../words.ts'
import { orderWords } from './words.ts'

/** A member enters a purchase order. */
export default function OrderDialog(props: {
  seat: Seat
  onDone: () => void
  onClose: () => void
}) {
  const { seat, onDone, onClose } = props
  const t = useWords(words)
  const o = useWords(orderWords)
  const form = useForm(orderForm, {
    onSubmit: async ({ amount, ...given }) => {
      const asked = { seat, ...given, amountFen: fenOf(amount) }
      await call(scfOrder.scfOrderSave, asked, { silent: true })
      toast('success', t('saved'))
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open
      title={o('enter')}
      onClose={onClose}
      submit={t('save')}
      variant="primary"
    >
      <p className={textStyles.mutedSm}>{o('enterHint')}</p>
      <ChoiceField of={form} name="productNo" label={t('product')} star>
        <option value="">{t('chooseProduct')}</option>
        <ProductOptions seat={seat} types={ORDER_TYPES} />
      </ChoiceField>
      <TextField of={form} name="purchaseNo" label={o('purchaseNo')} star />
      <TextField of={form} name="goods" label={o('goods')} star />
      <TextField of={form} name="amount" label={t('amountYuan')} inputMode="decimal" star />
      <DayField of={form} name="deliveryDay" label={o('deliveryDay')} star />
    </FormDialog>
  )
}
