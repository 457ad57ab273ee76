import { verify } from '@xinjian/contract/nouns/verify'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { usePictureColumns } from '../picture/list-columns.tsx'
import { words } from '../picture/list-words.ts'

/** `/queryRecord/multiTicket?keyword&from&to&page&size`: pictures and files that show several vouchers. */
export function Component() {
  const t = useWords(words)
  const navigate = useNavigate()
  const may = useMay('verify.check')
  const list = useList(verify.pictureList, {
    of: 'picture',
    filters: [
      { kind: 'search', key: 'keyword', label: t('mixedKeyword') },
      { kind: 'days', key: 'days', label: t('day') },
      { kind: 'tick', key: 'all', label: t('single'), value: '1' },
    ],
  })
  return (
    <ListPage
      title={t('mixed')}
      note={t('mixedNote')}
      list={list}
      caption={t('mixed')}
      columns={usePictureColumns()}
      rowKey={(row) => row.id}
      onOpen={(row) => navigate(paths.verifyInvoice({ way: 'picture', picture: row.id }))}
      noMatch={t('noMatch')}
      empty={{
        icon: 'copy',
        title: t('mixedNone'),
        children: may && (
          <GoLink primary to={paths.verifyInvoice({ way: 'picture' })}>
            {t('start')}
          </GoLink>
        ),
      }}
    />
  )
}
