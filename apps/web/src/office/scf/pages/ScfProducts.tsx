import { useQueryClient } from '@tanstack/react-query'
import { programme, type ScfProductRow } from '@xinjian/contract/nouns/finance/scf'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { Ask } from '../Ask.tsx'
import { useProductColumns } from '../product-columns.tsx'
import { programmeWords } from '../programme-words.ts'
import { words } from '../words.ts'

const ProductDialog = lazy(() => import('../ProductDialog.tsx'))

/** `/supplyChain/products?keyword&page&size`: financing products. */
export function Component() {
  const t = useWords(words)
  const p = useWords(programmeWords)
  const client = useQueryClient()
  const mayWrite = useMay('scf.write')
  const [adding, setAdding] = useState(false)
  const anew = () => client.invalidateQueries({ queryKey: keyOf(programme.scfProductList) })
  const list = useList(programme.scfProductList, {
    of: 'scfProduct',
    filters: [{ kind: 'search', key: 'keyword', label: p('keywordProduct') }],
  })
  const actions = (row: ScfProductRow) =>
    mayWrite && row.open ? (
      <Ask
        size="sm"
        label={p('disable')}
        about={row.name}
        variant="danger"
        onSay={async (reason) => {
          await call(programme.scfProductClose, { no: row.no, reason }, { silent: true })
          await anew()
        }}
      />
    ) : null
  return (
    <ListPage
      title={p('productsTitle')}
      note={p('productsNote')}
      list={list}
      columns={useProductColumns(actions)}
      rowKey={({ no }) => no}
      noMatch={t('noMatch')}
      empty={{ icon: 'wallet', title: p('noProducts'), children: <p>{p('noProductsHint')}</p> }}
      head={
        mayWrite ? (
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {p('newProduct')}
          </Button>
        ) : null
      }
    >
      {adding ? (
        <Suspense fallback={null}>
          <ProductDialog onDone={() => void anew()} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </ListPage>
  )
}
