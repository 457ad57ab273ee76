import { useQueryClient } from '@tanstack/react-query'
import { billing, type VoucherRow } from '@xinjian/contract/nouns/billing'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import cells from '../common/cells.module.css'
import { yuan } from '../money/yuan.ts'
import { DecideButtons } from './DecideButtons.tsx'
import { voucherWords, words } from './words.ts'

const COLOURS: Record<VoucherRow['status'], FlagColour> = {
  ASKED: 'yellow',
  DONE: 'green',
  REFUSED: 'red',
}

export function useVoucherColumns(): Column<VoucherRow>[] {
  const t = useWords(words)
  const tv = useWords(voucherWords)
  const client = useQueryClient()
  const decide = async (row: VoucherRow, answer: { approve: boolean; note: string }) => {
    const { companyId, id } = row
    await call(billing.operateVoucherDecide, { companyId, id, ...answer }, { silent: true })
    await client.invalidateQueries({ queryKey: keyOf(billing.operateVouchers) })
    await client.invalidateQueries({ queryKey: keyOf(billing.operateCompanies) })
  }
  const by = (who: string | null, at: string | null) => (
    <span className={cells.two}>
      {who ?? '--'}
      {at && <small className={textStyles.muted}>{instant(at).slice(0, 16)}</small>}
    </span>
  )
  return [
    { key: 'companyName', title: t('company') },
    { key: 'kind', title: t('kind'), render: (row) => tv(row.kind) },
    {
      key: 'amount',
      title: t('amount'),
      align: 'right',
      render: (row) => <span className={textStyles.num}>{yuan(row.amount)}</span>,
    },
    {
      key: 'about',
      title: t('about'),
      render: (row) => (
        <span className={cells.two}>
          {row.about}
          <small className={textStyles.muted}>{row.note}</small>
        </span>
      ),
    },
    { key: 'askedBy', title: t('askedBy'), render: (row) => by(row.askedBy, row.askedAt) },
    {
      key: 'status',
      title: t('status'),
      render: (row) => <Tag colour={COLOURS[row.status]}>{tv(row.status)}</Tag>,
    },
    {
      key: 'decidedBy',
      title: t('decidedBy'),
      render: (row) =>
        row.status === 'ASKED' ? (
          <DecideButtons
            own={row.own}
            title={`${t('decideTitle')} · ${tv(row.kind)} ${yuan(row.amount)}`}
            onDecide={(answer) => decide(row, answer)}
          />
        ) : (
          by(row.decidedBy, row.decidedAt)
        ),
    },
  ]
}
