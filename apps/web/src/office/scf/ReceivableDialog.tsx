import { receivableForm } from '@xinjian/contract/forms/finance/scf'
import { type HeldInvoice, receivable } from '@xinjian/contract/nouns/finance/receivable'
import type { Seat } from '@xinjian/contract/nouns/finance/scf'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { DayField } from '../../form/DayField.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { fenOf } from '../loan/fen.ts'
import { Invoices } from './Invoices.tsx'
import { MemberField, ProductOptions } from './receivable-choices.tsx'
import { words } from './words.ts'

const TYPES = ['RECEIVABLE']

type Props = { seat: Seat | null; onDone: () => void; onClose: () => void }

/** A member applies through its seat; without one the funder enters for a member. */
export default function ReceivableDialog({ seat, onDone, onClose }: Props) {
  const t = useWords(words)
  const [relationNo, setRelationNo] = useState('')
  const [picked, setPicked] = useState<readonly HeldInvoice[]>([])
  const form = useForm(receivableForm, {
    onSubmit: async ({ amount, contractBuyer, ...given }) => {
      const asked = {
        ...given,
        ...(contractBuyer && { contractBuyer }),
        amountFen: fenOf(amount),
        verifyNos: picked.map(({ verifyNo }) => verifyNo),
      }
      if (seat) await call(receivable.scfPartySave, { seat, ...asked }, { silent: true })
      else await call(receivable.scfReceivableSave, { relationNo, ...asked }, { silent: true })
      toast('success', t('saved'))
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open
      title={t(seat ? 'apply' : 'newReceivable')}
      onClose={onClose}
      submit={t('save')}
      variant="primary"
      width="720px"
    >
      {seat ? null : (
        <MemberField
          value={relationNo}
          onChoose={(no) => {
            setPicked([])
            setRelationNo(no)
          }}
        />
      )}
      {seat || relationNo ? (
        <Invoices seat={seat} relationNo={relationNo} picked={picked} onPick={setPicked} />
      ) : null}
      <ChoiceField of={form} name="productNo" label={t('product')} star>
        <option value="">{t('chooseProduct')}</option>
        <ProductOptions seat={seat} types={TYPES} />
      </ChoiceField>
      <TextField of={form} name="contractNo" label={t('contractNo')} star />
      <TextField
        of={form}
        name="contractBuyer"
        label={t('contractBuyer')}
        hint={t('contractBuyerHint')}
      />
      <TextField of={form} name="amount" label={t('amountYuan')} inputMode="decimal" star />
      <DayField of={form} name="dueDay" label={t('dueDay')} star />
    </FormDialog>
  )
}
