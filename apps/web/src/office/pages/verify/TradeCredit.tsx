import { useQueryClient } from '@tanstack/react-query'
import { verify } from '@xinjian/contract/nouns/verify'
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import { lazy, Suspense } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { PageHead } from '../../../ui/Card.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { Shown } from '../../verify/Shown.tsx'
import { useVerifyWords } from '../../verify/useVerifyWords.ts'
import { VerifyForm } from '../../verify/VerifyForm.tsx'
import styles from '../../verify/verify.module.css'

const Pictures = lazy(() => import('../../verify/picture/Pictures.tsx'))

/**
 * `/queryCenter/tradeCredit?no&way&picture`: one invoice is verified as it is typed, `no` = the check whose result is shown; or (`way`
 * = picture) out of pictures and files, `picture` = one that was read before.
 */
export function Component() {
  const { t } = useVerifyWords()
  const may = useMay('verify.check')
  const [address, change] = useQueryState()
  const byPicture = address.get('way') === 'picture'
  return (
    <>
      <PageHead title={t('title')} note={t(byPicture ? 'noteFiles' : 'note')}>
        <Segmented
          label={t('way')}
          value={byPicture ? 'picture' : 'typed'}
          options={[
            { key: 'typed', label: t('typing') },
            { key: 'picture', label: t('files') },
          ]}
          onChange={(way) =>
            change({ way: way === 'picture' ? way : null, picture: null, no: null }, { push: true })
          }
        />
        <GoLink to={paths.verifyResults()}>{t('toList')}</GoLink>
      </PageHead>
      {byPicture ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Pictures />
        </Suspense>
      ) : (
        <Typed may={may} />
      )}
    </>
  )
}

function Typed({ may }: { may: boolean }) {
  const client = useQueryClient()
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
