import { orderReceiptForm } from '@xinjian/contract/forms/finance/scf'
import type { Seat } from '@xinjian/contract/nouns/finance/scf'
import { type OrderDetail, scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { DayField } from '../../../form/DayField.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { FormField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback.ts'
import { TextArea } from '../../common/TextArea.tsx'
import { words } from '../words.ts'
import { orderWords } from './words.ts'

/** One side of an order that acts on it. */
export interface Acting {
  of: OrderDetail
  seat: Seat
  onDone: () => void
}

/** The buyer says that the goods came, and how they were found. */
export function Receive({ of, seat, onDone }: Acting) {
  const o = useWords(orderWords)
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const form = useForm(orderReceiptForm, {
    onSubmit: async (given) => {
      await call(scfOrder.scfOrderReceive, { seat, no: of.row.no, ...given }, { silent: true })
      toast('success', t('done'))
      setOpen(false)
      onDone()
    },
  })
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {o('receive')}
      </Button>
      <FormDialog
        of={form}
        open={open}
        title={`${o('receive')} · ${of.row.purchaseNo}`}
        onClose={() => setOpen(false)}
        submit={o('receive')}
        variant="primary"
      >
        <DayField of={form} name="day" label={o('receiveDay')} star />
        <FormField of={form} name="note" label={o('receiveNote')} star>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      </FormDialog>
    </>
  )
}
