import { useQuery } from '@tanstack/react-query'
import { consent } from '@xinjian/contract/nouns/consent'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Field, Select } from '../../ui/Field.tsx'
import { Empty } from '../../ui/States.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { ConsentDrawer } from '../consent/ConsentDrawer.tsx'
import { ConsentTable } from '../consent/ConsentTable.tsx'
import { CONSENT_STATUSES, statusWords, words } from '../consent/words.ts'
import '../consent/consent.css'
import { GoLink } from '../common/GoLink.tsx'
import { EnterpriseFilter } from '../consent/EnterpriseFilter.tsx'
import '../common/office-pages.css'
import { SearchInput } from '../common/SearchInput.tsx'
import { numberIn, useQueryState } from '../common/useQueryState.ts'

/** `/queryCenter/consents?taxId&keyword&status&page&size&contractNo`: the consent ledger. */
export function Component() {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const [query, change] = useQueryState()
  const page = numberIn(query, 'page', 1)
  const size = numberIn(query, 'size', 20)
  const taxId = query.get('taxId')
  const keyword = query.get('keyword') ?? ''
  const status = CONSENT_STATUSES.find((s) => s === query.get('status'))
  const list = useQuery({
    ...ask(consent.consentList, {
      page,
      size,
      ...(taxId ? { taxNo: taxId } : {}),
      ...(keyword ? { keyword } : {}),
      ...(status ? { status } : {}),
    }),
    placeholderData: (before) => before,
  })
  const filtered = taxId !== null || keyword !== '' || status !== undefined
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className="w-stack">
        <Card>
          <div className="w-filters">
            <div className="x-field w-grow">
              <span className="cs-label">{t('keyword')}</span>
              <SearchInput
                label={t('keywordHint')}
                value={keyword}
                onSearch={(value) => change({ keyword: value, page: null })}
              />
            </div>
            <EnterpriseFilter
              taxNo={taxId}
              onPick={(taxNo) => change({ taxId: taxNo, page: null })}
            />
            <Field label={t('status')}>
              {(ids) => (
                <Select
                  {...ids}
                  value={status ?? ''}
                  onChange={(event) => change({ status: event.target.value, page: null })}
                >
                  <option value="">{t('allStatus')}</option>
                  {CONSENT_STATUSES.map((s) => (
                    <option key={s} value={s}>
                      {ts(s)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {filtered ? (
              <Button
                onClick={() => change({ taxId: null, keyword: null, status: null, page: null })}
              >
                {t('reset')}
              </Button>
            ) : null}
          </div>
        </Card>
        <Card flush>
          <ConsentTable
            rows={list.data?.rows}
            loading={list.isPending}
            error={list.error ? messageOf(list.error) : undefined}
            onRetry={() => void list.refetch()}
            onOpen={(contractNo) => change({ contractNo }, { push: true })}
            empty={
              <Empty icon="shield" title={filtered ? t('noMatch') : t('empty')}>
                {filtered ? null : (
                  <GoLink primary to={paths.dataCollection({ way: 'phone' })}>
                    {t('toCollect')}
                  </GoLink>
                )}
              </Empty>
            }
          />
          <Pager
            page={page}
            size={size}
            total={list.data?.total ?? 0}
            onChange={(p, s) => change({ page: p, size: s })}
          />
        </Card>
      </div>
      <ConsentDrawer
        contractNo={query.get('contractNo')}
        onClose={() => change({ contractNo: null })}
      />
    </>
  )
}
