import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BodyOf } from '@xinjian/contract/endpoint'
import { books } from '@xinjian/contract/nouns/collect/books'
import { useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useTabLabel } from '../../../shell/tabs/useTabLabel.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/Field.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { EnterprisePicker } from '../../common/EnterprisePicker.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { SearchInput } from '../../common/SearchInput.tsx'
import { saveDownload } from '../../common/save.ts'
import { useQueryState } from '../../common/useQueryState.ts'
import { isSealed, Sealed } from '../../consent/Sealed.tsx'
import { Accounts } from '../Accounts.tsx'
import styles from '../books.module.css'
import { Lines, Voucher } from '../Lines.tsx'
import { Months } from '../Months.tsx'
import { addressOf, levelOf, type Place, placeOf, wayTo } from '../place.ts'
import { Statements } from '../Statements.tsx'
import { useWalkKeys } from '../useWalkKeys.ts'
import { usePlaceName, Way } from '../Way.tsx'
import { words } from '../words.ts'

const NOWHERE = addressOf(placeOf(new URLSearchParams()))

/** `/queryCenter/books?taxId…`: the books of an enterprise, from a line of a statement down to the lines of a voucher. */
export function Component() {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const taxNo = query.get('taxId')
  return (
    <>
      <PageHead title={t('title')} note={t('pageNote')}>
        {taxNo === null ? null : (
          <>
            <Button
              icon="building"
              onClick={() => change({ ...NOWHERE, taxId: null, keyword: null })}
            >
              {t('change')}
            </Button>
            <GoLink icon="file" to={paths.dataCollection({ taxId: taxNo, way: 'data' })}>
              {t('toData')}
            </GoLink>
          </>
        )}
      </PageHead>
      {taxNo === null ? (
        <Card title={t('pick')}>
          <p className={textStyles.muted}>{t('pickNote')}</p>
          <EnterprisePicker
            taxNo={null}
            onPick={(row) => change({ ...NOWHERE, taxId: row.taxNo, keyword: null })}
          />
        </Card>
      ) : (
        <BooksOf key={taxNo} taxNo={taxNo} />
      )}
    </>
  )
}

function BooksOf({ taxNo }: { taxNo: string }) {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const place = placeOf(query)
  const keyword = query.get('keyword') ?? ''
  const found = useQuery({
    ...ask(books.bookStatements, { taxNo, ...(place.month && { month: place.month }) }),
    // The head of the page stays while another month is fetched.
    placeholderData: keepPreviousData,
  })
  useTabLabel(found.data?.name ?? null)
  const way = wayTo(place)
  const go = (to: Place) => change({ ...addressOf(to), keyword: null }, { push: true })
  const back = keyword ? place : way.at(-2)
  const walk = useWalkKeys(
    JSON.stringify([addressOf(place), keyword]),
    back ? () => go(back) : null,
  )
  const labels = new Map(
    found.data?.statements.flatMap(({ items }) => items.map(({ code, label }) => [code, label])),
  )
  const nameOf = usePlaceName(labels)
  if (isSealed(found.error))
    return (
      <Card>
        <Sealed message={found.error.message} taxNo={taxNo} />
      </Card>
    )
  if (found.error)
    return (
      <Card>
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      </Card>
    )
  if (!found.data) return <Skeleton lines={12} />
  if (found.data.month === null)
    return (
      <Card>
        <Empty icon="file" title={t('none')}>
          <p className={textStyles.muted}>{t('noneNote')}</p>
          <GoLink icon="upload" to={paths.dataCollection({ taxId: taxNo })}>
            {t('toUpload')}
          </GoLink>
        </Empty>
      </Card>
    )
  const month = place.month ?? found.data.month
  const of = {
    taxNo,
    ...(place.accounts.length > 0 && { account: place.accounts.at(-1)! }),
    ...monthsOf(place.span),
  }
  const sheet = sheetAt(taxNo, month, place)
  return (
    <div {...walk} className={layout.stack4}>
      <Card>
        <h2>{found.data.name}</h2>
        <Way way={way} nameOf={nameOf} />
        <div className={styles.tools}>
          <SearchInput
            label={t('search')}
            value={keyword}
            onSearch={(text) => change({ keyword: text }, { push: true })}
          />
          <p className={styles.month}>
            <span className={textStyles.muted} aria-hidden="true">
              {t('month')}
            </span>
            <Select
              aria-label={t('month')}
              value={month}
              onChange={(event) => change({ month: event.target.value })}
            >
              {found.data.months.map((of) => (
                <option key={of}>{of}</option>
              ))}
            </Select>
          </p>
          {sheet && !keyword ? <Export of={sheet} says="exportPage" /> : null}
          <Export of={{ ...of, ...(keyword && { keyword }) }} says="export" />
        </div>
        <p className={textStyles.mutedXs}>{t('keys')}</p>
      </Card>
      {keyword ? (
        <Lines
          of={{ ...of, keyword }}
          title={t('searched', { keyword })}
          onOpen={(voucher) => go({ ...place, voucher })}
        />
      ) : (
        <Level {...{ taxNo, month, place, go, nameOf }} statements={found.data.statements} />
      )}
    </div>
  )
}

function Level(props: {
  taxNo: string
  month: string
  place: Place
  go: (to: Place) => void
  nameOf: (place: Place) => string
  statements: Parameters<typeof Statements>[0]['statements']
}) {
  const t = useWords(words)
  const { taxNo, month, place, go, nameOf } = props
  const { item, all, accounts, span, voucher } = place
  const title = nameOf(place)
  const account = accounts.at(-1)
  const deeper = (next: string) => go({ ...place, accounts: [...accounts, next] })
  // The other side of a voucher: its account in the month.
  const aside = (other: string, { month }: { month: string }) =>
    go({
      ...{ month: place.month, item: null, all: true, accounts: [other], voucher: null },
      span: { from: month, to: month },
    })
  if (voucher)
    return <Voucher {...{ taxNo, title, ...voucher }} onOpen={(other) => aside(other, voucher)} />
  if (span)
    return (
      <Lines
        of={{ taxNo, ...(account !== undefined && { account }), ...monthsOf(span) }}
        title={[account, title].filter(Boolean).join(' · ')}
        onOpen={(to) => go({ ...place, voucher: to })}
      />
    )
  if (account !== undefined)
    return (
      <Account
        key={account}
        of={{ taxNo, month, under: account }}
        onOpen={deeper}
        onMonth={(to) => go({ ...place, span: to })}
      />
    )
  if (item || all)
    return (
      <Accounts
        of={{ taxNo, month, ...(item && { statement: item.statement, item: item.code }) }}
        title={title}
        onOpen={deeper}
      />
    )
  return (
    <>
      <Statements
        statements={props.statements}
        onOpen={(statement, code) => go({ ...place, month, item: { statement, code } })}
      />
      <p>
        <Button icon="menu" onClick={() => go({ ...place, month, all: true })}>
          {t('allAccounts')}
        </Button>
      </p>
    </>
  )
}

/** What stands under an account, and its months. */
function Account(props: {
  of: { taxNo: string; month: string; under: string }
  onOpen: (account: string) => void
  onMonth: (span: NonNullable<Place['span']>) => void
}) {
  const t = useWords(words)
  const { taxNo, under } = props.of
  const below = useQuery(ask(books.bookAccounts, props.of))
  return (
    <>
      <Accounts of={props.of} title={t('under')} quiet onOpen={props.onOpen} />
      <Months {...{ taxNo, account: under }} waits={below.isPending} onOpen={props.onMonth} />
    </>
  )
}

const monthsOf = (span: Place['span']) => span && { monthFrom: span.from, monthTo: span.to }

type Exported = BodyOf<typeof books.bookExport>

/** What is on screen above the lines, or one voucher; null = lines are. */
function sheetAt(taxNo: string, month: string, place: Place): Exported | null {
  const { item, accounts, voucher } = place
  const level = levelOf(place)
  switch (level) {
    case 'VOUCHER':
      return { taxNo, level, month: voucher!.month, voucher: voucher!.no }
    case 'ACCOUNT':
      return { taxNo, level, month, account: accounts.at(-1)! }
    case 'ACCOUNTS':
      return { taxNo, level, month, ...(item && { statement: item.statement, item: item.code }) }
    case 'STATEMENTS':
      return { taxNo, level, month }
    default:
      return null
  }
}

function Export({ of, says }: { of: Exported; says: 'export' | 'exportPage' }) {
  const t = useWords(words)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveDownload(books.bookExport, of).catch(toastRefusal)
    setBusy(false)
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void save()}>
      {t(busy ? 'exporting' : says)}
    </Button>
  )
}
