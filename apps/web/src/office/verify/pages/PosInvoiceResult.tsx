import { verify } from '@xinjian/contract/nouns/verify'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { TICKETS, useTicketColumns } from '../picture/list-columns.tsx'
import { words } from '../picture/list-words.ts'
import { useVoucherWords } from '../picture/voucher-words.ts'

/** `/queryRecord/posInvoiceResult?keyword&kind&from&to&page&size`: tickets and receipts that were recognised. */
export function Component() {
  const t = useWords(words)
  const say = useVoucherWords()
  const navigate = useNavigate()
  const may = useMay('verify.check')
  const list = useList(verify.ticketList, {
    of: 'ticket',
    filters: [
      { kind: 'search', key: 'keyword', label: t('ticketKeyword') },
      {
        kind: 'choice',
        key: 'kind',
        label: t('kind'),
        all: t('allKinds'),
        options: TICKETS.map((value) => ({ value, label: say.kind(value) })),
      },
      { kind: 'days', key: 'days', label: t('ticketDay') },
    ],
  })
  return (
    <ListPage
      title={t('tickets')}
      note={t('ticketsNote')}
      list={list}
      caption={t('tickets')}
      columns={useTicketColumns()}
      rowKey={(row) => row.id}
      onOpen={(row) => navigate(paths.verifyInvoice({ way: 'picture', picture: row.pictureId }))}
      noMatch={t('noMatch')}
      empty={{
        icon: 'file',
        title: t('ticketsNone'),
        children: may && (
          <GoLink primary to={paths.verifyInvoice({ way: 'picture' })}>
            {t('start')}
          </GoLink>
        ),
      }}
    />
  )
}
