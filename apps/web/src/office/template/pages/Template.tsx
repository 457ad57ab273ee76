import { useQuery } from '@tanstack/react-query'
import { template } from '@xinjian/contract/nouns/rules/template'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { kindIn, kindTitle } from '../../../reports/kinds.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { Editor } from '../Editor.tsx'
import { words } from '../words.ts'

/** `/riskControl/template?id&from&reportType`: one template; without a number a new one, which may begin as another is. */
export function Component() {
  const [query] = useQueryState()
  const id = numberIn(query, 'id', 0)
  const from = numberIn(query, 'from', 0)
  const kind = kindIn(query.get('reportType')) ?? 'INVOICE'
  return <One key={`${id}/${from}/${kind}`} id={id} from={from} asked={kind} />
}

function One({ id, from, asked }: { id: number; from: number; asked: ReportKind }) {
  const t = useWords(words)
  const language = useLanguage()
  const go = useNavigate()
  const shown = id || from
  const found = useQuery({ ...ask(template.templateDetail, { id: shown }), enabled: shown > 0 })
  const kind = found.data?.reportType ?? asked
  const product = useQuery({
    ...ask(template.templatesOfProduct, { productId: kind }),
    enabled: shown === 0 || found.data !== undefined,
  })
  const fault = found.error ?? product.error
  const row = id > 0 ? (found.data ?? null) : null
  const ready = product.data && (shown === 0 || found.data)
  const start = found.data
    ? {
        name: row ? row.name : t('copyOf', { name: found.data.name }),
        sections: found.data.sections,
      }
    : { name: '', sections: null }
  return (
    <>
      <PageHead
        title={row ? row.name : t('create')}
        note={
          <>
            {kindTitle(kind, language)}{' '}
            {row?.status === 'ENABLED' ? (
              <Tag colour="green">{t('ENABLED')}</Tag>
            ) : product.data?.enabled ? (
              t('inForce', { name: product.data.enabled.name })
            ) : (
              product.data && t('platform')
            )}
          </>
        }
      >
        <GoLink to={paths.templates()}>{t('toList')}</GoLink>
      </PageHead>
      {fault ? (
        <Card>
          <Failed message={messageOf(fault)} onRetry={() => void found.refetch()} />
        </Card>
      ) : ready ? (
        <Editor
          key={row ? `${row.id}.${row.version}` : 'new'}
          kind={kind}
          row={row}
          lines={product.data.sections}
          start={start}
          onSaved={(saved) => void go(paths.template({ id: saved.id }), { replace: true })}
        />
      ) : (
        <Card>
          <Skeleton lines={10} />
        </Card>
      )}
    </>
  )
}
