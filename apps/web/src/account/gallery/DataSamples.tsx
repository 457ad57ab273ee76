import { useWords } from '../../i18n/dictionary.ts'
import { axisMoney, money } from '../../reports/format/number.ts'
import { Card } from '../../ui/Card.tsx'
import { MonthBars } from '../../ui/charts/MonthBars.tsx'
import { RankBars } from '../../ui/charts/RankBars.tsx'
import { Sparkline } from '../../ui/charts/Sparkline.tsx'
import { Table } from '../../ui/Table.tsx'
import { ReportCharts } from './ReportCharts.tsx'
import { MONTHS, PARTIES, SALES } from './sample.ts'
import { words } from './words.ts'

export function DataSamples() {
  const t = useWords(words)
  return (
    <>
      <Card flush title={t('table')}>
        <Table
          copyable
          rows={PARTIES}
          rowKey={(r) => r.name}
          columns={[
            { key: 'name', title: '客户', sortable: true },
            {
              key: 'amount',
              title: '金额（元）',
              align: 'right',
              sortable: true,
              render: (r) => <span className={r.amount < 0 ? 'neg' : ''}>{money(r.amount)}</span>,
            },
            {
              key: 'share',
              title: '占比',
              align: 'right',
              sortable: true,
              render: (r) => `${(r.share * 100).toFixed(2)}%`,
            },
            {
              key: 'trend',
              title: '近12个月',
              value: (r) => r.trend.join(' '),
              render: (r) => <Sparkline values={r.trend} label={r.name} />,
            },
          ]}
        />
      </Card>
      <Card title={t('charts')}>
        <div className="g-charts">
          <MonthBars
            label="开票与收票"
            months={MONTHS}
            series={[
              { name: '销项', values: SALES },
              { name: '进项', values: SALES.map((v, i) => (i === 4 ? -v / 3 : v * 0.64)) },
            ]}
            axis={axisMoney}
            exact={money}
          />
          <RankBars
            label="客户"
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
