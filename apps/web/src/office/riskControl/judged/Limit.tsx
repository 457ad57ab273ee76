import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { Card, Stat } from '../../../ui/Card.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { Table } from '../../../ui/table/Table.tsx'
import type { Judgement } from './Lines.tsx'
import { useLineWords } from './useLineWords.ts'
import { words } from './words.ts'

const yuan = (value: number | null): string =>
  value === null ? '--' : value.toLocaleString('en-US')

/** How the limit was reckoned, leg by leg. A leg that is not known makes it unknown: never a guess. */
export function Limit({ of }: { of: NonNullable<Judgement['limit']> }) {
  const t = useWords(words)
  const say = useLineWords()
  const language = useLanguage()
  const { amount, share } = of
  return (
    <Card title={t('limit')}>
      {amount === null ? (
        <p>{t('noLimit')}</p>
      ) : (
        <Stat
          label={share == null ? t('limitNote') : t('shareOf', { share: `${share * 100}%` })}
          value={yuan(amount)}
        />
      )}
      <Table
        caption={t('legs')}
        rows={of.legs}
        rowKey={(leg) => `${leg.report}/${leg.key ?? ''}`}
        loading={false}
        columns={[
          {
            key: 'name',
            title: t('legs'),
            render: (leg) =>
              t('leg', {
                name: leg.name
                  ? say.text(leg.name)
                  : t('suggested', { report: kindTitle(leg.report, language) }),
                times: leg.times,
              }),
          },
          { key: 'base', title: t('base'), align: 'right', render: (leg) => yuan(leg.base) },
          { key: 'value', title: t('amount'), align: 'right', render: (leg) => yuan(leg.value) },
        ]}
      />
      {amount !== null && share != null && <p className={textStyles.mutedSm}>{t('limitNote')}</p>}
    </Card>
  )
}
