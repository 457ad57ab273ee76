import { Link, useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { grouped } from '../../reports/format/number.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { DECISION_WORDS } from '../../reports/verdict/decision-words.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { GradeTag, Tag } from '../../ui/Tag.tsx'
import { Table } from '../../ui/table/Table.tsx'
import styles from '../account.module.css'
import { words } from '../dashboard-words.ts'
import { type DashboardData, shortTime, statusColour } from './data.ts'

const reportPath = ({ taxNo, reportNo, reportType }: DashboardData['recentReports'][number]) =>
  paths.report(reportType, { taxId: taxNo, reportNo })

export function Recent({ data }: { data: DashboardData }) {
  const t = useWords(words)
  const navigate = useNavigate()
  const language = useLanguage()
  const status = (s: string) => (
    <Tag colour={statusColour(s)}>{s in words.zh ? t(s as keyof typeof words.zh) : s}</Tag>
  )
  return (
    <div className={styles.row}>
      <Card flush title={t('recentReports')} extra={<Link to={paths.queryPage()}>{t('all')}</Link>}>
        <Table
          rows={data.recentReports}
          rowKey={(r) => r.reportNo}
          onOpen={(r) => navigate(reportPath(r))}
          empty={<Empty title={t('noReports')}>{t('noReportsHint')}</Empty>}
          columns={[
            {
              key: 'enterpriseName',
              title: t('enterprise'),
              render: (r) => (
                <span className={styles.file}>
                  <Link to={reportPath(r)} onClick={(event) => event.stopPropagation()}>
                    {r.enterpriseName}
                  </Link>
                  <small className={textStyles.muted}>{kindTitle(r.reportType, language)}</small>
                </span>
              ),
            },
            {
              key: 'decision',
              title: t('verdict'),
              render: (r) =>
                r.sealed ? (
                  <span title={t('sealedNote')}>
                    <Tag>{t('sealed')}</Tag>
                  </span>
                ) : r.decision ? (
                  <Tag
                    colour={
                      r.decision === 'REJECT' ? 'red' : r.decision === 'REVIEW' ? 'yellow' : 'grey'
                    }
                  >
                    {DECISION_WORDS[language][r.decision]}
                  </Tag>
                ) : (
                  '--'
                ),
            },
            {
              key: 'grade',
              title: t('grade'),
              render: (r) => (r.sealed ? '--' : <GradeTag grade={r.grade} />),
            },
            { key: 'status', title: t('status'), render: (r) => status(r.status) },
            {
              key: 'createdAt',
              title: t('time'),
              align: 'right',
              render: (r) => shortTime(r.createdAt),
            },
          ]}
        />
      </Card>
      <Card
        flush
        title={t('recentImports')}
        extra={<Link to={paths.dataCollection()}>{t('all')}</Link>}
      >
        <Table
          rows={data.recentImports}
          rowKey={(r) => r.id}
          empty={<Empty icon="upload" title={t('noImports')} />}
          columns={[
            {
              key: 'fileName',
              title: t('file'),
              render: (r) => (
                <span className={styles.file}>
                  {r.fileName}
                  <small className={textStyles.muted}>{r.enterpriseName}</small>
                </span>
              ),
            },
            {
              key: 'invoices',
              title: t('invoices'),
              align: 'right',
              render: (r) => grouped(r.invoices),
            },
            { key: 'status', title: t('status'), render: (r) => status(r.status) },
            {
              key: 'createdAt',
              title: t('time'),
              align: 'right',
              render: (r) => shortTime(r.createdAt),
            },
          ]}
        />
      </Card>
    </div>
  )
}
