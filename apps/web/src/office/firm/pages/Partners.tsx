import { useQuery } from '@tanstack/react-query'
import { firm } from '@xinjian/contract/nouns/firm'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { percent } from '../../../reports/format/number.ts'
import { useMay } from '../../../shell/may.ts'
import { useTabLabel } from '../../../shell/tabs/useTabLabel.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Progress } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { useQueryState } from '../../common/useQueryState.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import styles from '../matters.module.css'
import { usePartnerColumns } from '../partner-columns.tsx'
import { words } from '../partner-words.ts'
import { LARGEST, usePartnerInquiry } from '../usePartnerInquiry.ts'

/** While answers are on their way. */
const RENEW_MS = 5_000

/** `/queryCenter/partners?taxId&side`: the largest counterparties of an enterprise, how they stand, and the way to look them up. */
export function Component() {
  const t = useWords(words)
  const [address, change] = useQueryState()
  const taxId = address.get('taxId') ?? ''
  const side = address.get('side') === 'IN' ? 'IN' : 'OUT'
  const mayCreate = useMay('report.create')
  const { progress, waiting, ask } = usePartnerInquiry()
  const { data, error, isPending, refetch } = useQuery({
    ...query(firm.firmPartners, { taxId, side }),
    enabled: taxId !== '',
    refetchInterval: waiting ? RENEW_MS : false,
  })
  useTabLabel(data?.enterpriseName ?? null)
  const open = (data?.rows ?? []).filter(({ standing }) => standing === null).slice(0, LARGEST)
  return (
    <ListPage
      title={data ? `${t('title')} · ${data.enterpriseName}` : t('title')}
      note={t('note')}
      head={
        mayCreate && open.length > 0 ? (
          <Button variant="primary" busy={progress !== null} onClick={() => void ask(open)}>
            {t('askLargest', { n: open.length })}
          </Button>
        ) : null
      }
      before={
        <div className={styles.choice}>
          <Segmented
            value={side}
            label={t('side')}
            options={(['OUT', 'IN'] as const).map((key) => ({ key, label: t(key) }))}
            onChange={(key) => change({ side: key, page: null })}
          />
          {data?.months && data.rows.length > 0 && (
            <p className={textStyles.muted}>
              {t('looked', {
                ...{ from: data.months[0], to: data.months[1] },
                ...{ part: percent(data.looked), least: percent(data.least, 0) },
              })}
            </p>
          )}
          {progress && (
            <Progress
              value={(100 * progress.done) / progress.of}
              label={t('asking', { done: progress.done, n: progress.of })}
            />
          )}
        </div>
      }
      list={{
        ...useWholeList(taxId ? data?.rows : []),
        loading: taxId !== '' && isPending,
        error: error ? messageOf(error) : undefined,
        retry: () => void refetch(),
      }}
      columns={usePartnerColumns(mayCreate ? (rows) => void ask(rows) : null)}
      rowKey={(row) => row.taxNo}
      empty={{
        icon: 'building',
        title: t(taxId ? 'none' : 'unchosen'),
        children: <p>{t(taxId ? 'noneHint' : 'unchosenHint')}</p>,
      }}
    />
  )
}
