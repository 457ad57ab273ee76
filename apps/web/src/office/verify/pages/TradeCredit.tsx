import { Suspense } from 'react'
import { paths } from '../../../paths.ts'
import { PageHead } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { OneInvoice } from '../OneInvoice.tsx'
import { useVerifyWords } from '../useVerifyWords.ts'
import { WaySwitch } from '../WaySwitch.tsx'
import { VERIFY_WAYS, wayOf } from '../ways.ts'

const NOTES = { one: 'note', picture: 'noteFiles', table: 'noteTable' } as const

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
      <PageHead title={t('title')} note={t(NOTES[way ?? 'one'])}>
        <GoLink to={paths.verifyResults()}>{t('toList')}</GoLink>
      </PageHead>
      <WaySwitch />
      {Way ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Way />
        </Suspense>
      ) : (
        <OneInvoice />
      )}
    </>
  )
}
