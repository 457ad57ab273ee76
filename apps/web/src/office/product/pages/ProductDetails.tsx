import { useQuery } from '@tanstack/react-query'
import { product } from '@xinjian/contract/nouns/product'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { ProductFacts } from '../ProductFacts.tsx'
import { useProductActions } from '../useProductActions.ts'
import { words } from '../words.ts'

/** `/product/details?code`: one product: what it costs, by which rule, and whether it is open. */
export function Component() {
  const t = useWords(words)
  const [address] = useQueryState()
  const code = address.get('code')
  const actions = useProductActions()
  const found = useQuery({
    ...query(product.userProduct, { id: code ?? '' }),
    enabled: code !== null,
  })
  const row = found.data
  return (
    <>
      <PageHead title={row ? actions.nameOf(row) : t('details')}>
        <GoLink to={paths.products()}>{t('products')}</GoLink>
        {row && actions.mayClose(row) && (
          <Button onClick={() => void actions.close(row)}>{t('doClose')}</Button>
        )}
        {row && actions.mayOpen(row) && (
          <Button variant="primary" onClick={() => void actions.open(row)}>
            {t('doOpen')}
          </Button>
        )}
        {row?.open && (
          <GoLink primary to={paths.queryReport({ reportType: row.code })}>
            {t('toQuery')}
          </GoLink>
        )}
      </PageHead>
      {code === null ? (
        <Card>
          <Empty icon="wallet" title={t('chooseProduct')}>
            <GoLink to={paths.products()}>{t('products')}</GoLink>
          </Empty>
        </Card>
      ) : found.error ? (
        <Card>
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        </Card>
      ) : row ? (
        <ProductFacts row={row} />
      ) : (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
    </>
  )
}
