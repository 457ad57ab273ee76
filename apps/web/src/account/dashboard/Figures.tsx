import { useWords } from '../../i18n/dictionary.ts'
import { grouped } from '../../reports/format/number.ts'
import { Stat } from '../../ui/Card.tsx'
import styles from '../account.module.css'
import { words } from '../dashboard-words.ts'
import type { DashboardData } from './data.ts'

export function Figures({ data }: { data: DashboardData }) {
  const t = useWords(words)
  return (
    <section className={styles.figures}>
      <Stat label={t('enterprises')} value={grouped(data.enterprises)} unit={t('unitParties')} />
      <Stat label={t('invoices')} value={grouped(data.invoices)} unit={t('unitSheets')} />
      <Stat
        label={t('reports')}
        value={grouped(data.reports)}
        unit={t('unitCopies')}
        note={t('reportsMonth', { n: data.reportsThisMonth })}
      />
      <Stat
        label={t('running')}
        value={grouped(data.importsRunning)}
        unit={t('unitBatches')}
        note={t(data.importsRunning > 0 ? 'runningSome' : 'runningNone')}
      />
    </section>
  )
}
