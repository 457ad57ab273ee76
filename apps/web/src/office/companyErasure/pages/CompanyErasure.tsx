import { useQuery, useQueryClient } from '@tanstack/react-query'
import { companyErasure } from '@xinjian/contract/nouns/account/companyErasure'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import styles from '../../common/office-pages.module.css'
import { AskDialog } from '../AskDialog.tsx'
import { Kept, Orders } from '../tables.tsx'
import { words } from '../words.ts'

/** `/system/companyErasure`: the order to erase all data of the company, what stands in its way, and what is kept. */
export function Component() {
  const t = useWords(words)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(companyErasure.companyErasureState, {}),
    queryFn: () => call(companyErasure.companyErasureState, {}, { silent: true }),
    retry: false,
  })
  const again = () =>
    void client.invalidateQueries({ queryKey: keyOf(companyErasure.companyErasureState) })
  const isOpen = data?.orders.some(({ status }) => status === 'WAITING') ?? true
  const mayAsk = data !== undefined && data.obstacles.length === 0 && !isOpen
  return (
    <>
      <PageHead title={t('title')} note={t('note')}>
        {mayAsk && <AskDialog companyName={data.companyName} onDone={again} />}
      </PageHead>
      {error ? (
        <Card>
          <Failed message={messageOf(error)} onRetry={() => void refetch()} />
        </Card>
      ) : data === undefined ? (
        <Card>
          <Skeleton lines={8} />
        </Card>
      ) : (
        <div className={styles.stack}>
          {data.obstacles.length > 0 && (
            <Card title={t('obstacles')}>
              <p>{t('obstaclesNote')}</p>
              <ul>
                {data.obstacles.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </Card>
          )}
          <Card title={t('orders')}>
            <Orders rows={data.orders} onDone={again} />
          </Card>
          <Card title={t('kept')}>
            <p>{t('keptNote')}</p>
            <Kept rows={data.kept} />
          </Card>
        </div>
      )}
    </>
  )
}
