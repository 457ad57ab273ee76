import { useQueryClient } from '@tanstack/react-query'
import { VOUCHER_KINDS, VOUCHER_STATUSES } from '@xinjian/contract/money'
import { billing, type VoucherRow } from '@xinjian/contract/nouns/billing'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../../ui/Tag.tsx'
import cells from '../../common/cells.module.css'
import { type ListColumn, namesOf } from '../../list/column.ts'
import { yuan } from '../yuan.ts'
import { DecideButtons } from './DecideButtons.tsx'
import { voucherWords, words } from './words.ts'

const COLOURS: Record<VoucherRow['status'], FlagColour> = {
  ASKED: 'yellow',
  DONE: 'green',
  REFUSED: 'red',
}

export function useVoucherColumns(): ListColumn<VoucherRow>[] {
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
    { key: 'companyName', title: t('company'), sheet: {} },
    {
      key: 'kind',
      title: t('kind'),
      sheet: { names: namesOf(tv, VOUCHER_KINDS) },
      render: (row) => tv(row.kind),
    },
    {
      key: 'amount',
      title: t('amount'),
      sheet: { type: 'hao' },
      align: 'right',
      render: (row) => <span className={textStyles.num}>{yuan(row.amount)}</span>,
    },
    {
      key: 'about',
      title: t('about'),
      sheet: [{}, { title: t('note'), field: 'note' }],
      render: (row) => (
        <span className={cells.two}>
          {row.about}
          <small className={textStyles.muted}>{row.note}</small>
        </span>
      ),
    },
    {
      key: 'askedBy',
      title: t('askedBy'),
      sheet: [{}, { title: t('askedAt'), field: 'askedAt', type: 'instant' }],
      render: (row) => by(row.askedBy, row.askedAt),
    },
    {
      key: 'status',
      title: t('status'),
      sheet: { names: namesOf(tv, VOUCHER_STATUSES) },
      render: (row) => <Tag colour={COLOURS[row.status]}>{tv(row.status)}</Tag>,
    },
    {
      key: 'decidedBy',
      title: t('decidedBy'),
      sheet: [{}, { title: t('decidedAt'), field: 'decidedAt', type: 'instant' }],
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
