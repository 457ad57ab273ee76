import { useQuery } from '@tanstack/react-query'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { useParams } from 'react-router'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { useProductName } from '../../product/product-name.ts'
import { SellForm } from '../SellForm.tsx'
import { words } from '../sold-words.ts'

/** `/secondaryCustomer/createProduct/:id?product`: a product is opened for a secondary customer, or its price is changed. */
export function Component() {
  const t = useWords(words)
  const nameOf = useProductName()
  const id = Number(useParams().id)
  const [query] = useQueryState()
  const product = query.get('product')
  const child = useQuery(ask(secondary.secondaryDetail, { id })).data
  const found = useQuery(ask(secondary.secondaryProducts, { id }))
  const row = found.data?.find((each) => each.product === product)
  const name = row && nameOf(row)
  return (
    <>
      <PageHead
        title={name && child ? t('sellTitle', { name: child.name, product: name }) : t('sell')}
        note={t('sellNote')}
      >
        <GoLink to={paths.soldProducts({ id })}>{t('backProducts')}</GoLink>
      </PageHead>
      <Card>
        {found.error ? (
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        ) : row ? (
          <SellForm key={row.product} id={id} row={row} />
        ) : found.data ? (
          <Empty icon="wallet" title={t('noProducts')}>
            <GoLink to={paths.soldProducts({ id })}>{t('backProducts')}</GoLink>
          </Empty>
        ) : (
          <Skeleton lines={4} />
        )}
      </Card>
    </>
  )
}
