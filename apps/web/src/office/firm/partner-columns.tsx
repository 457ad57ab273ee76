import { PARTNER_STANDINGS, type PartnerRow } from '@xinjian/contract/nouns/firm'
import { useWords } from '../../i18n/dictionary.ts'
import { grouped, percent } from '../../reports/format/number.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { words } from './partner-words.ts'

const COLOURS = {
  CLEAN: 'green',
  INCOMPLETE: 'yellow',
  CANCELLED: 'red',
  REVOKED: 'red',
  DISHONEST: 'red',
  IRREGULAR_TAXPAYER: 'red',
} as const

/** `ask` null = whoever looks may order no report. */
export function usePartnerColumns(
  ask: ((rows: readonly PartnerRow[]) => void) | null,
): ListColumn<PartnerRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'name',
      title: t('name'),
      sheet: [{}, { title: t('taxNo'), field: 'taxNo' }],
      render: (row) => (
        <span className={cells.two}>
          {row.name}
          <small className={cx(textStyles.num, textStyles.muted)}>{row.taxNo}</small>
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'right',
      sheet: { type: 'yuan' },
      render: (row) => <span className={textStyles.num}>{grouped(row.amount, 2)}</span>,
    },
    {
      key: 'share',
      title: t('share'),
      align: 'right',
      sheet: { type: 'ratio' },
      render: (row) => <span className={textStyles.num}>{percent(row.share)}</span>,
    },
    {
      key: 'standing',
      title: t('standing'),
      sheet: [
        { names: namesOf(t, PARTNER_STANDINGS) },
        { title: t('disputed'), field: 'disputed', names: { true: t('yes'), false: t('no') } },
      ],
      render: (row) => (
        <>
          {row.standing ? (
            <Tag colour={COLOURS[row.standing]}>{t(row.standing)}</Tag>
          ) : (
            <Tag>{t('notAsked')}</Tag>
          )}
          {row.disputed && <Tag colour="yellow">{t('disputed')}</Tag>}
          {row.named === false && <Tag colour="yellow">{t('otherName')}</Tag>}
        </>
      ),
    },
    {
      key: 'toldOn',
      title: t('toldOn'),
      sheet: { type: 'day' },
      render: (row) => <span className={textStyles.num}>{row.toldOn ?? '—'}</span>,
    },
    ...(ask ? [lookUpColumn(ask, t('ask'))] : []),
  ]
}

const lookUpColumn = (
  ask: (rows: readonly PartnerRow[]) => void,
  label: string,
): ListColumn<PartnerRow> => ({
  key: 'actions',
  title: '',
  render: (row) =>
    row.standing === null || row.standing === 'INCOMPLETE' ? (
      <Button size="sm" onClick={() => ask([row])}>
        {label}
      </Button>
    ) : null,
})
