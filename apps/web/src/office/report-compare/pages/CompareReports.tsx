import { useQuery } from '@tanstack/react-query'
import { type ReportRow, report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { useTabLabel } from '../../../shell/tabs/useTabLabel.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Empty } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { useQueryState } from '../../common/useQueryState.ts'
import { Beside } from '../Beside.tsx'
import { CompareResult } from '../CompareResult.tsx'
import styles from '../compare.module.css'
import { PickReport } from '../PickReport.tsx'
import { words } from '../words.ts'

type Side = 'reportNo' | 'other'
const SIDES: readonly Side[] = ['reportNo', 'other']

/** `/queryCenter/compareReports?reportNo&other`: two enterprises, or one at two dates, side by side. */
export function Component() {
  const t = useWords(words)
  const lang = useLanguage()
  const [query, change] = useQueryState()
  const [picking, setPicking] = useState<Side | null>(null)
  const no = { reportNo: query.get('reportNo') ?? '', other: query.get('other') ?? '' }
  const row = { reportNo: useReport(no.reportNo), other: useReport(no.other) }
  const [one, other] = [row.reportNo, row.other]
  const sameFirm = one !== undefined && other !== undefined && one.taxNo === other.taxNo
  const names = [...new Set([one, other].flatMap((r) => (r ? [r.enterpriseName] : [])))]
  useTabLabel(names.length > 0 ? names.join(' / ') : null)
  const opposite = picking === 'reportNo' ? other : one
  return (
    <>
      <PageHead title={t('title')} note={t('pageNote')} />
      <div className={cx(layout.stack4, styles.page)}>
        <dl className={cx(layout.one640, styles.sides)}>
          {SIDES.map((side) => (
            <div key={side}>
              <dt className={textStyles.mutedXs}>{t(side === 'reportNo' ? 'first' : 'second')}</dt>
              <dd>
                <Chosen row={row[side]} kind={row[side] && kindTitle(row[side].reportType, lang)} />
                <Button size="sm" icon="search" onClick={() => setPicking(side)}>
                  {t(no[side] ? 'pickAnother' : 'pick')}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
        <Card>
          {one && other ? (
            sameFirm ? (
              <CompareResult key={`${no.reportNo}${no.other}`} {...no} figureOf={() => null} />
            ) : (
              <Beside key={`${no.reportNo}${no.other}`} {...no} />
            )
          ) : (
            <Empty icon="history" title={t('pickBoth')} />
          )}
        </Card>
      </div>
      <PickReport
        open={picking !== null}
        kind={opposite?.reportType}
        not={opposite?.reportNo ?? ''}
        onClose={() => setPicking(null)}
        onPick={(picked) => {
          if (picking) change({ [picking]: picked.reportNo })
          setPicking(null)
        }}
      />
    </>
  )
}

/** The row of a report by its number. */
function useReport(reportNo: string): ReportRow | undefined {
  const found = useQuery({
    ...ask(report.reportResult, { keyword: reportNo, page: 1, size: 1 }),
    enabled: reportNo !== '',
  })
  return found.data?.rows.find((row) => row.reportNo === reportNo)
}

function Chosen({ row, kind }: { row: ReportRow | undefined; kind: string | undefined }) {
  const t = useWords(words)
  if (!row) return <span className={textStyles.muted}>{t('nonePicked')}</span>
  return (
    <span>
      <b>{row.enterpriseName}</b>
      <small>{`${kind} · ${t('through')} ${row.through} · ${row.reportNo}`}</small>
    </span>
  )
}
