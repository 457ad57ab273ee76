import { useQuery } from '@tanstack/react-query'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { lazy, Suspense } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { kindsIn } from '../../reports/kinds.ts'
import { useMay } from '../../shell/may.ts'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { EnterprisePicker } from '../common/EnterprisePicker.tsx'
import { GoLink } from '../common/GoLink.tsx'
import styles from '../common/office-pages.module.css'
import { useQueryState } from '../common/useQueryState.ts'
import { ALL_REPORTS, type Family } from './families.ts'
import { NONE, PACK } from './order-address.ts'
import { words } from './words.ts'

// Of an enterprise that is chosen; fetched beside its data.
const Generate = lazy(async () => ({ default: (await import('./Generate.tsx')).Generate }))
const ReportsOf = lazy(() => import('./ReportsOf.tsx'))
const FindFirm = lazy(async () => ({ default: (await import('./find/FindFirm.tsx')).FindFirm }))
// Several were ordered: seldom.
const PackProgress = lazy(() => import('./PackProgress.tsx'))

/** `?taxId&reportType&reportNo&version`: an enterprise, what can be ordered of it, and its reports; a number leads straight to that report's row. */
export function OrderPage({
  family,
  title,
  note,
}: {
  family: Family
  title: string
  note: string
}) {
  const t = useWords(words)
  const [query, change] = useQueryState()
  // Who sees only what it asked for reaches an enterprise by its whole number (docs/decisions/0017).
  const mayAll = useMay('report.readAll')
  const mayCreate = useMay('report.create')
  const taxId = query.get('taxId')
  const choose = (taxNo: string) =>
    change({
      taxId: taxNo,
      page: null,
      reportNo: null,
      [PACK]: null,
      // After an order nothing is chosen: that was of the one before.
      ...(query.get('reportType') === NONE && { reportType: null }),
    })
  return (
    <>
      <PageHead title={title} note={note} />
      <div className={styles.split} data-part="split" data-chosen={taxId ? '' : undefined}>
        <div className={styles.stack}>
          <Card title={t('choose')}>
            <EnterprisePicker
              taxNo={taxId}
              onPick={(row) => choose(row.taxNo)}
              onNumber={mayAll ? undefined : choose}
              empty={
                <>
                  <p className={textStyles.muted}>{t('addHint')}</p>
                  <GoLink primary to={paths.dataCollection()}>
                    {t('toCollection')}
                  </GoLink>
                </>
              }
            />
          </Card>
          {mayCreate && family === ALL_REPORTS ? (
            <Suspense fallback={null}>
              <FindFirm ticked={kindsIn(query.get('reportType'))} onChoose={choose} />
            </Suspense>
          ) : null}
        </div>
        {taxId ? (
          <Chosen key={taxId} taxId={taxId} listed={mayAll} family={family} />
        ) : (
          <Card>
            <Empty icon="report" title={t('pick')} />
          </Card>
        )}
      </div>
    </>
  )
}

/** `listed`: the enterprise must be among those that the session sees. */
function Chosen(props: { taxId: string; listed: boolean; family: Family }) {
  const { taxId, listed, family } = props
  const [query] = useQueryState()
  const packed = query.get(PACK) !== null
  const t = useWords(words)
  const found = useQuery(ask(enterprise.enterpriseList, { keyword: taxId, page: 1, size: 10 }))
  const row = found.data?.rows.find((r) => r.taxNo === taxId)
  if (found.error)
    return (
      <Card>
        <Failed message={messageOf(found.error)} onRetry={() => found.refetch()} />
      </Card>
    )
  if (listed && found.data && !row)
    return (
      <Card>
        <Empty icon="building" title={t('unknown', { taxId })}>
          <GoLink to={paths.dataCollection()}>{t('toCollection')}</GoLink>
        </Empty>
      </Card>
    )
  return (
    <div className={styles.stack}>
      <Suspense
        fallback={
          <Card>
            <Skeleton lines={12} />
          </Card>
        }
      >
        <Generate family={family} taxId={taxId} row={row} known={found.data !== undefined} />
        {packed ? <PackProgress taxId={taxId} /> : null}
        <ReportsOf family={family} taxId={taxId} />
      </Suspense>
    </div>
  )
}
