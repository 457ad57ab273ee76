import { PACK_FORMS, PACKS, rowKeyOf } from '@xinjian/contract/lists/registry'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import type { ListColumn } from '../column.ts'
import { ExportButton } from '../export/ExportButton.tsx'
import css from '../list.module.css'
import type { ListView } from '../useList.ts'
import { words } from './batch-words.ts'
import type { BatchOffer } from './offer.ts'

const BatchDialog = lazy(() => import('./BatchDialog.tsx'))

/** The rows that were picked, or all of the filter, and what can be done with them. */
export default function PickedBar<R extends object>(props: {
  list: ListView<R>
  rows: readonly R[]
  /** Every row of this page is among them. */
  whole: boolean
  all: boolean
  onAll: () => void
  onNone: () => void
  offers: readonly BatchOffer[]
  columns: readonly ListColumn<R>[]
  name: string
  /** More that can be done with those picked. */
  children?: ReactNode
}) {
  const { list, rows, all, offers } = props
  const t = useWords(words)
  const [offer, setOffer] = useState<BatchOffer | null>(null)
  const { saved } = list
  const n = all ? list.total : rows.length
  const keys = saved ? rows.map((row) => rowKeyOf(saved.of, row)) : []
  const only = all ? {} : { only: keys }
  return (
    <div className={css.picked} role="status">
      <b className={textStyles.num}>{t(all ? 'pickedAll' : 'picked', { n })}</b>
      {/* What is done with all is done with as many as were seen: of a list that was not counted to its end nobody has seen how many. */}
      {!all && props.whole && offers.length > 0 && list.total > rows.length && !list.more && (
        <Button size="sm" variant="quiet" onClick={props.onAll}>
          {t('pickAll', { n: list.total })}
        </Button>
      )}
      {offers.map((one) => (
        <Button
          key={one.action}
          size="sm"
          {...(one.danger && { variant: 'danger' as const })}
          onClick={() => setOffer(one)}
        >
          {one.label}
        </Button>
      ))}
      {!all && props.children}
      {saved &&
        saved.of in PACKS &&
        PACK_FORMS.map((form) => (
          <ExportButton
            key={form}
            pack={form}
            list={list}
            columns={props.columns}
            name={props.name}
            {...(!all && { only: keys })}
          />
        ))}
      {!all && <ExportButton list={list} columns={props.columns} name={props.name} only={keys} />}
      <Button size="sm" variant="quiet" onClick={props.onNone}>
        {t('unpick')}
      </Button>
      <Suspense fallback={null}>
        {offer && (
          <BatchDialog
            offer={offer}
            filter={list.asked}
            {...only}
            n={n}
            onEnd={list.retry}
            onClose={() => {
              setOffer(null)
              props.onNone()
            }}
            onLeave={() => setOffer(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
