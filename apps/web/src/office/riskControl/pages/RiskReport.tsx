import { messageOf } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import { EnterprisePicker } from '../../common/EnterprisePicker.tsx'
import officePages from '../../common/office-pages.module.css'
import { useQueryState } from '../../common/useQueryState.ts'
import { NoPolicy } from '../NoPolicy.tsx'
import { SingleOrder } from '../SingleOrder.tsx'
import { SingleResult } from '../SingleResult.tsx'
import { useInForce } from '../useInForce.ts'
import { words } from '../words.ts'

/** `/riskControl/report?taxId&no`: one enterprise, judged by a policy in force. */
export function Component() {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const [taxId, no] = [query.get('taxId'), query.get('no')]
  const may = useMay('report.create')
  const inForce = useInForce()
  const policies = inForce.data?.rows
  return (
    <>
      <PageHead title={t('reportTitle')} note={t('reportNote')} />
      {inForce.error ? (
        <Card>
          <Failed message={messageOf(inForce.error)} onRetry={() => void inForce.refetch()} />
        </Card>
      ) : !policies ? (
        <Skeleton height={320} />
      ) : policies.length === 0 && !no ? (
        <NoPolicy />
      ) : (
        <div className={officePages.split} data-part="split" {...(taxId && { 'data-chosen': '' })}>
          <Card title={t('firm')}>
            <EnterprisePicker
              taxNo={taxId}
              onPick={(row) => change({ taxId: row.taxNo, no: null })}
            />
          </Card>
          <div className={officePages.stack}>
            {may && taxId && (
              <SingleOrder
                key={taxId}
                taxId={taxId}
                policies={policies}
                onStarted={(started) => change({ no: started })}
              />
            )}
            {no ? (
              <SingleResult key={no} no={no} />
            ) : (
              !taxId && (
                <Card>
                  <Empty icon="building" title={t('pickFirm')} />
                </Card>
              )
            )}
          </div>
        </div>
      )}
    </>
  )
}
