import { useQuery } from '@tanstack/react-query'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { lazy, Suspense, useState } from 'react'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { useTabLabel } from '../../../shell/tabs/useTabLabel.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { EnterprisePicker } from '../../common/EnterprisePicker.tsx'
import styles from '../../common/office-pages.module.css'
import { useQueryState } from '../../common/useQueryState.ts'
import { NoEnterprise } from '../../intake/Nothing.tsx'
import { words } from '../../intake/words.ts'
import { WAYS, Way } from '../../ways/Way.tsx'
import { words as wayWords } from '../../ways/words.ts'

/** Fetched when somebody adds one. */
const EnterpriseDialog = lazy(async () => ({
  default: (await import('../../intake/EnterpriseDialog.tsx')).EnterpriseDialog,
}))

/** Parameters that belong to one way and leave with it. */
const OF_A_WAY =
  'page size sort status state keyword dataset record area from to task only errors check labels chosen sheets layouts'
const AFRESH = Object.fromEntries(OF_A_WAY.split(' ').map((name) => [name, null]))

/** `/queryCenter/dataCollection?taxId&way[&…]`: enterprises, both ways in with their history, and what is held of one. */
export function Component() {
  const t = useWords(words)
  const tw = useWords(wayWords)
  const mayImport = useMay('invoice.import')
  const mayCollect = useMay('collect.read')
  const [query, change] = useQueryState()
  const [adding, setAdding] = useState(false)
  const taxNo = query.get('taxId')
  const ways = WAYS.filter((w) => w !== 'phone' || mayCollect)
  const way = ways.find((w) => w === query.get('way')) ?? 'upload'
  const found = useQuery({
    ...ask(enterprise.enterpriseList, { keyword: taxNo ?? '', page: 1, size: 10 }),
    enabled: taxNo !== null,
  })
  const chosen = found.data?.rows.find((row) => row.taxNo === taxNo)
  useTabLabel(chosen?.name ?? null)
  const notes = {
    upload: t(mayImport ? 'note' : mayCollect ? 'noteRead' : 'noteImports'),
    phone: tw('phoneNote'),
    data: tw('heldNote'),
  }
  const none = (
    <NoEnterprise
      hint={way === 'phone' ? tw('phoneFirst') : t('addFirst')}
      onAdd={mayImport ? () => setAdding(true) : null}
    />
  )
  const choose = (row: { taxNo: string }) => change({ taxId: row.taxNo, page: null })
  const enterprises = (
    <Card title={t('enterprises')}>
      <EnterprisePicker size={5} taxNo={taxNo} onPick={choose} empty={none} />
    </Card>
  )
  const labels = { upload: tw('byUpload'), phone: tw('byPhone'), data: tw('held') }
  return (
    <>
      <PageHead title={t('title')} note={notes[way]}>
        {mayImport ? (
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        ) : null}
      </PageHead>
      <div className={styles.stack}>
        <div>
          <Segmented
            label={tw('way')}
            value={way}
            options={ways.map((key) => ({ key, label: labels[key] }))}
            onChange={(key) => change({ ...AFRESH, way: key === 'upload' ? null : key })}
          />
        </div>
        <Way {...{ way, taxNo, chosen, enterprises, none }} />
      </div>
      {adding ? (
        <Suspense>
          <EnterpriseDialog
            open
            onClose={() => setAdding(false)}
            onSaved={(row) => {
              setAdding(false)
              choose(row)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
