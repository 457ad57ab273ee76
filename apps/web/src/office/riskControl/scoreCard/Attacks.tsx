import type { ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card } from '../../../ui/Card.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { type Column, Table } from '../../../ui/table/Table.tsx'
import { attackWords } from './attack-words.ts'

type Row = ScoreCardResult['attacks'][number]

const share = (of: number | undefined): string =>
  of === undefined ? '--' : `${(of * 100).toFixed(1)}%`

/** How far each way to look better on paper lifts enterprises of the sample, on the own card and on the platform's. */
export function Attacks({ attacked, attacks }: Pick<ScoreCardResult, 'attacked' | 'attacks'>) {
  const t = useWords(attackWords)
  const columns: Column<Row>[] = [
    { key: 'id', title: t('attack'), render: ({ id }) => t(id) },
    {
      key: 'mean',
      title: t('meanOwn'),
      align: 'right',
      render: ({ gains }) => gains?.own.mean.toFixed(1) ?? '--',
    },
    {
      key: 'most',
      title: t('mostOwn'),
      align: 'right',
      render: ({ gains }) => (gains ? Math.max(0, gains.own.most) : '--'),
    },
    {
      key: 'own',
      title: t('liftedOwn'),
      align: 'right',
      render: ({ gains }) => share(gains?.own.lifted),
    },
    {
      key: 'platform',
      title: t('liftedPlatform'),
      align: 'right',
      render: ({ gains }) => share(gains?.platform.lifted),
    },
    {
      key: 'unrated',
      title: t('unrated'),
      align: 'right',
      render: ({ unrated }) => (unrated === 0 ? '--' : t('firmsN', { n: unrated })),
    },
  ]
  return (
    <Card title={t('attacks')}>
      {attacks.length === 0 ? (
        <p className={textStyles.muted}>{t('attacksNone')}</p>
      ) : (
        <>
          <p className={textStyles.mutedSm}>{t('attacksNote', { n: attacked })}</p>
          <Table caption={t('attacks')} columns={columns} rows={attacks} rowKey={({ id }) => id} />
        </>
      )}
    </Card>
  )
}
