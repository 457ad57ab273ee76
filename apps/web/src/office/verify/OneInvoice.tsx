import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type VerifyRecord, verify } from '@xinjian/contract/nouns/verify'
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { keyOf, query } from '../../api/query.ts'
import { useMay } from '../../shell/may.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import { useQueryState } from '../common/useQueryState.ts'
import { CheckResult } from './CheckResult.tsx'
import { useVerifyWords } from './useVerifyWords.ts'
import { VerifyForm } from './VerifyForm.tsx'
import styles from './verify.module.css'

/** `?no`: one invoice is typed and verified; `no` = the check whose result is shown. */
export function OneInvoice() {
  const client = useQueryClient()
  const may = useMay('verify.check')
  const [address, change] = useQueryState()
  const no = address.get('no')
  const check = async (typed: Fields, again: boolean) => {
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

type Fields = Pick<VerifyRecord, keyof TypedInvoice>

/** What is empty is not sent. */
const fieldsOf = ({ invoiceCode, invoiceNumber, issueDate, amount, checkCode }: Fields) => ({
  invoiceNumber,
  issueDate,
  ...(invoiceCode && { invoiceCode }),
  ...(amount && { amount }),
  ...(checkCode && { checkCode }),
})

function Shown(props: { no: string | null; onAgain: (record: Fields) => Promise<unknown> }) {
  const { t } = useVerifyWords()
  const found = useQuery({
    ...query(verify.verifyDetail, { no: props.no ?? '' }),
    enabled: props.no !== null,
  })
  if (props.no === null)
    return (
      <Card>
        <Empty icon="check" title={t('nothing')} />
      </Card>
    )
  if (found.error)
    return (
      <Card>
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      </Card>
    )
  if (!found.data)
    return (
      <Card>
        <Skeleton lines={8} />
      </Card>
    )
  return <CheckResult key={found.data.no} record={found.data} onAgain={props.onAgain} />
}
