import { useQuery } from '@tanstack/react-query'
import type { HeldInvoice } from '@xinjian/contract/nouns/finance/receivable'
import { scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { yuan } from '../../loan/fen.ts'
import { InvoicePicks } from '../Invoices.tsx'
import { words } from '../words.ts'
import type { Acting } from './Receive.tsx'
import { orderWords } from './words.ts'

/** The member brings the invoices of what was delivered. */
export function BringInvoices({ of, seat, onDone }: Acting) {
  const o = useWords(orderWords)
  const t = useWords(words)
  const { no, purchaseNo, amountFen } = of.row
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [picked, setPicked] = useState<readonly HeldInvoice[]>([])
  const found = useQuery({ ...query(scfOrder.scfOrderInvoices, { seat, no }), enabled: open })
  const sum = picked.reduce((total, { totalFen }) => total + totalFen, 0)
  const bring = async () => {
    setBusy(true)
    const verifyNos = picked.map(({ verifyNo }) => verifyNo)
    await call(scfOrder.scfOrderInvoice, { seat, no, verifyNos }, { silent: true })
      .then(() => {
        toast('success', t('done'))
        setOpen(false)
        onDone()
      })
      .catch(toastRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {o('invoice')}
      </Button>
      <Dialog
        open={open}
        title={`${o('invoice')} · ${purchaseNo}`}
        onClose={() => setOpen(false)}
        width="640px"
        footer={
          <Button
            variant="primary"
            busy={busy}
            disabled={picked.length === 0 || sum < amountFen}
            onClick={() => void bring()}
          >
            {o('invoice')}
          </Button>
        }
      >
        <p className={textStyles.mutedSm}>{o('invoiceHint', { sum: yuan(amountFen) })}</p>
        <InvoicePicks of={found.data} picked={picked} onPick={setPicked} />
      </Dialog>
    </>
  )
}
