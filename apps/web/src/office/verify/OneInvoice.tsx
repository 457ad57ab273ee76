import { useQueryClient } from '@tanstack/react-query'
import { verify } from '@xinjian/contract/nouns/verify'
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { useMay } from '../../shell/may.ts'
import { useQueryState } from '../common/useQueryState.ts'
import { Shown } from './Shown.tsx'
import { VerifyForm } from './VerifyForm.tsx'
import styles from './verify.module.css'

/** `?no`: one invoice is typed and verified; `no` = the check whose result is shown. */
export function OneInvoice() {
  const client = useQueryClient()
  const may = useMay('verify.check')
  const [address, change] = useQueryState()
  const no = address.get('no')
  const check = async (typed: TypedInvoice, again: boolean) => {
    // A request that is sent twice by a failing network is one check.
    const body = { ...fieldsOf(typed), again, requestId: crypto.randomUUID() }
    const record = await call(verify.verifyCheck, body, { silent: true })
    client.setQueryData(keyOf(verify.verifyDetail, { no: record.no }), record)
    change({ no: record.no }, { push: true })
    await Promise.all(
      [verify.verifyLeft, verify.verifyList].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
  }
  return (
    <div className={may ? styles.page : undefined}>
      {may && <VerifyForm onCheck={check} />}
      <Shown no={no} onAgain={(record) => check(record, true)} />
    </div>
  )
}

/** What is empty is not sent. */
const fieldsOf = ({ invoiceCode, invoiceNumber, issueDate, amount, checkCode }: TypedInvoice) => ({
  invoiceNumber,
  issueDate,
  ...(invoiceCode && { invoiceCode }),
  ...(amount && { amount }),
  ...(checkCode && { checkCode }),
})
