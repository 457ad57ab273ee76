import { useQuery } from '@tanstack/react-query'
import { collected } from '@xinjian/contract/nouns/collected'
import { DATASETS } from '@xinjian/format/datasets/datasets'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { EnterprisePicker } from '../common/EnterprisePicker.tsx'
import { useQueryState } from '../common/useQueryState.ts'
import { isSealed, Sealed } from '../consent/Sealed.tsx'
import styles from './collected.module.css'
import { DatasetRows } from './DatasetRows.tsx'
import { DatasetTabs } from './DatasetTabs.tsx'
import { Holder } from './Holder.tsx'
import { words } from './words.ts'

/** Leaving one kind of data leaves its search, page and open row behind. */
const AFRESH = { keyword: null, page: null, record: null }

/**
 * Everything held of one enterprise. Which enterprise and which kind of data are in the address; `empty` tells what to do
 * while there is no enterprise at all.
 */
export function CollectedPanel({ taxNo, empty }: { taxNo: string | null; empty: ReactNode }) {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const summary = useQuery({
    ...ask(collected.collectedSummary, { taxNo: taxNo ?? '' }),
    enabled: taxNo !== null,
  })
  if (taxNo === null)
    return (
      <Card title={t('pick')}>
        <p className={cx(textStyles.muted, styles.note)}>{t('pickNote')}</p>
        <EnterprisePicker
          taxNo={null}
          empty={empty}
          onPick={(row) => change({ taxId: row.taxNo, dataset: null, ...AFRESH })}
        />
      </Card>
    )
  if (isSealed(summary.error))
    return (
      <Card>
        <Sealed message={summary.error.message} taxNo={taxNo}>
          <Button icon="building" onClick={() => change({ taxId: null, dataset: null, ...AFRESH })}>
            {t('change')}
          </Button>
        </Sealed>
      </Card>
    )
  if (summary.error)
    return (
      <Card>
        <Failed message={messageOf(summary.error)} onRetry={() => summary.refetch()} />
      </Card>
    )
  if (!summary.data) return <Skeleton lines={12} />
  const { datasets } = summary.data
  const wanted = DATASETS.find((d) => d === query.get('dataset'))
  const first = datasets.find((d) => d.rows > 0)?.dataset ?? 'REGISTRATION'
  const shown = datasets.find((d) => d.dataset === (wanted ?? first))
  return (
    <>
      <Holder summary={summary.data} />
      <div className={styles.body}>
        <DatasetTabs
          datasets={datasets}
          value={shown?.dataset ?? first}
          onChange={(dataset) => change({ dataset, ...AFRESH })}
        />
        {shown ? <DatasetRows key={shown.dataset} taxNo={taxNo} of={shown} /> : null}
      </div>
    </>
  )
}
