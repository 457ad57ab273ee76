import { useQuery } from '@tanstack/react-query'
import { report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { Link } from 'react-router'
import { query as ask } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { saveDownload } from '../common/save.ts'
import { useJobs } from '../common/useJobs.ts'
import { useQueryState } from '../common/useQueryState.ts'
import { linkOf } from './columns.tsx'
import { PACK } from './order-address.ts'
import { words } from './product-words.ts'
import styles from './products.module.css'
import { ReportStatusTag } from './ReportStatusTag.tsx'

/** A pack is of the newest reports: those of one order stand at the head of the enterprise's list. */
const LOOKED = 50
const POLL_MS = 4000

/** The reports of one order as they come along, and the file of those that are ready where there are several. Nothing where none was ordered. */
export default function PackProgress({ taxId }: { taxId: string }) {
  const [query] = useQueryState()
  const numbers = (query.get(PACK) ?? '').split(',').filter(Boolean)
  return numbers.length > 0 ? <Pack taxId={taxId} numbers={numbers} /> : null
}

function Pack({ taxId, numbers }: { taxId: string; numbers: readonly string[] }) {
  const t = useWords(words)
  const language = useLanguage()
  const [, change] = useQueryState()
  const [busy, setBusy] = useState(false)
  const isPack = numbers.length > 1
  const found = useQuery({
    ...ask(report.reportResult, { taxId, page: 1, size: LOOKED }),
    refetchInterval: (q) => (q.state.data?.rows.some(isComing(numbers)) ? POLL_MS : false),
  })
  useJobs((event) => {
    if (event.kind === 'report' && numbers.includes(event.id)) void found.refetch()
  })
  const rows = numbers.flatMap((no) => found.data?.rows.find((row) => row.reportNo === no) ?? [])
  const ready = rows.filter(({ status, sealed }) => status === 'READY' && !sealed)
  const save = () => {
    setBusy(true)
    saveDownload(report.packDownload, { reportNos: ready.map(({ reportNo }) => reportNo) })
      .catch(toastRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <Card
      title={t(isPack ? 'pack' : 'one')}
      extra={
        <Button variant="quiet" size="sm" onClick={() => change({ [PACK]: null })}>
          {t('packClose')}
        </Button>
      }
    >
      {isPack ? <p className={textStyles.muted}>{t('packNote')}</p> : null}
      <ul className={styles.pack}>
        {rows.map((row) => (
          <li key={row.reportNo}>
            <span>{kindTitle(row.reportType, language)}</span>
            <Link to={linkOf(row)} className={textStyles.num}>
              {row.reportNo}
            </Link>
            <ReportStatusTag row={row} />
            {row.status === 'FAILED' ? <small>{row.message}</small> : null}
          </li>
        ))}
      </ul>
      {isPack ? (
        <Button
          variant="primary"
          icon="download"
          busy={busy}
          disabled={ready.length < 2}
          onClick={save}
        >
          {t('packDownload', { n: String(ready.length) })}
        </Button>
      ) : null}
      {ready.length > 1 && rows.some(isComing(numbers)) ? (
        <small className={cx(textStyles.muted, styles.some)}>{t('packSome')}</small>
      ) : null}
    </Card>
  )
}

const isComing =
  (numbers: readonly string[]) =>
  ({ reportNo, status }: { reportNo: string; status: string }): boolean =>
    numbers.includes(reportNo) && (status === 'QUEUED' || status === 'GENERATING')
