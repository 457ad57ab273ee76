import { useQueryClient } from '@tanstack/react-query'
import { programme, type ScfProductRow } from '@xinjian/contract/nouns/finance/scf'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { Two } from '../../loan/columns.tsx'
import { percent } from '../../loan/fen.ts'
import { Ask } from '../Ask.tsx'
import { programmeWords } from '../programme-words.ts'
import { words } from '../words.ts'

const ProductDialog = lazy(() => import('../ProductDialog.tsx'))

/** Hundredths of a percent: 8000 → `80%`. */
const share = (bp: number): string => `${bp / 100}%`

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
  const sayOf = p as (key: string) => string
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
      columns={[
        {
          key: 'name',
          title: t('product'),
          sheet: [{}, { title: t('no'), field: 'no' }],
          render: (row) => <Two above={row.name} below={p(row.type)} />,
        },
        {
          key: 'ratePpm',
          title: p('rate'),
          sheet: { type: 'number' },
          render: (row) => (
            <Two
              above={percent(row.ratePpm)}
              below={`${p('penalty')} ${percent(row.penaltyPpm)}`}
            />
          ),
        },
        {
          key: 'method',
          title: p('method'),
          sheet: [{}, { title: p('dayCount'), field: 'dayCount' }],
          render: (row) => <Two above={sayOf(row.method)} below={sayOf(row.dayCount)} />,
        },
        {
          key: 'maxTenorDays',
          title: p('maxTenor'),
          align: 'right',
          sheet: { type: 'number' },
          render: (row) => p('days', { n: row.maxTenorDays }),
        },
        {
          key: 'advanceBp',
          title: p('advance'),
          align: 'right',
          sheet: { type: 'number' },
          render: (row) => share(row.advanceBp),
        },
        {
          key: 'open',
          title: t('state'),
          sheet: { type: 'bool' },
          render: (row) => (
            <Tag colour={row.open ? 'green' : 'grey'}>{p(row.open ? 'open' : 'closed')}</Tag>
          ),
        },
        { key: 'actions', title: '', render: actions },
      ]}
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
