import { useQuery } from '@tanstack/react-query'
import { firm } from '@xinjian/contract/nouns/firm'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { labelsOf } from '../../reports/labels.ts'
import type { FirmShown } from '../../reports/verdict/firm.ts'

/**
 * The enterprise of a report as it stands now, with the ways to the reports it rests on and to its matters.
 * @param ready the report is made: before that it says nothing of its enterprise
 */
export function useFirmOf(reportNo: string, ready: boolean): FirmShown {
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    ...query(firm.firmVerdict, { reportNo }),
    enabled: ready,
  })
  return useMemo(() => {
    if (!data)
      return error
        ? { line: null, fault: messageOf(error), onRetry: () => void refetch() }
        : { line: null }
    return {
      line: data,
      linkTo: ({ kind, reportNo: no }, title) =>
        no === reportNo ? (
          <strong>{title}</strong>
        ) : (
          <Link to={paths.report(kind, { taxId: data.taxNo, reportNo: no })}>{title}</Link>
        ),
      beneath: (
        <>
          <Link to={paths.matters({ taxId: data.taxNo })}>{labelsOf(language).firmMatters}</Link>
          {' · '}
          <Link to={paths.partners({ taxId: data.taxNo })}>{labelsOf(language).firmPartners}</Link>
        </>
      ),
    }
  }, [data, error, refetch, reportNo, language])
}
