import type { ListedPicture, ListedTicket } from '@xinjian/contract/nouns/verify'
import { formatFen, groupDigits } from '@xinjian/format'
import { TICKET_KINDS, type TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { Link } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { instant } from '../../../reports/format/instant.ts'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import cells from '../../common/cells.module.css'
import { type ListColumn, namesOf } from '../../list/column.ts'
import { kindsOf } from '../kinds-of.ts'
import { words } from './list-words.ts'
import styles from './picture.module.css'
import { useVoucherWords } from './voucher-words.ts'

export const TICKETS = Object.keys(TICKET_KINDS) as TicketKind[]

const opened = (picture: number) => paths.verifyInvoice({ way: 'picture', picture })

/** When and by whom a file was read. */
function useReadAt<R extends { madeAt: string; madeBy: string }>(): ListColumn<R> {
  const t = useWords(words)
  return {
    key: 'madeAt',
    title: t('at'),
    sheet: [{ type: 'instant' }, { title: t('by'), field: 'madeBy' }],
    render: (row) => (
      <span className={cx(cells.two, textStyles.nowrap)}>
        <span className={textStyles.num}>{instant(row.madeAt).slice(0, 16)}</span>
        <small className={textStyles.muted}>{row.madeBy}</small>
      </span>
    ),
  }
}

export function usePictureColumns(): ListColumn<ListedPicture>[] {
  const english = useLanguage() === 'en'
  const t = useWords(words)
  const say = useVoucherWords()
  const number = { type: 'number' } as const
  return [
    {
      key: 'fileName',
      title: t('file'),
      sheet: {},
      render: (row) => <Link to={opened(row.id)}>{row.fileName}</Link>,
    },
    {
      key: 'kindNames',
      title: t('kinds'),
      // Kinds with their counts are told in Chinese by the service.
      sheet: english
        ? [
            { field: 'kinds.kind', names: { ...kindsOf(say.kind), ...namesOf(say.kind, TICKETS) } },
            { title: t('counts'), field: 'kinds.count' },
          ]
        : {},
      render: (row) => row.kinds.map(({ kind, count }) => `${say.kind(kind)}×${count}`).join('、'),
    },
    {
      key: 'invoices',
      title: t('vouchers'),
      sheet: [
        { title: t('invoices'), ...number },
        { title: t('ticketCount'), field: 'tickets', ...number },
      ],
      align: 'right',
      render: (row) => <span className={textStyles.num}>{row.invoices + row.tickets}</span>,
    },
    {
      key: 'verified',
      title: t('verified'),
      sheet: number,
      align: 'right',
      render: (row) => (
        <span className={row.invoices === 0 ? textStyles.muted : textStyles.num}>
          {row.invoices === 0
            ? t('noInvoice')
            : t('verifiedOf', { verified: row.verified, invoices: row.invoices })}
        </span>
      ),
    },
    useReadAt(),
  ]
}

export function useTicketColumns(): ListColumn<ListedTicket>[] {
  const t = useWords(words)
  const say = useVoucherWords()
  return [
    {
      key: 'kind',
      title: t('kind'),
      sheet: { names: namesOf(say.kind, TICKETS) },
      render: (row) => <Link to={opened(row.pictureId)}>{say.kind(row.kind)}</Link>,
    },
    {
      key: 'number',
      title: t('number'),
      sheet: [{}, { title: t('file'), field: 'fileName' }],
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.num}>{row.number || '--'}</span>
          <small className={textStyles.muted}>{row.fileName}</small>
        </span>
      ),
    },
    {
      key: 'date',
      title: t('date'),
      sheet: {},
      render: (row) => <span className={textStyles.num}>{row.date || '--'}</span>,
    },
    {
      key: 'amount',
      title: t('amount'),
      sheet: { field: 'amountYuan', type: 'yuan' },
      align: 'right',
      render: (row) => (
        <span className={textStyles.num}>
          {row.amount === null ? '--' : groupDigits(formatFen(row.amount))}
        </span>
      ),
    },
    { key: 'where', title: t('where'), sheet: {}, render: (row) => row.where || '--' },
    {
      key: 'doubts',
      title: t('doubts'),
      sheet: [
        { type: 'number' },
        { title: t('corrected'), field: 'edited', type: 'bool' },
        { title: t('looked'), field: 'confirmed', type: 'number' },
        { title: t('lookedBy'), field: 'confirmedBy' },
        { title: t('lookedAt'), field: 'confirmedAt', type: 'instant' },
      ],
      align: 'right',
      render: (row) => (
        <span className={cx(styles.marks, styles.right)}>
          {row.doubts > 0 && row.doubts}
          {row.edited && <Tag colour="accent">{t('corrected')}</Tag>}
          {row.confirmed > 0 && <Tag colour="green">{t('looked')}</Tag>}
          {row.doubts + row.confirmed === 0 && !row.edited && '--'}
        </span>
      ),
    },
    useReadAt(),
  ]
}
