import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { axisMoney, grouped, shortMoney } from '../../reports/format/number.ts'
import { Card } from '../../ui/Card.tsx'
import { MonthBars } from '../../ui/charts/MonthBars.tsx'
import { RankBars } from '../../ui/charts/RankBars.tsx'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { gradeColour } from '../../ui/Tag.tsx'
import styles from '../account.module.css'
import { words } from '../dashboard-words.ts'
import { byGrade, currentMonth, type DashboardData } from './data.ts'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 })

const exact = (yuan: number): string => {
  const { text, unit } = shortMoney(yuan)
  return `${text} ${unit}`
}

export function Trends({ data }: { data: DashboardData }) {
  const t = useWords(words)
  const language = useLanguage()
  const any = data.months.some((m) => m.count > 0)
  return (
    <div className={cx(styles.row, styles.rowWide)}>
      <Card title={t('trend')} extra={<small className={textStyles.muted}>{t('trendNote')}</small>}>
        {any ? (
          <MonthBars
            label={t('trend')}
            partial={{ month: currentMonth(), name: t('partial') }}
            months={data.months.map((m) => m.month)}
            series={[
              { name: t('sales'), values: data.months.map((m) => m.sales) },
              { name: t('purchases'), values: data.months.map((m) => m.purchases) },
            ]}
            axis={language === 'zh' ? axisMoney : (yuan) => compact.format(yuan)}
            exact={language === 'zh' ? exact : (yuan) => `¥${compact.format(yuan)}`}
          />
        ) : (
          <Empty icon="chart" title={t('noTrend')} />
        )}
      </Card>
      <Card
        title={t('grades')}
        extra={<small className={textStyles.muted}>{t('gradesNote')}</small>}
      >
        {data.grades.length > 0 ? (
          <RankBars
            label={t('grades')}
            rows={byGrade(data.grades).map((g) => ({
              name: g.grade,
              value: g.count,
              colour: `var(--flag-${gradeColour(g.grade)})`,
            }))}
            show={(n) => `${grouped(n)} ${t('unitParties')}`.trim()}
          />
        ) : (
          <Empty icon="shield" title={t('gradesNone')} />
        )}
      </Card>
    </div>
  )
}
