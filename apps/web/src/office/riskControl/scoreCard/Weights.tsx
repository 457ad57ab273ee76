import type { ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card } from '../../../ui/Card.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { type Column, Table } from '../../../ui/table/Table.tsx'
import { FIGURES, useKnotWords } from './figures.ts'
import { words } from './words.ts'

interface Row {
  id: string
  at: number
  own: number
  platform: number
}

/** The card as anybody can redo it with a pencil, knot by knot beside the platform's. */
export function Weights({ card, platform }: Pick<ScoreCardResult, 'card' | 'platform'>) {
  const t = useWords(words)
  const knot = useKnotWords()
  const rows = platform.variables.flatMap(({ id, knots }): Row[] => {
    const own = card.variables.find((one) => one.id === id)?.knots
    return knots.map(({ at, points }, i) => ({
      id,
      at,
      platform: points,
      own: own?.[i]?.points ?? 0,
    }))
  })
  const columns: Column<Row>[] = [
    { key: 'id', title: t('figure'), render: ({ id }) => t(FIGURES[id] ?? 'figure') },
    { key: 'at', title: t('at'), align: 'right', render: ({ id, at }) => knot(id, at) },
    { key: 'own', title: t('own'), align: 'right' },
    { key: 'platform', title: t('platform'), align: 'right' },
  ]
  return (
    <Card title={t('weights')}>
      <p className={textStyles.mutedSm}>
        {t('weightsNote', { base: card.scale.base, platform: platform.scale.base })}
      </p>
      <Table
        caption={t('weights')}
        columns={columns}
        rows={rows}
        rowKey={({ id, at }) => `${id}/${at}`}
      />
    </Card>
  )
}
