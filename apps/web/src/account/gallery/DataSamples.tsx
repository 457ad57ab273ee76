import { useWords } from '../../i18n/dictionary.ts'
import { axisMoney, money } from '../../reports/format/number.ts'
import { Card } from '../../ui/Card.tsx'
import { MonthBars } from '../../ui/charts/MonthBars.tsx'
import { RankBars } from '../../ui/charts/RankBars.tsx'
import { Sparkline } from '../../ui/charts/Sparkline.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import styles from './gallery.module.css'
import { ReportCharts } from './ReportCharts.tsx'
import { MONTHS, PARTIES, SALES } from './sample.ts'
import { samples } from './sample-words.ts'
import { words } from './words.ts'

export function DataSamples() {
  const t = useWords(words)
  const s = useWords(samples)
  return (
    <>
      <Card flush title={t('table')}>
        <Table
          copyable
          rows={PARTIES}
          rowKey={(r) => r.name}
          columns={[
            { key: 'name', title: s('customer'), sortable: true },
            {
              key: 'amount',
              title: s('amount'),
              align: 'right',
              sortable: true,
              render: (r) => (
                <span className={r.amount < 0 ? textStyles.neg : ''}>{money(r.amount)}</span>
              ),
            },
            {
              key: 'share',
              title: s('share'),
              align: 'right',
              sortable: true,
              render: (r) => `${(r.share * 100).toFixed(2)}%`,
            },
            {
              key: 'trend',
              title: s('year'),
              value: (r) => r.trend.join(' '),
              render: (r) => <Sparkline values={r.trend} label={r.name} />,
            },
          ]}
        />
      </Card>
      <Card title={t('charts')}>
        <div className={styles.charts}>
          <MonthBars
            label={s('both')}
            months={MONTHS}
            series={[
              { name: s('sales'), values: SALES },
              { name: s('purchases'), values: SALES.map((v, i) => (i === 4 ? -v / 3 : v * 0.64)) },
            ]}
            axis={axisMoney}
            exact={money}
          />
          <RankBars
            label={s('customer')}
            rows={PARTIES.map((p) => ({ name: p.name.slice(0, 2), value: Math.max(0, p.amount) }))}
            show={axisMoney}
          />
        </div>
      </Card>
      <Card title={t('reportCharts')}>
        <ReportCharts />
      </Card>
    </>
  )
}
