import { useQuery } from '@tanstack/react-query'
import { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { Link } from 'react-router'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { Card, Stat } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { GradeTag } from '../../../ui/Tag.tsx'
import { OutcomeTag } from '../OutcomeTag.tsx'
import styles from '../risk.module.css'
import { words as orderWords } from '../words.ts'
import { Judged } from './Judged.tsx'
import { Overrides } from './Overrides.tsx'
import { words } from './words.ts'

/** What is found of one enterprise of an order: asked for by itself, for a page of the list would be a look at all who stand on it. */
export const useSubject = (no: string, line: number) =>
  useQuery(query(riskOrder.riskSubject, { no, line }))

/** One enterprise of an order: how it came out and why, by which reports, and whether somebody asks for another outcome. */
export function Subject({ no, line }: { no: string; line: number }) {
  const t = useWords(words)
  const to = useWords(orderWords)
  const language = useLanguage()
  const found = useSubject(no, line)
  if (found.error)
    return (
      <Card>
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      </Card>
    )
  if (!found.data) return <Skeleton height={320} />
  const { order, row, judgement, against, reports, overrides } = found.data
  const trial = order.purpose === 'TRIAL'
  return (
    <div className={layout.stack4}>
      <Card
        title={row.name || row.taxNo}
        {...(row.name && { extra: <span className={textStyles.mutedSm}>{row.taxNo}</span> })}
      >
        <div className={styles.figures}>
          {!row.sealed && <Stat label={t('nowAs')} value={<OutcomeTag outcome={row.outcome} />} />}
          {row.judged !== row.outcome && (
            <Stat label={t('judgedAs')} value={<OutcomeTag outcome={row.judged} />} />
          )}
          {row.grade && (
            <Stat
              label={to('gradeScore')}
              value={
                <>
                  <GradeTag grade={row.grade} /> {row.score}
                </>
              }
            />
          )}
          {row.limit !== null && (
            <Stat label={to('limit')} value={row.limit.toLocaleString('en-US')} />
          )}
        </div>
        {row.sealed && <p className={textStyles.muted}>{to('sealed')}</p>}
        {judgement === null && !row.sealed && <p className={textStyles.muted}>{to('noneYet')}</p>}
      </Card>
      {judgement && <Judged of={judgement} taxNo={row.taxNo} {...(trial && { title: t('own') })} />}
      {trial && judgement && !against && (
        <Card title={t('other')}>
          <p className={textStyles.muted}>{to('noAgainst')}</p>
        </Card>
      )}
      {against && <Judged of={against} taxNo={row.taxNo} title={t('other')} />}
      {reports.length > 0 && (
        <Card title={t('reports')}>
          <ul className={layout.stack3}>
            {reports.map(({ kind, reportNo, asOf }) => (
              <li key={kind}>
                {reportNo === null ? (
                  t('reckoned', { report: kindTitle(kind, language) })
                ) : (
                  <Link to={paths.report(kind, { taxId: row.taxNo, reportNo })}>
                    {kindTitle(kind, language)} {reportNo}
                  </Link>
                )}{' '}
                <span className={textStyles.mutedSm}>{t('dataAsOf', { day: asOf })}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {!trial && (
        <Overrides
          no={no}
          line={line}
          outcome={row.outcome}
          overrides={overrides}
          closed={row.sealed}
        />
      )}
    </div>
  )
}
