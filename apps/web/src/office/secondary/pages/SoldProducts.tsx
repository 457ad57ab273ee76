import { useQuery } from '@tanstack/react-query'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { useParams } from 'react-router'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import { useSoldColumns } from '../sold-columns.tsx'
import { words } from '../sold-words.ts'
import { words as customerWords } from '../words.ts'

/** `/secondaryCustomer/manageProduct/:id`: what a secondary customer may query, at which price. */
export function Component() {
  const t = useWords(words)
  const tc = useWords(customerWords)
  const id = Number(useParams().id)
  const child = useQuery(query(secondary.secondaryDetail, { id })).data
  const found = useQuery(query(secondary.secondaryProducts, { id }))
  return (
    <ListPage
      title={child ? t('productsOf', { name: child.name }) : t('products')}
      note={t('productsNote')}
      head={<GoLink to={paths.openSecondary({ id })}>{tc('openTitle')}</GoLink>}
      list={{
        ...useWholeList(found.data),
        error: found.error ? messageOf(found.error) : undefined,
        retry: () => void found.refetch(),
      }}
      caption={t('products')}
      columns={useSoldColumns(child)}
      rowKey={(row) => row.product}
      empty={{
        icon: 'wallet',
        title: t('noProducts'),
        children: <GoLink to={paths.products()}>{t('toOwn')}</GoLink>,
      }}
    />
  )
}
