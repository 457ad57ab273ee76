import { useQueryClient } from '@tanstack/react-query'
import { verify } from '@xinjian/contract/nouns/verify'
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import { Suspense } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { PageHead } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { Shown } from '../../verify/Shown.tsx'
import { useVerifyWords } from '../../verify/useVerifyWords.ts'
import { VerifyForm } from '../../verify/VerifyForm.tsx'
import styles from '../../verify/verify.module.css'
import { WaySwitch } from '../../verify/WaySwitch.tsx'
import { VERIFY_WAYS, wayOf } from '../../verify/ways.ts'

/**
 * `/queryCenter/tradeCredit?no&way&picture&batch`: one invoice is verified as it is typed, `no` = the check whose result is shown; or in
 * another `way`, out of pictures and files (`picture` = one that was read before) or by the table (`batch`).
 */
export function Component() {
  const { t } = useVerifyWords()
  const [address] = useQueryState()
  const way = wayOf(address.get('way'))
  const Way = way && VERIFY_WAYS[way]
  return (
    <>
      <PageHead title={t('title')} note={t(way === 'picture' ? 'noteFiles' : 'note')}>
        <GoLink to={paths.verifyResults()}>{t('toList')}</GoLink>
      </PageHead>
      <WaySwitch />
      {Way ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Way />
        </Suspense>
      ) : (
        <Typed />
      )}
    </>
  )
}

function Typed() {
  const client = useQueryClient()
  const may = useMay('verify.check')
  const [address, change] = useQueryState()
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
      <Shown no={address.get('no')} onAgain={(record) => check(record, true)} />
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
