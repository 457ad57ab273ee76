import type { BacktestSums } from '@xinjian/contract/rules/sums'
import type { DecisionLevel } from '@xinjian/engine/report/document'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useSay } from '../../../reports/english/english.ts'
import { Card, Stat } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { Table } from '../../../ui/table/Table.tsx'
import { decisionWords } from '../../common/DecisionTag.tsx'
import { backtestWords } from '../more-words.ts'
import styles from '../rulebook.module.css'

/** How many come out differently, by decision and by rule. What could not be judged stands beside what was. */
export function RunSummary({ of }: { of: BacktestSums }) {
  const t = useWords(backtestWords)
  const td = useWords(decisionWords)
  const say = useSay(useLanguage())
  const { rules, decisions } = of
  const named = (level: string | null) => (level ? td(level as DecisionLevel) : '--')
  return (
    <>
      <Card>
        <div className={styles.figures}>
          <Stat label={t('total')} value={of.total} />
          <Stat label={t('judged')} value={of.judged} />
          <Stat label={t('flipped')} value={of.flipped} />
          <Stat label={t('noData')} value={of.noData} />
          <Stat label={t('noConsent')} value={of.noConsent} />
          {of.failed > 0 && <Stat label={t('failed')} value={of.failed} />}
          {of.sealed > 0 && <Stat label={t('sealed')} value={of.sealed} />}
          {decisions.map(({ before, after, n }) => (
            <Stat
              key={`${before}/${after}`}
              label={`${t('decisions')}：${named(before)} → ${named(after)}`}
              value={n}
            />
          ))}
        </div>
        {of.sealed > 0 && <p className={textStyles.mutedSm}>{t('sealedNote')}</p>}
      </Card>
      <Card flush title={t('byRule')}>
        <Table
          caption={t('byRule')}
          rows={rules}
          rowKey={({ rule }) => rule}
          loading={false}
          columns={[
            {
              key: 'rule',
              title: t('rule'),
              render: ({ rule, name }) => `${rule} ${say?.(name) ?? name}`,
            },
            { key: 'newHits', title: t('newHits'), align: 'right' },
            { key: 'goneHits', title: t('goneHits'), align: 'right' },
            { key: 'other', title: t('other'), align: 'right' },
          ]}
          empty={<Empty icon="check" title={t('nobody')} />}
        />
      </Card>
    </>
  )
}
